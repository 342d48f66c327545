import { paths } from '../../paths.ts';
import type { Words } from '../words/words.ts';

type Key = keyof Words['shell']['sections'];

/** The parts of the landing page that the menus lead to. */
export const sections: readonly { key: Key; to: string }[] = [
  { key: 'features', to: `${paths.home}#features` },
  { key: 'howItWorks', to: `${paths.home}#how-it-works` },
  { key: 'security', to: `${paths.home}#security` },
  { key: 'contact', to: `${paths.home}#contact` },
];

/** Moves the page to a part of it, below the header. */
export const scrollToPart = (id: string) => {
  const part = document.getElementById(id);
  part?.scrollIntoView();
};
