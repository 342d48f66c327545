import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../api.ts';
import { Digits } from '../ui/Digits.tsx';
import { onboarding } from '../words/en/onboarding.ts';
import { useWords } from '../words/words.ts';
import classes from './BvnConsent.module.css';

type Consent = Answer<'POST /api/users/bvn-consent'>;
type Props = {
  /** Takes one step at the bank. */
  ask: (step: { way?: string; code?: string }) => Promise<Consent>;
  onDone: () => void;
  /** Goes back to what was typed before; not there where there is nothing to go back to. */
  onBack?: () => void;
};

const CODE_MOST = 8;
const CODE_LEAST = 4;

/** The BVN register's own code: by which way it is sent, and what was sent. It is typed here and in no chat. */
export const BvnConsent = ({ ask, onDone, onBack }: Props) => {
  const [title, form] = [useId(), useId()];
  const words = useWords('onboarding', onboarding);
  const [now, setNow] = useState<Consent>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const step = async (given: { way?: string; code?: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      const next = await ask(given);
      if (next.state === 'done') onDone();
      setNow(next);
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const give = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    step({ code });
  };

  const back = onBack && (
    <Button variant="default" size="md" disabled={isBusy} onClick={onBack}>
      {words.back}
    </Button>
  );
  const isSent = now?.state === 'sent';
  return (
    <section className={classes.panel} aria-labelledby={title}>
      <h2 id={title}>{words.consent.title}</h2>
      <p>{words.consent.why}</p>
      {now && (
        <div className={classes.ways}>
          {now.ways.map(({ id, hint }) => (
            <Button key={id} variant="default" size="md" disabled={isBusy} onClick={() => step({ way: id })}>
              {words.consent.sendTo(hint)}
            </Button>
          ))}
        </div>
      )}
      {isSent && (
        <form id={form} className={classes.code} onSubmit={give}>
          <Digits
            label={words.consent.code}
            length={CODE_MOST}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        </form>
      )}
      <p className={classes.error} role="alert">
        {error}
      </p>
      <div className={classes.doings}>
        {back}
        {!now && (
          <Button size="md" loading={isBusy} onClick={() => step({})}>
            {words.next}
          </Button>
        )}
        {isSent && (
          <Button type="submit" form={form} size="md" loading={isBusy} disabled={code.length < CODE_LEAST}>
            {words.next}
          </Button>
        )}
      </div>
    </section>
  );
};
