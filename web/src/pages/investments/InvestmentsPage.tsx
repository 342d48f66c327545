import { Button } from '@mantine/core';
import {
  IconChartPie,
  IconCompass,
  IconCurrencyBitcoin,
  IconEye,
  IconEyeOff,
  IconPlant2,
  IconTrendingDown,
  IconTrendingUp,
  IconWallet,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { part } from '../../ui/part.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { UntilKnown } from '../../ui/UntilKnown.tsx';
import { investing } from '../../words/en/investing.ts';
import { useWords } from '../../words/words.ts';
import { Discover } from './Discover.tsx';
import { percent } from './percent.ts';

const Crypto = part(() => import('./Crypto.tsx').then((module) => ({ default: module.Crypto })));
const Plans = part(() => import('./Plans.tsx').then((module) => ({ default: module.Plans })));
const Portfolio = part(() => import('./Portfolio.tsx').then((module) => ({ default: module.Portfolio })));

/** What the customer's investments are worth; nothing for a visitor. */
const Summary = ({ masked }: { masked: boolean }) => {
  const say = useWords('investing', investing).summary;
  const { user } = useSession();
  const { data, error, mutate } = useRead('GET /api/investments/portfolio', user ? {} : undefined);
  if (user === null) return null;
  if (error) return <Failed error={error} onRetry={mutate} title={say.failed} />;
  const coming = <Loading shape="cards" count={3} height={106} />;
  if (!user) return <UntilKnown user={user} customer={coming} />;
  if (!data) return coming;
  if (data.assets.length === 0) return null;
  return (
    <Cards least={300}>
      <Stat
        label={say.value}
        value={<Naira amount={data.totalValue} whole masked={masked} />}
        note={say.assets(data.assets.length)}
        icon={<IconWallet />}
      />
      <Stat
        label={say.total}
        value={<Naira amount={data.totalReturn} whole masked={masked} />}
        icon={data.totalReturn < 0 ? <IconTrendingDown /> : <IconTrendingUp />}
      />
      <Stat label={say.rate} value={percent(data.returnPercent)} note={say.since} icon={<IconChartPie />} />
    </Cards>
  );
};

/** Investing: what there is, what one holds, plans, and crypto. */
const InvestmentsPage = () => {
  const words = useWords('investing', investing);
  const { user } = useSession();
  const [isHidden, setHidden] = useState(false);
  const tabs = [
    {
      value: 'discover',
      label: words.tabs.discover,
      icon: <IconCompass size={20} aria-hidden />,
      panel: <Discover />,
    },
    {
      value: 'portfolio',
      label: words.tabs.portfolio,
      icon: <IconChartPie size={20} aria-hidden />,
      panel: <Portfolio masked={isHidden} />,
    },
    {
      value: 'plans',
      label: words.tabs.plans,
      icon: <IconPlant2 size={20} aria-hidden />,
      panel: <Plans masked={isHidden} />,
    },
    {
      value: 'crypto',
      label: words.tabs.crypto,
      icon: <IconCurrencyBitcoin size={20} aria-hidden />,
      panel: <Crypto />,
    },
  ];
  return (
    <Page
      title={words.title}
      icon={<IconPlant2 />}
      lead={words.lead}
      translated
      areForCustomer={user === undefined}
      actions={
        user !== null && (
          <Button
            variant="white"
            color="karo.9"
            aria-pressed={isHidden}
            leftSection={isHidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
            onClick={() => setHidden(!isHidden)}
          >
            {isHidden ? words.show : words.hide}
          </Button>
        )
      }
    >
      <Summary masked={isHidden} />
      <PageTabs label={words.title} tabs={tabs} />
    </Page>
  );
};

export default InvestmentsPage;
