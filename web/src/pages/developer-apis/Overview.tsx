import { Badge, Button } from '@mantine/core';
import {
  IconBuildingStore,
  IconChartBar,
  IconCheck,
  IconMessageChatbot,
  IconSend,
} from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { printWhole } from '../../ui/money.ts';
import { useTab } from '../../ui/PageTabs.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { showToast } from '../../ui/toast.ts';
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import classes from './Developer.module.css';

const builds = [
  ['payouts', <IconSend key="payouts" />],
  ['checkouts', <IconBuildingStore key="checkouts" />],
  ['chat', <IconMessageChatbot key="chat" />],
  ['insight', <IconChartBar key="insight" />],
] as const;

const plans = [
  { id: 'free', name: 'Free', price: '₦0' },
  { id: 'startup', name: 'Startup', price: '₦25,000' },
  { id: 'enterprise', name: 'Enterprise', price: undefined },
] as const;

/** The plans; the one that the customer has is marked, another can be taken. */
const Pricing = () => {
  const words = useWords('developers', developers).pricing;
  const { user } = useSession();
  const { data, mutate } = useRead('GET /api/developer/usage', user ? {} : undefined);
  const [quoteId, setQuote] = useState<string>();
  const [isBusy, run] = useDoing();

  const choose = async (plan: 'free' | 'startup') => {
    if (!user) return openSignIn();
    const answer = await run(() => call('POST /api/developer/plan', { body: { plan } }), words.notChanged);
    if (!answer) return;
    if (answer.quoteId) return setQuote(answer.quoteId);
    showToast({ title: words.changed, text: answer.message });
    mutate();
  };

  return (
    <section className={classes.part} aria-labelledby="api-pricing">
      <h2 id="api-pricing">{words.title}</h2>
      {data && (
        <p className={classes.text}>
          {data.quota === null
            ? words.used(printWhole(data.calls))
            : words.usedOf(printWhole(data.calls), printWhole(data.quota))}
          . {words.resets(printDate(data.resetsAt))}
        </p>
      )}
      <Cards least={300}>
        {plans.map((plan) => (
          <Card
            key={plan.id}
            level={3}
            title={plan.name}
            className={`${classes.plan} ${plan.id === 'startup' ? classes.popular : ''}`}
            aside={
              data?.plan === plan.id && (
                <Badge component="span" variant="light">
                  {words.yours}
                </Badge>
              )
            }
          >
            <p className={classes.price}>
              <strong>{plan.price ?? words.custom}</strong> {plan.price && words.month}
            </p>
            <ul className={classes.ticks}>
              {words.lines[plan.id].map((line) => (
                <li key={line}>
                  <IconCheck size={20} aria-hidden /> {line}
                </li>
              ))}
            </ul>
            {plan.id === 'enterprise' ? (
              <Button component="a" href="/support?tab=contact" variant="default" size="md">
                {words.sales}
              </Button>
            ) : (
              <Button
                size="md"
                variant={plan.id === 'startup' ? 'filled' : 'default'}
                disabled={data?.plan === plan.id}
                loading={isBusy}
                onClick={() => choose(plan.id)}
              >
                {data?.plan === plan.id ? words.current : words.choose(plan.name)}
              </Button>
            )}
          </Card>
        ))}
      </Cards>
      {quoteId && (
        <ApproveQuote
          quoteId={quoteId}
          onClose={() => setQuote(undefined)}
          onApproved={() => {
            showToast({ title: words.changed, text: words.onStartup });
            mutate();
          }}
        />
      )}
    </section>
  );
};

/** What the API is for, how to begin, and what it costs. */
export const Overview = () => {
  const { builds: said, start } = useWords('developers', developers);
  const [, go] = useTab('overview');
  const steps = [
    {
      title: start.open,
      text: (
        <>
          <span data-sandbox-only>{start.openDemo}</span>
          {start.openText}
        </>
      ),
    },
    ...[start.key, start.call, start.live].map(([title = '', text]) => ({ title, text })),
  ];
  return (
    <>
      <section className={classes.part} aria-labelledby="api-build">
        <h2 id="api-build">{said.title}</h2>
        <Cards>
          {builds.map(([id, icon]) => (
            <Card key={id} level={3} title={said[id][0]} icon={icon}>
              <p className={classes.text}>{said[id][1]}</p>
            </Card>
          ))}
        </Cards>
      </section>
      <section className={classes.part} aria-labelledby="api-start">
        <h2 id="api-start">{start.title}</h2>
        <Steps steps={steps} />
        <div className={classes.doings}>
          <Button size="md" onClick={() => go('keys')}>
            {start.getKey}
          </Button>
          <Button size="md" variant="default" onClick={() => go('endpoints')}>
            {start.browse}
          </Button>
        </div>
      </section>
      <Pricing />
    </>
  );
};
