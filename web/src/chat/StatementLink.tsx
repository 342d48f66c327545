import { IconFileTypePdf } from '@tabler/icons-react';
import { urlOf } from '../api.ts';
import classes from './Bubble.module.css';
import { useChatWords } from './words.ts';

/** The statement of the days that the bubble tells of, as PDF, to save, forward or print. */
export const StatementLink = ({ days }: { days: { from: string; to: string } }) => (
  <a className={classes.paper} href={urlOf('GET /api/account/statement', { query: days })} download>
    <IconFileTypePdf size={22} aria-hidden />
    {useChatWords().statement}
  </a>
);
