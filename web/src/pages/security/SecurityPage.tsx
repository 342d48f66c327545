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
import { help } from '../../words/en/help.ts';
import { useWords } from '../../words/words.ts';
import { ReceiptCheck } from './ReceiptCheck.tsx';
import classes from './Security.module.css';

const ProofSheet = part(() => import('../../proof/ProofSheet.tsx'));

const SUCCESS_MS = 3000;

const purposes = [
  { purpose: 'setup', icon: <IconSettings />, text: 'setupText' },
  { purpose: 'login', icon: <IconLogin2 />, text: 'loginText' },
  { purpose: 'transaction', icon: <IconSend />, text: 'transactionText' },
] as const;

const kinds = { biometric: 'biometric', 'two-factor': 'twoFactor' } as const;

const useSecurityWords = () => useWords('help', help).security;

const Sample = () => {
  const words = useSecurityWords();
  return (
    <dl className={classes.sample}>
      <dt>{words.to}</dt>
      <dd>{'Chidi Okafor, GTBank'}</dd>
      <dt>{words.amount}</dt>
      <dd>₦50,000</dd>
    </dl>
  );
};

const Success = ({ onEnd }: { onEnd: () => void }) => {
  const words = useSecurityWords();
  useEffect(() => {
    const timer = setTimeout(onEnd, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <section className={classes.success} role="status">
      <IconCircleCheckFilled size={96} aria-hidden />
      <h2>{words.success}</h2>
      <p>{words.back}</p>
    </section>
  );
};

/** The proofs that the bank takes, to be tried, and how it keeps money safe. */
const SecurityPage = () => {
  const words = useSecurityWords();
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
    <Page title={words.title} lead={words.lead} translated icon={<IconShieldLock />}>
      {isDone ? (
        <Success onEnd={() => setDone(false)} />
      ) : (
        <div className={classes.cards}>
          {purposes.map(({ purpose, icon, text }) => (
            <Card key={purpose} title={words[purpose]} icon={icon}>
              <p style={{ margin: 0 }}>{words[text]}</p>
              {purpose === 'transaction' && <Sample />}
              <div className={classes.doings}>
                <button type="button" className={buttons.button} onClick={() => ask('biometric', purpose)}>
                  <IconFingerprint size={22} aria-hidden /> {words.useBiometric}
                </button>
                <button
                  type="button"
                  className={buttons.button}
                  data-line
                  onClick={() => ask('two-factor', purpose)}
                >
                  {words.useCode}
                </button>
              </div>
            </Card>
          ))}
        </div>
      )}
      <ReceiptCheck />
      <Card title={words.how}>
        <dl className={classes.facts}>
          {words.facts(cap).map(([name, text]) => (
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
            title={words[kinds[asked.kind]]}
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
