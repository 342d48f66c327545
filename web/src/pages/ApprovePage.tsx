import type { Approval } from '@karo/core/contract';
import { Button, Loader, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleX, IconLock } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { call, isStatus, sentenceOf } from '../api.ts';
import { ApprovalForm, type Approved } from '../approval/ApprovalForm.tsx';
import { BvnConsent } from '../approval/BvnConsent.tsx';
import { Countdown, Offer } from '../approval/Offer.tsx';
import { useApprovalWords, wordsOf } from '../approval/words.ts';
import { Logo } from '../ui/Logo.tsx';
import { shell } from '../words/en/shell.ts';
import { currentLanguage, speak, useWords } from '../words/words.ts';
import classes from './ApprovePage.module.css';

const BVN_LENGTH = 11;

const Frame = ({ children }: { children: ReactNode }) => {
  const words = useApprovalWords();
  return (
    <main className={classes.page}>
      <title>{`${words.approve} · Karo`}</title>
      <header className={classes.brand}>
        <Logo size={36} />
        <strong>Karo</strong>
        <span>
          <IconLock size={16} aria-hidden /> {words.page.onlyYou}
        </span>
      </header>
      {children}
    </main>
  );
};

type EndProps = { good?: boolean; title: string; text: string; children?: ReactNode };

const End = ({ good, title, text, children }: EndProps) => (
  <Frame>
    <section className={classes.end} role="status" data-good={good}>
      {good ? <IconCircleCheckFilled size={72} aria-hidden /> : <IconCircleX size={72} aria-hidden />}
      <Title order={1} size="h2">
        {title}
      </Title>
      <p>{text}</p>
      {children}
    </section>
  </Frame>
);

type BvnProps = { error: string | undefined; onGiven: (bvn: string) => void };

const BvnForm = ({ error, onGiven }: BvnProps) => {
  const words = useApprovalWords();
  const [bvn, setBvn] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (bvn.length === BVN_LENGTH) onGiven(bvn);
  };
  return (
    <form className={classes.bvn} onSubmit={give}>
      <label htmlFor="bvn">{words.page.bvn}</label>
      <input
        id="bvn"
        inputMode="numeric"
        autoComplete="off"
        value={bvn}
        aria-describedby="bvn-hint bvn-error"
        aria-invalid={error ? true : undefined}
        onChange={(event) => setBvn(event.currentTarget.value.replace(/\D/g, '').slice(0, BVN_LENGTH))}
      />
      <p id="bvn-hint">{words.page.bvnHint}</p>
      <p id="bvn-error" className={classes.error} role="alert">
        {error}
      </p>
      <Button type="submit" size="lg" disabled={bvn.length < BVN_LENGTH}>
        {words.go}
      </Button>
    </form>
  );
};

type OpenProps = {
  approval: Approval;
  secret: string;
  onApproved: (approved: Approved) => void;
  onOver: () => void;
};

const Open = ({ approval, secret, onApproved, onOver }: OpenProps) => {
  const [bvn, setBvn] = useState<string>();
  const [bvnError, setBvnError] = useState<string>();
  const [goOn, setGoOn] = useState<() => void>();
  const words = useApprovalWords();
  const { cancel } = useWords('shell', shell);
  const [isDeclined, setDeclined] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asksBvn = approval.asks === 'bvn_and_new_pin' && !bvn;

  const decline = async () => {
    try {
      await call('POST /api/approvals/{id}/decline', { params: { id: approval.id }, body: { secret } });
      setDeclined(true);
    } catch (failure) {
      setProblem(sentenceOf(failure));
    }
  };
  if (isDeclined) return <End title={words.status.cancelled} text={words.page.close} />;

  return (
    <Frame>
      <section className={classes.open}>
        <div className={classes.head}>
          <Title order={1} size="h2">
            {wordsOf(approval, words).title}
          </Title>
          <Countdown approval={approval} onEnd={onOver} />
        </div>
        <Offer approval={approval} />
        {goOn && bvn && (
          <BvnConsent
            ask={(step) =>
              call('POST /api/approvals/{id}/bvn-consent', {
                params: { id: approval.id },
                body: { secret, bvn, ...step },
              })
            }
            onDone={() => {
              setGoOn(undefined);
              goOn();
            }}
          />
        )}
        {asksBvn ? (
          <BvnForm error={bvnError} onGiven={setBvn} />
        ) : (
          // Kept while the register asks, so that nobody types a PIN again.
          <div hidden={goOn !== undefined}>
            <ApprovalForm
              approval={approval}
              with={{ secret, ...(bvn && { bvn }) }}
              onApproved={onApproved}
              onOver={onOver}
              onConsentNeeded={(again) => setGoOn(() => again)}
              onBvnWrong={(sentence) => {
                setBvnError(sentence);
                setBvn(undefined);
              }}
            />
          </div>
        )}
        <p className={classes.error} role="alert">
          {problem}
        </p>
        <Button variant="subtle" color="gray" onClick={decline}>
          {approval.operation === 'transfer' ? words.page.doNotSend : cancel}
        </Button>
      </section>
    </Frame>
  );
};

/** Whoever comes from a chat is spoken to as there, whatever language this browser chose. */
async function find(secret: string): Promise<Approval> {
  const approval = await call('POST /api/approvals/find', { body: { secret } });
  if (approval.language !== currentLanguage()) await speak(approval.language, false).catch(() => {});
  return approval;
}

/** The one-time page behind an approval link. The secret stands in the fragment, which no server and no log sees. */
const ApprovePage = () => {
  const words = useApprovalWords();
  const { again, failed, loading } = useWords('shell', shell);
  const [secret] = useState(() => window.location.hash.slice(1));
  const [approved, setApproved] = useState<Approved>();
  const { data, error, isLoading, mutate } = useSWR(secret ? `approval ${secret}` : null, () => find(secret));

  if (approved)
    return (
      <End good title={wordsOf(approved.approval, words).done} text={approved.message}>
        <p className={classes.quiet}>{words.page.backToChat}</p>
      </End>
    );
  if (isLoading)
    return (
      <Frame>
        <Loader className={classes.loader} role="status" aria-label={loading} />
      </Frame>
    );
  if (error && !isStatus(error, 404) && !isStatus(error, 400))
    return (
      <End title={failed} text={sentenceOf(error)}>
        <Button onClick={() => mutate()}>{again}</Button>
      </End>
    );
  if (!data) return <End title={words.page.broken} text={words.page.brokenText} />;
  if (data.status !== 'open')
    return (
      <End
        good={data.status === 'approved'}
        title={wordsOf(data, words).title}
        text={words.status[data.status]}
      />
    );
  return <Open approval={data} secret={secret} onApproved={setApproved} onOver={() => mutate()} />;
};

export default ApprovePage;
