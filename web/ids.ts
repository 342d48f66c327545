import type { Plugin } from 'vite';

const USE_ID = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

const useId = `import { useId as useReactId } from 'react';
export function useId(given) {
  const own = useReactId();
  return typeof given === 'string' ? given : 'mantine-' + own.replaceAll(':', '');
}`;

/**
 * Gives Mantine's components the ids that React makes, the same in the page that was made beforehand and in the browser. Mantine puts random ones in their place
 * once a component stands, and so draws each of its tabs, chips and fields twice, in one piece.
 */
export const stableIds = (): Plugin => {
  let isFound = false;
  return {
    name: 'karo-ids',
    apply: 'build',
    load(id) {
      if (!USE_ID.test(id)) return undefined;
      isFound = true;
      return useId;
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('Mantine makes its ids elsewhere now');
    },
  };
};
