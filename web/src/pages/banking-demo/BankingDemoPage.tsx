import type { Message, User } from '@karo/core/contract';
import { Button, Tabs } from '@mantine/core';
import { IconBuildingBank, IconBulb, IconCreditCard, IconDeviceMobile, IconSend } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAbout } from '../../about.ts';
import { useRead } from '../../api.ts';
import { type Conversation, useConversation } from '../../chat/conversation.ts';
import { useChatWords } from '../../chat/words.ts';
import { useUnread } from '../../notices.ts';
import { useOffers } from '../../offers.ts';
import { useSession } from '../../session.ts';
import { scrollToPart } from '../../shell/sections.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Card } from '../../ui/Card.tsx';
import { printAccount } from '../../ui/money.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast, tell } from '../../ui/toast.ts';
import { UntilKnown } from '../../ui/UntilKnown.tsx';
import { WhenSeen } from '../../ui/WhenSeen.tsx';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';
import { FirstSteps, isUsed } from './FirstSteps.tsx';
import { Stats, Welcome } from './Overview.tsx';
import { Transactions } from './Transactions.tsx';
import { Transfer } from './Transfer.tsx';

const Airtime = part(() => import('./Bills.tsx').then((module) => ({ default: module.Airtime })));
const Bills = part(() => import('./Bills.tsx').then((module) => ({ default: module.Bills })));
const Liens = part(() => import('./Liens.tsx').then((module) => ({ default: module.Liens })));
const Recalls = part(() => import('./Recalls.tsx').then((module) => ({ default: module.Recalls })));
const Cards = part(() => import('./Cards.tsx').then((module) => ({ default: module.Cards })));

const Phone = part(() => import('../../chat/Phone.tsx').then((module) => ({ default: module.Phone })));
const Goals = part(() => import('./Goals.tsx').then((module) => ({ default: module.Goals })));

const Assistant = ({ user, chat, onNews }: { user: User; chat: Conversation; onNews: () => void }) => {
  const words = useWords('demo', demo).assistant;
  const { starters } = useChatWords();
  const about = useAbout();
  const { leave } = useSession();
  const [openedAt] = useState(() => new Date().toISOString());
  const greeting: Message = {
    id: 'greeting',
    from: 'bank',
    kind: 'text',
    text: words.greeting,
    at: chat.messages[0]?.at ?? openedAt,
  };
  return (
    <section aria-label={words.title} className={classes.phone}>
      <Phone
        chat={{ ...chat, messages: [greeting, ...chat.messages] }}
        user={user}
        starters={about?.sandbox ? starters.sandbox : starters.customer}
        onNews={onNews}
        onSignOut={leave}
      />
    </section>
  );
};

const Account = ({ user }: { user: User }) => {
  const words = useWords('demo', demo);
  const { refresh } = useSession();
  const { data, error, mutate } = useRead('GET /api/users/{id}/dashboard', { params: { id: user.id } });
  const lookAgain = () => {
    mutate();
  };
  const chat = useConversation({
    user,
    onNews: lookAgain,
    onSignedOut: () => {
      tell('signedOut');
      refresh();
    },
  });
  // Money that comes in is told as a notice; the account shows it without being asked.
  useUnread(lookAgain);
  // Every time that a link is followed, to the part that is in the address already, too.
  const place = useLocation();
  useEffect(() => scrollToPart(place.hash.slice(1)), [place]);
  const { has } = useOffers();
  const all = [
    ['transfer', IconSend, <Transfer key="transfer" onSent={lookAgain} />],
    ['bills', IconBulb, <Bills key="bills" onDone={lookAgain} />],
    ['airtime', IconDeviceMobile, <Airtime key="airtime" user={user} onDone={lookAgain} />],
    ['cards', IconCreditCard, <Cards key="cards" onDone={lookAgain} />],
  ] as const;
  const tabs = all.filter(([name]) => name === 'transfer' || has(name === 'cards' ? 'cards' : 'bills'));
  return (
    <div className={classes.grid}>
      <div className={classes.column}>
        <Welcome user={user} data={data} failed={error !== undefined} />
        {data && !user.isDemo && <FirstSteps data={data} />}
        <Suspense>
          <Liens />
          <Recalls onDone={lookAgain} />
        </Suspense>
        <div id="send" className={classes.anchor}>
          <Card title={words.actions}>
            <Tabs defaultValue="transfer" keepMounted={false} classNames={{ tab: classes.tab }}>
              <Tabs.List grow>
                {tabs.map(([name, Icon]) => (
                  <Tabs.Tab
                    key={name}
                    value={name}
                    fz="md"
                    py="sm"
                    leftSection={<Icon size={20} aria-hidden />}
                  >
                    {words.tabs[name]}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {tabs.map(([name, , panel]) => (
                <Tabs.Panel key={name} value={name} className={classes.panel}>
                  <Suspense fallback={<Loading count={3} />}>{panel}</Suspense>
                </Tabs.Panel>
              ))}
            </Tabs>
          </Card>
        </div>
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={4} />}
        {data && <Transactions moves={data.recentTransactions} />}
        <WhenSeen id="goals" className={classes.goals} waiting={<Loading shape="block" height={250} />}>
          <Goals onDone={lookAgain} />
        </WhenSeen>
      </div>
      <div className={classes.column}>
        <WhenSeen waiting={<Loading shape="block" height={620} />}>
          <Assistant user={user} chat={chat} onNews={lookAgain} />
        </WhenSeen>
        {(!data || isUsed(data)) && <Stats data={data} />}
      </div>
    </div>
  );
};

/** What a visitor of a sandbox is offered: an account at once, or their own. */
const Offer = ({ isBusy, onCreate }: { isBusy: boolean; onCreate: () => void }) => {
  const words = useWords('demo', demo);
  return (
    <div data-sandbox-only>
      <Empty
        icon={<IconBuildingBank />}
        title={words.createTitle}
        text={words.createText}
        action={
          <div className={classes.doings}>
            <Button size="md" loading={isBusy} onClick={onCreate}>
              {words.create}
            </Button>
            <Button size="md" variant="default" onClick={openSignIn}>
              {words.orSignIn}
            </Button>
          </div>
        }
      />
    </div>
  );
};

/** The account's outline. */
const Coming = () => (
  <div className={classes.grid}>
    <div className={classes.column}>
      <Loading shape="block" height={190} />
      <Loading shape="block" height={420} />
      <Loading count={4} />
    </div>
    <div className={classes.column}>
      <Loading shape="block" height={620} />
    </div>
  </div>
);

/** A whole account to be tried. */
const BankingDemoPage = () => {
  const words = useWords('demo', demo);
  const { user, isBusy, enterDemo } = useSession();
  const { has } = useOffers();
  const isPlayed = has('demo');
  const isOwn = !isPlayed || (user !== undefined && user !== null && !user.isDemo);
  const create = async () => {
    const made = await enterDemo();
    if (made)
      showToast({
        title: words.created,
        text: words.createdText(made.firstName, printAccount(made.accountNumber)),
      });
  };
  return (
    <Page
      title={isOwn ? words.own.title : words.title}
      lead={isOwn ? words.own.lead : <span data-sandbox-only>{words.lead}</span>}
      icon={<IconBuildingBank />}
      translated
    >
      {isPlayed && !user ? (
        <UntilKnown user={user} visitor={<Offer isBusy={isBusy} onCreate={create} />} customer={<Coming />} />
      ) : (
        <NeedsCustomer about={words.own.lead} waiting={<Coming />}>
          {(owner) => <Account key={owner.id} user={owner} />}
        </NeedsCustomer>
      )}
    </Page>
  );
};

export default BankingDemoPage;
