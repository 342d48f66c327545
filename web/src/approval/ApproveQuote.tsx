import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { sentenceOf, useRead } from '../api.ts';
import { part } from '../ui/part.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Loading } from '../ui/States.tsx';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import type { Approved } from './ApprovalForm.tsx';
import { doingOf, useApprovalWords } from './words.ts';

const ApprovalSheet = part(() => import('./ApprovalSheet.tsx'));

type Props = { quoteId: string; onClose: () => void; onApproved: (approved: Approved) => void };

/** The PIN pad for an offer that a page has just been given; asks to be closed as the offer is approved, too. */
export const ApproveQuote = ({ quoteId, onClose, onApproved }: Props) => {
  const { data, error, mutate } = useRead('GET /api/approvals/{id}', { params: { id: quoteId } });
  const words = useApprovalWords();
  const { again } = useWords('shell', shell);
  const waiting = (
    <Sheet title={words.title} onClose={onClose}>
      {error ? <p role="alert">{sentenceOf(error)}</p> : <Loading shape="block" />}
      {error && <Button onClick={() => mutate()}>{again}</Button>}
    </Sheet>
  );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ApprovalSheet
        approval={data}
        title={doingOf(data, words)}
        onClose={onClose}
        onChanged={(approval) => (approval ? mutate(approval, { revalidate: false }) : mutate())}
        onApproved={onApproved}
      />
    </Suspense>
  );
};
