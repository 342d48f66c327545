import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from './PageTabs.module.css';
import { Loading } from './States.tsx';

type Tab = { value: string; label: string; icon?: ReactNode; panel: ReactNode };

type Props = { label: string; tabs: readonly Tab[] };

/** Four tabs whose names are longer than a phone is wide stand two and two there. */
const PHONE_LETTERS = 34;
const isPairs = (tabs: readonly Tab[]) =>
  tabs.length === 4 && tabs.map((tab) => tab.label).join('').length > PHONE_LETTERS;

/** The tab that the address names, and the way to another. */
export function useTab(first: string): [string, (tab: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const go = (tab: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (!tab || tab === first) next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('tab') ?? first, go];
}

/** The parts of a page, one at a time; the address says which, so that it can be linked to. */
export const PageTabs = ({ label, tabs }: Props) => {
  const first = tabs[0]?.value ?? '';
  const [asked, go] = useTab(first);
  const value = tabs.some((tab) => tab.value === asked) ? asked : first;
  return (
    <Tabs
      value={value}
      onChange={go}
      variant="pills"
      radius="xl"
      keepMounted={false}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={label} data-pairs={isPairs(tabs) || undefined}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} leftSection={tab.icon}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          <Suspense fallback={<Loading shape="cards" />}>{tab.panel}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
