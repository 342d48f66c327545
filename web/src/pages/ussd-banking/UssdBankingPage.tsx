import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import {
  IconAntennaBars5,
  IconArrowsExchange,
  IconBuildingCottage,
  IconDeviceMobile,
  IconDialpad,
  IconFileInvoice,
  IconHelpCircle,
  IconLock,
  IconPhoneCall,
  IconWallet,
  IconWifiOff,
} from '@tabler/icons-react';
import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import { useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { printTime } from '../../ui/dates.ts';
import { Page } from '../../ui/PageHead.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './UssdBanking.module.css';
import { UssdPhone, useUssd } from './UssdPhone.tsx';

type Code = Answer<'GET /api/ussd/codes'>[number];

const MAIN_CODE = '*347*5276#';
const ALIAS = '*347*KARO#';

const benefits = [
  {
    icon: <IconDeviceMobile />,
    title: 'Works on any phone',
    text: 'The smallest torchlight phone will do. There is nothing to install and nothing to update.',
  },
  {
    icon: <IconWifiOff />,
    title: 'No internet needed',
    text: 'The code travels over the phone network itself: no data bundle, no Wi-Fi, no smartphone.',
  },
  {
    icon: <IconBuildingCottage />,
    title: 'Rural coverage',
    text: 'Wherever a call goes through on MTN, Airtel, Glo or 9mobile, your bank answers, 24/7.',
  },
];

const groups: { category: Code['category']; title: string; icon: ReactNode }[] = [
  { category: 'transfer', title: 'Money Transfer', icon: <IconArrowsExchange /> },
  { category: 'balance', title: 'Balance & Info', icon: <IconWallet /> },
  { category: 'bills', title: 'Bill Payments', icon: <IconFileInvoice /> },
  { category: 'airtime', title: 'Airtime & Data', icon: <IconAntennaBars5 /> },
  { category: 'help', title: 'Help & Support', icon: <IconHelpCircle /> },
];

const steps = [
  { title: 'Dial the code', text: `Dial ${MAIN_CODE} and press call, from the number you banked with.` },
  {
    title: 'Follow the menu',
    text: 'Your bank answers on the screen. Reply with the number of what you want.',
  },
  {
    title: 'Enter the details',
    text: 'Who gets it, which bank, how much. The name is looked up before you agree.',
  },
  {
    title: 'Confirm with your PIN',
    text: 'Four digits, and it is done. The receipt comes to you by message.',
  },
];

const missing = {
  title: 'Missing Information',
  text: 'Please enter phone number and USSD code',
  bad: true,
};
const tested = { title: 'USSD Test Successful', text: 'Check your phone for the USSD response' };

/** A long code breaks before a star, never before its last sign. */
const breakable = (code: string) =>
  [...code.matchAll(/\*?[^*]+/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));

/** What can be dialled straight; pressing one puts it on the phone. */
const Codes = ({ onTry }: { onTry: (code: string) => void }) => {
  const { data, error, mutate } = useRead('GET /api/ussd/codes', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={5} height={210} />;
  return (
    <Cards least={310}>
      {groups
        .filter(({ category }) => data.some((code) => code.category === category))
        .map(({ category, title, icon }) => (
          <Card key={category} level={3} title={title} icon={icon}>
            <ul className={classes.codes}>
              {data
                .filter((code) => code.category === category)
                .map((code) => (
                  <li key={code.id}>
                    <div>
                      <code>{breakable(code.code)}</code>
                      <span>{code.description}</span>
                      <small>Example: {breakable(code.example)}</small>
                    </div>
                    <Button
                      size="compact-md"
                      variant="default"
                      className={classes.tryIt}
                      aria-label={`Try ${code.example}`}
                      onClick={() => onTry(code.example)}
                    >
                      Try
                    </Button>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
    </Cards>
  );
};

/** The dialogues of this customer or browser; nothing where there are none. */
const Sessions = ({ sessions }: { sessions: Answer<'GET /api/ussd/sessions'> | undefined }) => {
  if (!sessions || sessions.length === 0) return null;
  return (
    <Card title="Active USSD Sessions" icon={<IconPhoneCall />}>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.phoneNumber}</strong>
              <span>{session.currentMenu.replaceAll('.', ' › ')}</span>
            </div>
            <div>
              <Badge component="span" color={session.status === 'active' ? 'karo' : 'gray'} variant="light">
                {session.status}
              </Badge>
              <time dateTime={session.lastActivity}>{printTime(session.lastActivity)}</time>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Banner = () => (
  <div className={classes.banner}>
    <div>
      <p>The one code to remember</p>
      <strong>{MAIN_CODE}</strong>
      <p>
        On the keypad it spells <b>{ALIAS}</b>
      </p>
    </div>
    <p>MTN · Airtel · Glo · 9mobile, 24/7</p>
  </div>
);

const How = () => (
  <section className={classes.part} aria-labelledby="ussd-how">
    <h2 id="ussd-how">How it works</h2>
    <Steps steps={steps} />
  </section>
);

/** USSD banking: what it is, what to dial, and a phone to dial it on. */
const UssdBankingPage = () => {
  const { user } = useSession();
  const sessions = useRead('GET /api/ussd/sessions', {});
  const ussd = useUssd(() => sessions.mutate());
  const [phone, setPhone] = useState<string>();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState('');
  const [isTesting, setTesting] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const phoneNumber = phone ?? user?.phone ?? '';

  const dial = async (what: string) => {
    if (phoneNumber.trim() === '' || what.trim() === '') return showToast(missing);
    setTesting(true);
    setTyped('');
    const answered = await ussd.hop(phoneNumber.trim(), what.trim());
    setTesting(false);
    if (answered) showToast(tested);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dial(code);
  };
  const tryCode = (example: string) => {
    ussd.hangUp();
    setCode(example);
    setTyped(example);
    stage.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Page
      title="USSD Banking"
      icon={<IconDialpad />}
      lead="Bank from any phone in Nigeria, with no internet: dial a short code, answer a small menu, confirm with your PIN."
    >
      <Cards least={320}>
        {benefits.map((benefit) => (
          <Card key={benefit.title} {...benefit}>
            <p className={classes.text}>{benefit.text}</p>
          </Card>
        ))}
      </Cards>
      <Banner />
      <section className={classes.part} aria-labelledby="ussd-codes">
        <h2 id="ussd-codes">Quick codes</h2>
        <Codes onTry={tryCode} />
      </section>
      <How />
      <section ref={stage} className={classes.stage} aria-labelledby="ussd-try">
        <div className={classes.words}>
          <h2 id="ussd-try">USSD Simulator</h2>
          <p className={classes.text}>
            This phone runs the bank’s real menus. Dial on its keys, or type a number and a code here.{' '}
            <span data-sandbox-only>What you send in the sandbox is play money.</span>
          </p>
          <form className={classes.form} onSubmit={submit} noValidate>
            <TextInput
              label="Phone Number"
              type="tel"
              size="md"
              placeholder="0803 123 4567"
              autoComplete="tel"
              value={phoneNumber}
              onChange={(event) => setPhone(event.currentTarget.value)}
            />
            <TextInput
              label="USSD Code"
              size="md"
              inputMode="tel"
              placeholder={MAIN_CODE}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" size="md" disabled={isTesting}>
              {isTesting ? 'Testing...' : 'Test USSD Code'}
            </Button>
          </form>
          <Sessions sessions={sessions.data} />
        </div>
        <UssdPhone
          ussd={ussd}
          phoneNumber={phoneNumber.trim()}
          typed={typed}
          onTyped={setTyped}
          onDial={() => dial(typed)}
        />
      </section>
      <aside className={classes.note}>
        <IconLock size={28} aria-hidden />
        <p>
          <strong>Your security.</strong> Sessions are encrypted, and nothing sensitive is stored on the
          device. Sessions expire after 5 minutes of inactivity. A PIN is required for all transactions.
        </p>
      </aside>
    </Page>
  );
};

export default UssdBankingPage;
