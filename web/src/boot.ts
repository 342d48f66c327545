// Pages are made beforehand and read without script. What they need to answer is fetched once they are painted, or, where a page answers without
// it, when it is first touched; what was pressed meanwhile is pressed again once the page answers.
const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What the page's script needs. */
const later = () => document.querySelector<HTMLTemplateElement>('#later');

const loaded = (link: HTMLLinkElement) =>
  new Promise((done) => {
    link.onload = link.onerror = done;
  });

/** The whole styles, which are in force all at once: each builds on those before it. */
async function dress(styles: readonly HTMLLinkElement[]): Promise<void> {
  for (const style of styles) style.media = 'not all';
  const all = Promise.all(styles.map(loaded));
  document.head.append(...styles);
  await all;
  for (const style of styles) style.media = 'all';
}

const pause = () => new Promise((done) => setTimeout(done));

/** Fetches what the page names for later, and runs it in pieces, so that a slow phone answers a touch meanwhile. */
async function start(): Promise<void> {
  const links = [...(later()?.content.querySelectorAll('link') ?? [])];
  const scripts = links.filter(({ rel }) => rel === 'modulepreload');
  const dressed = dress(links.filter(({ rel }) => rel === 'stylesheet'));
  document.head.append(...scripts);
  await dressed;
  for (const { href } of scripts) {
    await import(/* @vite-ignore */ href);
    await pause();
  }
  await import('./main.tsx');
}

const UNSEEN_MS = 1000;
/** Once the page is on the screen; a page that nobody looks at does not wait for that. */
function startWhenPainted(): void {
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) start();
    hasBegun = true;
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, UNSEEN_MS);
}

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
  const holdForm = (event: Event) => event.preventDefault();
  addEventListener('change', holdChoice, { capture: true });
  addEventListener('click', hold, { capture: true });
  addEventListener('submit', holdForm, { capture: true });
  addEventListener(
    'karo-ready',
    () => {
      removeEventListener('click', hold, { capture: true });
      removeEventListener('change', holdChoice, { capture: true });
      removeEventListener('submit', holdForm, { capture: true });
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
if (!isMade) start();
else if (isOwn || !later()?.hasAttribute('data-reads')) startWhenPainted();
else startWhenTouched();
