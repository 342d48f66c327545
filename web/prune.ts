import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

type Used = { classes: Set<string>; tags: Set<string> };

function usedIn(html: string): Used {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/));
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? '');
  return { classes: new Set(classes), tags: new Set([...tags, 'html', 'body']) };
}

/** What a selector asks for, less what stands in brackets: that may come about later, or is one of several. */
const bare = (selector: string): string => {
  let plain = selector.replaceAll(/\[[^[\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/:?:[\w-]+(\([^()]*\))?/g, '');
  }
  return plain;
};

function isUsed(selector: string, { classes, tags }: Used): boolean {
  if (selector.includes('[dir=') || selector.includes(':dir(')) return false;
  const plain = bare(selector);
  const named = [...plain.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name ?? ''));
  const types = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)];
  return named && types.every(([, name]) => tags.has(name ?? ''));
}

const isFrame = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';

const isEmpty = (part: Container) => (part.nodes?.length ?? 0) === 0;

function dropRules(root: Root, used: Used): void {
  root.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const kept = rule.selectors.filter((selector) => isUsed(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

const names = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

/** A variable that nobody reads goes, and then what only it read. */
function dropVariables(root: Root, html: string): void {
  for (;;) {
    const read = new Set(names(html));
    root.walkDecls(({ value }) => {
      for (const name of names(value)) read.add(name);
    });
    const before = root.toString().length;
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
    if (root.toString().length === before) return;
  }
}

function dropEmpty(root: Root): void {
  const text = root.toString();
  root.walkAtRules('keyframes', (frames) => {
    if (!new RegExp(`animation[^;}]*\\b${frames.params}\\b`).test(text)) frames.remove();
  });
  root.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  root.walkAtRules(/^(media|supports|container|layer)$/, (rule) => {
    if (rule.nodes && isEmpty(rule)) rule.remove();
  });
}

/** Of the styles, what the page needs as it was made; the whole of them comes with its script. */
export function prune(css: string, html: string): string {
  const root = postcss.parse(css);
  dropRules(root, usedIn(html));
  dropVariables(root, html);
  dropEmpty(root);
  return root.toString();
}
