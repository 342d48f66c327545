import { Button, NativeSelect } from '@mantine/core';
import { IconArrowsExchange, IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Community.module.css';
import type { Details } from './Group.tsx';

type Props = { group: Details; onChanged: () => void };
type Answered = { quoteId: string | null; message: string };

/** Runs what may need the PIN: the offer is opened where there is one, and its words are said where there is none. */
export function useAgreed(onChanged: () => void) {
  const [quoteId, setQuote] = useState<string>();
  const [isBusy, run] = useDoing();
  const agree = async (act: () => Promise<Answered>, failed: string) => {
    const answer = await run(act, failed);
    if (!answer) return;
    if (answer.quoteId) return setQuote(answer.quoteId);
    showToast({ title: answer.message });
    onChanged();
  };
  const sheet = quoteId && (
    <ApproveQuote quoteId={quoteId} onClose={() => setQuote(undefined)} onApproved={onChanged} />
  );
  return { isBusy, run, agree, sheet };
}

/** Changing places: asking for one, and answering who asked. */
export const Swaps = ({ group, onChanged }: Props) => {
  const { swaps: words, choose, agree: yes, decline } = useWords('savings', savings);
  const { isBusy, run, agree, sheet } = useAgreed(onChanged);
  const [place, setPlace] = useState('');
  const params = { id: group.id };
  const others = group.roster.filter(
    (member) => !member.you && member.place !== null && member.status === 'member',
  );
  const ask = async () => {
    const body = { place: Number(place) };
    if (!(await run(() => call('POST /api/groups/{id}/swap', { params, body }), words.notAsked))) return;
    setPlace('');
    showToast({ title: words.asked, text: words.askedText });
    onChanged();
  };
  const answer = (swapId: string, agreed: boolean) =>
    agree(
      () =>
        call('POST /api/groups/{id}/swaps/{swapId}', { params: { id: group.id, swapId }, body: { agreed } }),
      words.notAnswered,
    );
  const open = group.swaps.filter((swap) => swap.status === 'open');
  return (
    <Card title={words.title} icon={<IconArrowsExchange />}>
      {open.map((swap) => (
        <div key={swap.id} className={classes.doings}>
          <span>{words.line(swap.from, swap.fromPlace, swap.to, swap.toPlace)}</span>
          {swap.yoursToAnswer && (
            <>
              <Button loading={isBusy} onClick={() => answer(swap.id, true)}>
                {yes}
              </Button>
              <Button variant="default" loading={isBusy} onClick={() => answer(swap.id, false)}>
                {decline}
              </Button>
            </>
          )}
        </div>
      ))}
      <div className={classes.line}>
        <NativeSelect
          label={words.whose}
          data={[
            { value: '', label: choose },
            ...others.map((member) => ({
              value: String(member.place),
              label: `${member.place}. ${member.name}`,
            })),
          ]}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <Button variant="default" loading={isBusy} disabled={place === ''} onClick={ask}>
          {words.ask}
        </Button>
      </div>
      {sheet}
    </Card>
  );
};

/** Ending the group before its time, by two thirds of its members. */
export const Vote = ({ group, onChanged }: Props) => {
  const { vote: words } = useWords('savings', savings);
  const dates = useDateWords();
  const { isBusy, agree, sheet } = useAgreed(onChanged);
  const [isAsking, setAsking] = useState(false);
  const { vote } = group;
  const say = (agreed: boolean) =>
    agree(
      () => call('POST /api/groups/{id}/vote', { params: { id: group.id }, body: { agreed } }),
      words.failed,
    );
  return (
    <Card title={words.title} icon={<IconGavel />}>
      {vote ? (
        <>
          <p className={classes.text}>
            {words.count(vote.agreed, vote.refused, vote.needed, printDateTime(vote.endsAt, dates))}
            {vote.yours !== null && ` ${vote.yours ? words.saidYes : words.saidNo}`}
          </p>
          <div className={classes.doings}>
            <Button variant="default" loading={isBusy} onClick={() => say(true)}>
              {words.yes}
            </Button>
            <Button variant="default" loading={isBusy} onClick={() => say(false)}>
              {words.no}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="default" loading={isBusy} onClick={() => setAsking(true)}>
            {words.propose}
          </Button>
        </div>
      )}
      {isAsking && (
        <Confirm
          title={words.title}
          text={words.text}
          doIt={words.ask}
          bad
          onClose={() => setAsking(false)}
          onDo={() => say(true)}
        />
      )}
      {sheet}
    </Card>
  );
};
