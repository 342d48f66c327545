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
import classes from './Developer.module.css';

const builds = [
  {
    icon: <IconSend />,
    title: 'Payouts',
    text: 'Pay riders, sellers and staff at any Nigerian bank; the name is checked before the money moves.',
  },
  {
    icon: <IconBuildingStore />,
    title: 'Shop checkouts',
    text: 'Show an account number, hear of the payment by webhook, hand over the goods.',
  },
  {
    icon: <IconMessageChatbot />,
    title: 'Chat and voice products',
    text: 'The same assistant that answers our customers, in five languages, behind one endpoint.',
  },
  {
    icon: <IconChartBar />,
    title: 'Money insight',
    text: 'Income, spending and goals of a customer who agreed, month by month.',
  },
];

const steps = [
  {
    title: 'Open an account',
    text: (
      <>
        <span data-sandbox-only>A demo account is one click. </span>An account takes a BVN and five minutes.
      </>
    ),
  },
  {
    title: 'Generate a key',
    text: 'Choose what it may do. The key is shown once: keep it like a password.',
  },
  {
    title: 'Make your first call',
    text: 'Try endpoints in the browser, or copy a sample in four languages.',
  },
  {
    title: 'Go live',
    text: 'The same calls with a live key. Webhooks tell your server what became of each.',
  },
];

const plans = [
  {
    id: 'free',
    name: 'Free',
    price: '₦0',
    note: 'a month',
    lines: ['1,000 calls a month', 'Basic endpoints', 'Community support'],
  },
  {
    id: 'startup',
    name: 'Startup',
    price: '₦25,000',
    note: 'a month',
    lines: ['100,000 calls a month', 'All endpoints', 'Priority support', 'Webhooks'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom pricing',
    note: '',
    lines: ['Unlimited calls', 'Custom endpoints', 'Dedicated support', 'SLA'],
  },
] as const;

/** The plans; the one that the customer has is marked, another can be taken. */
const Pricing = () => {
  const { user } = useSession();
  const { data, mutate } = useRead('GET /api/developer/usage', user ? {} : undefined);
  const [quoteId, setQuote] = useState<string>();
  const [isBusy, run] = useDoing();

  const choose = async (plan: 'free' | 'startup') => {
    if (!user) return openSignIn();
    const answer = await run(() => call('POST /api/developer/plan', { body: { plan } }), 'Plan not changed');
    if (!answer) return;
    if (answer.quoteId) return setQuote(answer.quoteId);
    showToast({ title: 'Plan changed', text: answer.message });
    mutate();
  };

  return (
    <section className={classes.part} aria-labelledby="api-pricing">
      <h2 id="api-pricing">Pricing</h2>
      {data && (
        <p className={classes.text}>
          {printWhole(data.calls)} calls this month
          {data.quota !== null && ` of ${printWhole(data.quota)}`}, counted anew on {printDate(data.resetsAt)}
          .
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
                  Your plan
                </Badge>
              )
            }
          >
            <p className={classes.price}>
              <strong>{plan.price}</strong> {plan.note}
            </p>
            <ul className={classes.ticks}>
              {plan.lines.map((line) => (
                <li key={line}>
                  <IconCheck size={20} aria-hidden /> {line}
                </li>
              ))}
            </ul>
            {plan.id === 'enterprise' ? (
              <Button component="a" href="/support?tab=contact" variant="default" size="md">
                Contact Sales
              </Button>
            ) : (
              <Button
                size="md"
                variant={plan.id === 'startup' ? 'filled' : 'default'}
                disabled={data?.plan === plan.id}
                loading={isBusy}
                onClick={() => choose(plan.id)}
              >
                {data?.plan === plan.id ? 'Current plan' : `Choose ${plan.name}`}
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
            showToast({ title: 'Plan changed', text: 'You are on the Startup plan.' });
            mutate();
          }}
        />
      )}
    </section>
  );
};

/** What the API is for, how to begin, and what it costs. */
export const Overview = () => {
  const [, go] = useTab('overview');
  return (
    <>
      <section className={classes.part} aria-labelledby="api-build">
        <h2 id="api-build">What you can build</h2>
        <Cards>
          {builds.map((build) => (
            <Card key={build.title} level={3} title={build.title} icon={build.icon}>
              <p className={classes.text}>{build.text}</p>
            </Card>
          ))}
        </Cards>
      </section>
      <section className={classes.part} aria-labelledby="api-start">
        <h2 id="api-start">Getting started</h2>
        <Steps steps={steps} />
        <div className={classes.doings}>
          <Button size="md" onClick={() => go('keys')}>
            Get your API key
          </Button>
          <Button size="md" variant="default" onClick={() => go('endpoints')}>
            Browse endpoints
          </Button>
        </div>
      </section>
      <Pricing />
    </>
  );
};
