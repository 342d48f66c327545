// A page that was made beforehand reads without script. The rest is fetched when it is first touched, and what was pressed meanwhile is pressed
// again once the page answers.
const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const start = () => import('./main.tsx');
const touches = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'change',
] as const;

/** Holds what is pressed until the page answers. */
function holdPresses(): void {
  let pressed: HTMLElement | undefined;
  let chosen: { list: HTMLSelectElement; value: string } | undefined;
  const hold = (event: Event) => {
    // Links, fields, lists and disclosures work without script.
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const holdChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen = { list: target, value: target.value };
  };
  addEventListener('change', holdChoice, { capture: true });
  addEventListener('click', hold, { capture: true });
  addEventListener(
    'karo-ready',
    () => {
      removeEventListener('click', hold, { capture: true });
      removeEventListener('change', holdChoice, { capture: true });
      pressed?.click();
      if (!chosen) return;
      chosen.list.value = chosen.value;
      chosen.list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { once: true },
  );
}

function startWhenTouched(): void {
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin);
    start();
  };
  for (const touch of touches) addEventListener(touch, begin, { passive: true });
}

const isMade = document.getElementById('root')?.hasChildNodes();
const isOwn =
  kept('karo-known') === 'yes' || (kept('karo-language') ?? 'en') !== 'en' || location.hash !== '';
if (isMade) holdPresses();
if (isMade && !isOwn) startWhenTouched();
else start();
