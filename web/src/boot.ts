// Pages are made beforehand and read without script. What they need to answer is fetched once they are painted, or, where a page answers without
// it, when it is first touched; what was typed and pressed meanwhile is typed and pressed again once the page answers.
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

/** Asks for each file in a task of its own: it takes a slow phone some milliseconds. */
async function fetchAll(scripts: readonly HTMLLinkElement[]): Promise<void> {
  for (const script of scripts) {
    document.head.append(script);
    await pause();
  }
}

/** Fetches what the page names for later, and runs it in pieces, so that a slow phone answers a touch meanwhile. */
async function start(): Promise<void> {
  const links = [...(later()?.content.querySelectorAll('link') ?? [])];
  const scripts = links.filter(({ rel }) => rel === 'modulepreload');
  const dressed = dress(links.filter(({ rel }) => rel === 'stylesheet'));
  await fetchAll(scripts);
  await dressed;
  for (const { href } of scripts) {
    await import(/* @vite-ignore */ href);
    await pause();
  }
  await import('./main.tsx');
}

const UNSEEN_MS = 1000;
/** Once the page is on the screen; one that nobody looks at does not wait for that. */
function whenPainted(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN_MS);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type);

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && !isBox(target)) || target instanceof HTMLTextAreaElement;

/** Types again what stands in a field. React hears only what differs from what it knows: nothing first, then all of it. */
function retype(field: Field, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    write?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Ticks again what was ticked, or the other way about: React hears only a tick that differs from what it knows. */
function retick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

function rechoose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Keeps what is chosen in a list that names a place for it: whoever leaves before the page answers finds it on the next. */
function keep({ dataset, value }: HTMLSelectElement): void {
  try {
    if (dataset.keep) localStorage.setItem(dataset.keep, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Whether it was chosen by hand: another than the page was made with. */
const isChosen = ({ selectedOptions, options }: HTMLSelectElement): boolean => {
  const made = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return selectedOptions[0] !== made;
};

/** Holds what is typed, chosen and pressed until the page answers. */
function holdDoings(): void {
  const pressed: HTMLElement[] = [];
  const typed = new Map<Field, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const held = {
    click: (event: Event) => {
      // Links, lists and disclosures work without script.
      const button = (event.target as Element).closest<HTMLElement>('button');
      if (!button || !event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
      // Whoever presses again out of impatience means it once; a key of a keypad says `data-each`.
      if (pressed.at(-1) !== button || button.dataset.each !== undefined) pressed.push(button);
    },
    submit: (event: Event) => {
      if (event.isTrusted) event.preventDefault();
    },
    input: ({ target }: Event) => {
      if (isField(target)) typed.set(target, target.value);
    },
    change: ({ target }: { target: EventTarget | null }) => {
      if (target instanceof HTMLSelectElement) {
        chosen.set(target, target.value);
        keep(target);
      }
      if (isBox(target)) ticked.set(target, target.checked);
    },
  };
  // Chosen before this script had come.
  for (const list of document.querySelectorAll('select')) if (isChosen(list)) held.change({ target: list });
  const capture = { capture: true };
  for (const [name, hold] of Object.entries(held)) addEventListener(name, hold, capture);
  const release = async () => {
    for (const name of ['input', 'change', 'submit'] as const) removeEventListener(name, held[name], capture);
    for (const [field, value] of typed) retype(field, value);
    for (const [list, value] of chosen) rechoose(list, value);
    for (const [box, isTicked] of ticked) retick(box, isTicked);
    // In the order in which they were pressed, each once the page has taken in what was before it.
    do {
      await pause();
      pressed.shift()?.click();
    } while (pressed.length > 0);
    removeEventListener('click', held.click, capture);
  };
  addEventListener('karo-ready', release, { once: true });
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

function startWhenTouched(): void {
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin);
    start();
  };
  for (const touch of touches) addEventListener(touch, begin, { passive: true });
}

const isMade = document.getElementById('root')?.hasChildNodes();
// First of all: it keeps what was chosen by now, and a language that was chosen is spoken at once.
if (isMade) holdDoings();
const isOwn =
  kept('karo-known') === 'yes' || (kept('karo-language') ?? 'en') !== 'en' || location.hash !== '';
whenPainted(() => {
  document.documentElement.dataset.painted = 'yes';
});
if (!isMade) start();
else if (isOwn || !later()?.hasAttribute('data-reads')) whenPainted(start);
else startWhenTouched();
