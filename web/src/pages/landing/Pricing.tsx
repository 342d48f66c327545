import type { Answer } from '@karo/core/contract';
import { Skeleton } from '@mantine/core';
import { IconBriefcase, IconCheck, IconCrown, IconLeaf, IconStar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, isCode, segments, sentenceOf, usePublished, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import buttons from '../../ui/Button.module.css';
import { printWhole } from '../../ui/money.ts';
import { part } from '../../ui/part.ts';
import { Failed } from '../../ui/States.tsx';
import { tell } from '../../ui/toast.ts';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import frame from './Landing.module.css';
import classes from './Pricing.module.css';

const ApproveQuote = part(() =>
  import('../../approval/ApproveQuote.tsx').then((module) => ({ default: module.ApproveQuote })),
);

const HeldBack = part(() => import('./HeldBack.tsx'));

type Tier = Answer<'GET /api/account/tiers'>[number];
type Billing = 'monthly' | 'annual';

const icons = { basic: IconLeaf, premium: IconStar, business: IconBriefcase, vip: IconCrown };
const ANNUAL_RATE = 0.83;
const FEATURES_SHOWN = 6;
const naira = (amount: number) => `₦${printWhole(amount)}`;
const thousands = (amount: number) => `₦${printWhole(amount / 1000)}K`;

const Price = ({ tier, billing }: { tier: Tier; billing: Billing }) => {
  const { pricing } = useWords('landing', landing);
  if (tier.monthlyFee === 0) return <p className={classes.price}>{pricing.free}</p>;
  const isAnnual = billing === 'annual';
  return (
    <p className={classes.price}>
      {naira(isAnnual ? tier.monthlyFee * 12 * ANNUAL_RATE : tier.monthlyFee)}{' '}
      <small>{isAnnual ? pricing.perYear : pricing.perMonth}</small>
    </p>
  );
};

type CardProps = { tier: Tier; billing: Billing; isCurrent: boolean; isBusy: boolean; onChoose: () => void };

const TierCard = ({ tier, billing, isCurrent, isBusy, onChoose }: CardProps) => {
  const { pricing } = useWords('landing', landing);
  const Icon = icons[tier.name];
  return (
    <article className={classes.tier} data-popular={tier.popular || undefined}>
      {tier.popular && <span className={classes.popular}>{pricing.popular}</span>}
      <h3>
        <Icon size={28} aria-hidden />
        {tier.displayName}
      </h3>
      <p>{tier.description}</p>
      <Price tier={tier} billing={billing} />
      <p className={classes.daily}>
        {pricing.daily}: {thousands(tier.limits.dailyTransferLimit)}
        {tier.monthlyFee > 0 && <small>{pricing.level(tier.level)}</small>}
      </p>
      <ul>
        {tier.features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature}>
            <IconCheck size={20} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${buttons.button} ${classes.choose}`}
        disabled={isBusy}
        data-current={isCurrent || undefined}
        onClick={onChoose}
      >
        {isCurrent ? pricing.current : `${pricing.choose} ${tier.displayName}`}
      </button>
    </article>
  );
};

const Compare = ({ tiers, current }: { tiers: readonly Tier[]; current: string | undefined }) => {
  const { pricing } = useWords('landing', landing);
  const rows: [string, (limits: Tier['limits']) => string][] = [
    [pricing.rows.dailyTransferLimit, (limits) => naira(limits.dailyTransferLimit)],
    [pricing.rows.monthlyTransferLimit, (limits) => naira(limits.monthlyTransferLimit)],
    [pricing.rows.virtualCardsLimit, (limits) => String(limits.virtualCardsLimit)],
    [pricing.rows.savingsInterestRate, (limits) => `${limits.savingsInterestRate}% ${pricing.perYearShort}`],
    [pricing.rows.investmentMinimum, (limits) => naira(limits.investmentMinimum)],
    [pricing.rows.loanMaximum, (limits) => naira(limits.loanMaximum)],
    [pricing.rows.prioritySupport, (limits) => (limits.prioritySupport ? pricing.yes : pricing.no)],
  ];
  return (
    <>
      <h3 className={classes.compare} id="compare">
        {pricing.compare}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard. */}
      <section className={classes.scroll} aria-labelledby="compare" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{pricing.feature}</th>
              {tiers.map((tier) => (
                <th key={tier.id} scope="col" data-current={tier.id === current || undefined}>
                  {tier.displayName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, print]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {tiers.map((tier) => (
                  <td key={tier.id} data-current={tier.id === current || undefined}>
                    {print(tier.limits)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};

/** The customer's plan, and how it is changed. */
function usePlan() {
  const { user, refresh } = useSession();
  const { mutate } = useSWRConfig();
  const { data, mutate: mutateCurrent } = useRead('GET /api/account/current-tier', user ? {} : undefined);
  const [chosen, setChosen] = useState<Tier['id']>();
  const [quoteId, setQuoteId] = useState<string>();
  const [heldBack, setHeldBack] = useState<string | null>(null);

  const choose = async (tierId: Tier['id'], billing: Billing) => {
    if (tierId === data?.id) return tell('tierActive');
    // Who this is may not be known yet on a page that was just opened.
    if (!(user ?? (await refresh()))) return openSignIn();
    setChosen(tierId);
    try {
      const answer = await call('POST /api/account/upgrade-tier', { body: { tierId, billing } });
      if (answer.quoteId) {
        setHeldBack(answer.heldBack);
        setQuoteId(answer.quoteId);
      } else {
        tell('tierUpgraded', answer.message);
        await mutateCurrent();
      }
    } catch (failure) {
      if (isCode(failure, 'tier_active')) tell('tierActive');
      else tell('upgradeFailed', sentenceOf(failure));
    } finally {
      setChosen(undefined);
    }
  };
  const upgraded = async ({ message }: { message: string }) => {
    setQuoteId(undefined);
    tell('tierUpgraded', message);
    await mutateCurrent();
    if (user) await mutate(segments('GET /api/users/{id}/dashboard', { params: { id: user.id } }));
  };
  return {
    current: user ? data?.id : undefined,
    chosen,
    choose,
    quoteId,
    heldBack,
    goOn: () => setHeldBack(null),
    upgraded,
    close: () => setQuoteId(undefined),
  };
}

/** The four plans, and how they compare. */
export const Pricing = () => {
  const { pricing } = useWords('landing', landing);
  const [billing, setBilling] = useState<Billing>('monthly');
  const { data: tiers, error, mutate } = usePublished('GET /api/account/tiers');
  const plan = usePlan();
  return (
    <section id="pricing" className={`${frame.section} ${frame.cream}`}>
      <div className={frame.in}>
        <div className={frame.pricingTop}>
          <div>
            <h2>{pricing.title}</h2>
            <p className={frame.lead}>{pricing.lead}</p>
          </div>
          <fieldset className={classes.toggle} aria-label={pricing.title}>
            {(['monthly', 'annual'] as const).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="billing"
                  checked={billing === value}
                  onChange={() => setBilling(value)}
                />
                {pricing[value]} {value === 'annual' && <small>{pricing.save}</small>}
              </label>
            ))}
          </fieldset>
        </div>
        {error && <Failed error={error} onRetry={mutate} />}
        <div className={`${frame.grid} ${frame.row}`}>
          {!tiers &&
            !error &&
            ['basic', 'premium', 'business', 'vip'].map((id) => (
              <Skeleton key={id} height={460} radius={24} />
            ))}
          {tiers?.map((tier) => (
            <TierCard
              key={tier.id}
              tier={tier}
              billing={billing}
              isCurrent={tier.id === plan.current}
              isBusy={plan.chosen !== undefined}
              onChoose={() => plan.choose(tier.id, billing)}
            />
          ))}
        </div>
        {tiers && <Compare tiers={tiers} current={plan.current} />}
      </div>
      {plan.quoteId && plan.heldBack && (
        <Suspense>
          <HeldBack text={plan.heldBack} onGo={plan.goOn} onClose={plan.close} />
        </Suspense>
      )}
      {plan.quoteId && !plan.heldBack && (
        <Suspense>
          <ApproveQuote quoteId={plan.quoteId} onClose={plan.close} onApproved={plan.upgraded} />
        </Suspense>
      )}
    </section>
  );
};
