import { Cases } from './Cases.tsx';
import { Deaths } from './Deaths.tsx';
import { Liens } from './Liens.tsx';
import { Losses } from './Losses.tsx';
import { Returns } from './Returns.tsx';

/** What the law asks of the bank about its customers. */
export const Compliance = () => (
  <>
    <Cases />
    <Liens />
    <Deaths />
    <Losses />
    <Returns />
  </>
);
