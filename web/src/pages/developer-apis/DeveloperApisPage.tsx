import {
  IconActivity,
  IconBook2,
  IconCode,
  IconKey,
  IconPlugConnected,
  IconRocket,
} from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { printWhole } from '../../ui/money.ts';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { part } from '../../ui/part.ts';
import { Overview } from './Overview.tsx';

const Endpoints = part(() => import('./Endpoints.tsx').then((module) => ({ default: module.Endpoints })));
const Keys = part(() => import('./Keys.tsx').then((module) => ({ default: module.Keys })));
const Documentation = part(() =>
  import('./Documentation.tsx').then((module) => ({ default: module.Documentation })),
);

/** What the bank measured of itself; nothing until it has answered. */
const Measured = () => {
  const { data, error } = useRead('GET /api/developer/stats', {});
  if (error) return null;
  return (
    <Cards>
      <Stat
        label="Total endpoints"
        value={data && printWhole(data.totalEndpoints)}
        icon={<IconPlugConnected />}
      />
      <Stat label="Uptime, 30 days" value={data && `${data.uptime}%`} icon={<IconActivity />} />
      <Stat
        label="Average response"
        value={data && `${printWhole(Math.round(data.avgResponse))} ms`}
        icon={<IconRocket />}
      />
      <Stat label="Developers" value={data && printWhole(data.developers)} icon={<IconCode />} />
    </Cards>
  );
};

const tabs = [
  { value: 'overview', label: 'Overview', icon: <IconRocket size={20} aria-hidden />, panel: <Overview /> },
  {
    value: 'endpoints',
    label: 'API Endpoints',
    icon: <IconPlugConnected size={20} aria-hidden />,
    panel: <Endpoints />,
  },
  { value: 'keys', label: 'API Keys', icon: <IconKey size={20} aria-hidden />, panel: <Keys /> },
  {
    value: 'docs',
    label: 'Documentation',
    icon: <IconBook2 size={20} aria-hidden />,
    panel: <Documentation />,
  },
];

/** The bank for programs: what can be built, every endpoint, keys, and how to use them. */
const DeveloperApisPage = () => (
  <Page
    title="Developer API Portal"
    icon={<IconCode />}
    lead={
      <>
        Payments, accounts and webhooks of a Nigerian bank, from one contract.{' '}
        <span data-sandbox-only>Start in the sandbox: no paperwork, no naira.</span>
      </>
    }
  >
    <Measured />
    <PageTabs label="Developer portal" tabs={tabs} />
  </Page>
);

export default DeveloperApisPage;
