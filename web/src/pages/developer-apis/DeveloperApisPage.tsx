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
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import { Overview } from './Overview.tsx';

const Endpoints = part(() => import('./Endpoints.tsx').then((module) => ({ default: module.Endpoints })));
const Keys = part(() => import('./Keys.tsx').then((module) => ({ default: module.Keys })));
const Documentation = part(() =>
  import('./Documentation.tsx').then((module) => ({ default: module.Documentation })),
);

/** What the bank measured of itself; nothing until it has answered. */
const Measured = () => {
  const words = useWords('developers', developers).measured;
  const { data, error } = useRead('GET /api/developer/stats', {});
  if (error) return null;
  return (
    <Cards>
      <Stat
        label={words.endpoints}
        value={data && printWhole(data.totalEndpoints)}
        icon={<IconPlugConnected />}
      />
      <Stat label={words.uptime} value={data && `${data.uptime}%`} icon={<IconActivity />} />
      <Stat
        label={words.response}
        value={data && `${printWhole(Math.round(data.avgResponse))} ms`}
        icon={<IconRocket />}
      />
      <Stat label={words.developers} value={data && printWhole(data.developers)} icon={<IconCode />} />
    </Cards>
  );
};

const tabs = [
  { value: 'overview', icon: <IconRocket size={20} aria-hidden />, panel: <Overview /> },
  { value: 'endpoints', icon: <IconPlugConnected size={20} aria-hidden />, panel: <Endpoints /> },
  { value: 'keys', icon: <IconKey size={20} aria-hidden />, panel: <Keys /> },
  { value: 'docs', icon: <IconBook2 size={20} aria-hidden />, panel: <Documentation /> },
] as const;

/** The bank for programs: what can be built, every endpoint, keys, and how to use them. */
const DeveloperApisPage = () => {
  const words = useWords('developers', developers);
  return (
    <Page
      title={words.title}
      icon={<IconCode />}
      translated
      lead={
        <>
          {words.lead} <span data-sandbox-only>{words.leadSandbox}</span>
        </>
      }
    >
      <Measured />
      <PageTabs
        label={words.tabsLabel}
        tabs={tabs.map(({ value, icon, panel }) => ({ value, icon, panel, label: words.tabs[value] }))}
      />
    </Page>
  );
};

export default DeveloperApisPage;
