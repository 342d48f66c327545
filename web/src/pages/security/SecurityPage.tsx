import {
  IconCircleCheckFilled,
  IconFingerprint,
  IconLogin2,
  IconSend,
  IconSettings,
  IconShieldLock,
} from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useNewIdentityCap } from '../../about.ts';
import type { ProofKind, ProofPurpose } from '../../proof/ProofSheet.tsx';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import buttons from '../../ui/Button.module.css';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.ts';
import { tell } from '../../ui/toast.ts';
import { ReceiptCheck } from './ReceiptCheck.tsx';
import classes from './Security.module.css';

const ProofSheet = part(() => import('../../proof/ProofSheet.tsx'));

const SUCCESS_MS = 3000;

const purposes = [
  {
    purpose: 'setup',
    icon: <IconSettings />,
    title: 'Set up',
    text: 'Teach Karo your fingerprint or face, or where your codes should go.',
  },
  {
    purpose: 'login',
    icon: <IconLogin2 />,
    title: 'Sign in',
    text: 'Show that it is you at the door: with your finger, or with a code.',
  },
  {
    purpose: 'transaction',
    icon: <IconSend />,
    title: 'Authorise a transaction',
    text: 'A sample transfer of ₦50,000 waits for your approval. No money moves.',
  },
] as const;

const kinds = { biometric: 'Biometric Authentication', 'two-factor': 'Two-Factor Authentication' } as const;

const factsWith = (cap: string) =>
  [
    ['Approval is out of the chat', 'The PIN is typed on a page of its own and never in a message.'],
    [
      'One offer, one approval',
      'It names the amount, the person and the fee, holds for minutes, and works once.',
    ],
    [
      'Lower limits on a new phone',
      `For 24 hours after a change you can move at most ${cap}, and the old phone gets an alert.`,
    ],
    ['Your voice is not a key', 'Voices can be copied, so a voice never approves anything.'],
    ['Codes are for you alone', 'Our staff will never ask for your PIN, a code or your full BVN.'],
    ['A record nobody can edit', 'Each look at your account is in a log that shows when it was touched.'],
  ] as const;

const Sample = () => (
  <dl className={classes.sample}>
    <dt>To</dt>
    <dd>Chidi Okafor, GTBank</dd>
    <dt>Amount</dt>
    <dd>₦50,000</dd>
  </dl>
);

const Success = ({ onEnd }: { onEnd: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onEnd, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <section className={classes.success} role="status">
      <IconCircleCheckFilled size={96} aria-hidden />
      <h2>Authentication Successful</h2>
      <p>Redirecting back to demo...</p>
    </section>
  );
};

/** The proofs that the bank takes, to be tried, and how it keeps money safe. */
const SecurityPage = () => {
  const { user, refresh } = useSession();
  const cap = useNewIdentityCap();
  const [asked, setAsked] = useState<{ kind: ProofKind; purpose: ProofPurpose }>();
  const [isDone, setDone] = useState(false);
  const ask = async (kind: ProofKind, purpose: ProofPurpose) => {
    // Who this is may not be known yet on a page that was just opened.
    if (user ?? (await refresh())) setAsked({ kind, purpose });
    else openSignIn();
  };
  return (
    <Page
      title="Security"
      lead="Try what protects your money. Everything here is the bank’s own lock, not a picture of one."
      icon={<IconShieldLock />}
    >
      {isDone ? (
        <Success onEnd={() => setDone(false)} />
      ) : (
        <div className={classes.cards}>
          {purposes.map(({ purpose, icon, title, text }) => (
            <Card key={purpose} title={title} icon={icon}>
              <p style={{ margin: 0 }}>{text}</p>
              {purpose === 'transaction' && <Sample />}
              <div className={classes.doings}>
                <button type="button" className={buttons.button} onClick={() => ask('biometric', purpose)}>
                  <IconFingerprint size={22} aria-hidden /> Biometric
                </button>
                <button
                  type="button"
                  className={buttons.button}
                  data-line
                  onClick={() => ask('two-factor', purpose)}
                >
                  Two-factor code
                </button>
              </div>
            </Card>
          ))}
        </div>
      )}
      <ReceiptCheck />
      <Card title="How Karo keeps your money">
        <dl className={classes.facts}>
          {factsWith(cap).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {asked && user && (
        <Suspense>
          <ProofSheet
            {...asked}
            title={kinds[asked.kind]}
            address={user.phone}
            onDone={() => {
              setAsked(undefined);
              setDone(true);
            }}
            onCancel={() => {
              setAsked(undefined);
              tell('authCancelled');
            }}
          >
            {asked.purpose === 'transaction' && <Sample />}
          </ProofSheet>
        </Suspense>
      )}
    </Page>
  );
};

export default SecurityPage;
