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
import { ussd } from '../../words/en/ussd.ts';
import { useWords } from '../../words/words.ts';
import classes from './UssdBanking.module.css';
import { UssdPhone, useUssd } from './UssdPhone.tsx';

type Code = Answer<'GET /api/ussd/codes'>[number];

const MAIN_CODE = '*347*5276#';
const ALIAS = '*347*KARO#';

const icons = [
  <IconDeviceMobile key="phone" />,
  <IconWifiOff key="offline" />,
  <IconBuildingCottage key="village" />,
];

const groups: { category: Code['category']; icon: ReactNode }[] = [
  { category: 'transfer', icon: <IconArrowsExchange /> },
  { category: 'balance', icon: <IconWallet /> },
  { category: 'bills', icon: <IconFileInvoice /> },
  { category: 'airtime', icon: <IconAntennaBars5 /> },
  { category: 'help', icon: <IconHelpCircle /> },
];

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
  const words = useWords('ussd', ussd);
  const { data, error, mutate } = useRead('GET /api/ussd/codes', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={5} height={210} />;
  return (
    <Cards least={310}>
      {groups
        .filter(({ category }) => data.some((code) => code.category === category))
        .map(({ category, icon }) => (
          <Card key={category} level={3} title={words.groups[category]} icon={icon}>
            <ul className={classes.codes}>
              {data
                .filter((code) => code.category === category)
                .map((code) => (
                  <li key={code.id}>
                    <div>
                      <code>{breakable(code.code)}</code>
                      <span>{code.description}</span>
                      <small>
                        {words.example} {breakable(code.example)}
                      </small>
                    </div>
                    <Button
                      size="compact-md"
                      variant="default"
                      className={classes.tryIt}
                      aria-label={words.tryCode(code.example)}
                      onClick={() => onTry(code.example)}
                    >
                      {words.tryIt}
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
  const words = useWords('ussd', ussd);
  if (!sessions || sessions.length === 0) return null;
  return (
    <Card title={words.sessions} icon={<IconPhoneCall />}>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.phoneNumber}</strong>
              <span lang="en">{session.currentMenu.replaceAll('.', ' › ')}</span>
            </div>
            <div>
              <Badge component="span" color={session.status === 'active' ? 'karo' : 'gray'} variant="light">
                {words.status[session.status]}
              </Badge>
              <time dateTime={session.lastActivity}>{printTime(session.lastActivity)}</time>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Banner = () => {
  const words = useWords('ussd', ussd);
  return (
    <div className={classes.banner}>
      <div>
        <p>{words.banner}</p>
        <strong>{MAIN_CODE}</strong>
        <p>
          {words.spells} <b>{ALIAS}</b>
        </p>
      </div>
      <p>{words.networks}</p>
    </div>
  );
};

const How = () => {
  const words = useWords('ussd', ussd);
  return (
    <section className={classes.part} aria-labelledby="ussd-how">
      <h2 id="ussd-how">{words.how}</h2>
      <Steps steps={words.steps(MAIN_CODE).map(([title = '', text]) => ({ title, text }))} />
    </section>
  );
};

/** USSD banking: what it is, what to dial, and a phone to dial it on. */
const UssdBankingPage = () => {
  const words = useWords('ussd', ussd);
  const { user } = useSession();
  const sessions = useRead('GET /api/ussd/sessions', {});
  const dialogue = useUssd(() => sessions.mutate());
  const [phone, setPhone] = useState<string>();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState('');
  const [isTesting, setTesting] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const phoneNumber = phone ?? user?.phone ?? '';

  const dial = async (what: string) => {
    if (phoneNumber.trim() === '' || what.trim() === '')
      return showToast({ title: words.missing, text: words.missingText, bad: true });
    setTesting(true);
    setTyped('');
    const answered = await dialogue.hop(phoneNumber.trim(), what.trim());
    setTesting(false);
    if (answered) showToast({ title: words.tested, text: words.testedText });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dial(code);
  };
  const tryCode = (example: string) => {
    dialogue.hangUp();
    setCode(example);
    setTyped(example);
    stage.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Page title={words.title} icon={<IconDialpad />} translated lead={words.lead}>
      <Cards least={320}>
        {words.benefits.map(([title, text], at) => (
          <Card key={title} title={title} icon={icons[at]}>
            <p className={classes.text}>{text}</p>
          </Card>
        ))}
      </Cards>
      <Banner />
      <section className={classes.part} aria-labelledby="ussd-codes">
        <h2 id="ussd-codes">{words.codes}</h2>
        <Codes onTry={tryCode} />
      </section>
      <How />
      <section ref={stage} className={classes.stage} aria-labelledby="ussd-try">
        <div className={classes.words}>
          <h2 id="ussd-try">{words.simulator}</h2>
          <p className={classes.text}>
            {words.simulatorText} <span data-sandbox-only>{words.playMoney}</span>
          </p>
          <form className={classes.form} onSubmit={submit} noValidate>
            <TextInput
              label={words.phoneNumber}
              type="tel"
              size="md"
              placeholder="0803 123 4567"
              autoComplete="tel"
              value={phoneNumber}
              onChange={(event) => setPhone(event.currentTarget.value)}
            />
            <TextInput
              label={words.code}
              size="md"
              inputMode="tel"
              placeholder={MAIN_CODE}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" size="md" disabled={isTesting}>
              {isTesting ? words.testing : words.test}
            </Button>
          </form>
          <Sessions sessions={sessions.data} />
        </div>
        <UssdPhone
          ussd={dialogue}
          phoneNumber={phoneNumber.trim()}
          typed={typed}
          onTyped={setTyped}
          onDial={() => dial(typed)}
        />
      </section>
      <aside className={classes.note}>
        <IconLock size={28} aria-hidden />
        <p>
          <strong>{words.security}</strong> {words.securityText}
        </p>
      </aside>
    </Page>
  );
};

export default UssdBankingPage;
