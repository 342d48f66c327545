import type { User } from '@karo/core/contract';
import { IconSettings } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { settings } from '../../words/en/settings.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import { BankAccountsTab } from './BankAccounts.tsx';
import { LimitsTab } from './Limits.tsx';
import { PrivacyTab } from './Privacy.tsx';
import { ProfileTab } from './Profile.tsx';
import { SecurityTab } from './Security.tsx';
import classes from './Settings.module.css';

const tabs = ['profile', 'security', 'limits', 'bank-accounts', 'privacy'] as const;

const usePageWords = () => useWords('settings', settings).page;

const Coming = () => <Loading shape="block" label={`${useWords('shell', shell).loading}...`} isShown />;

const Settings = ({ user }: { user: User }) => {
  const words = usePageWords();
  const profile = useRead('GET /api/user/profile', {});
  const security = useRead('GET /api/user/security-settings', {});
  const limits = useRead('GET /api/user/limits', {});
  const accounts = useRead('GET /api/user/bank-accounts', {});

  const failed = [profile, security, limits, accounts].filter(({ error }) => error);
  if (failed[0])
    return (
      <Failed error={failed[0].error} onRetry={() => Promise.all(failed.map(({ mutate }) => mutate()))} />
    );
  if (!profile.data || !security.data || !limits.data || !accounts.data) return <Coming />;
  const keep = { revalidate: false };
  const panels = [
    <ProfileTab key="profile" profile={profile.data} onSaved={(saved) => profile.mutate(saved, keep)} />,
    <SecurityTab
      key="security"
      user={user}
      security={security.data}
      onSaved={(saved) => security.mutate(saved, keep)}
    />,
    <LimitsTab
      key="limits"
      onRaised={() => Promise.all([limits.mutate(), profile.mutate()])}
      user={user}
      limits={limits.data}
      onSaved={(saved) => limits.mutate(saved, keep)}
    />,
    <BankAccountsTab
      key="accounts"
      accounts={accounts.data}
      onChanged={(saved) => (saved ? accounts.mutate(saved, keep) : accounts.mutate())}
    />,
    <PrivacyTab
      key="privacy"
      user={user}
      profile={profile.data}
      onChanged={(saved) => profile.mutate(saved, keep)}
    />,
  ];
  return (
    <PageTabs
      label={words.tabList}
      tabs={tabs.map((value, at) => ({
        label: words.tabs[at] ?? value,
        value,
        panel: <div className={classes.panel}>{panels[at]}</div>,
      }))}
    />
  );
};

const SettingsPage = () => {
  const words = usePageWords();
  return (
    <Page title={words.title} lead={words.lead} translated icon={<IconSettings />}>
      <NeedsCustomer about={words.about} points={words.tabs} waiting={<Coming />}>
        {(user) => <Settings user={user} />}
      </NeedsCustomer>
    </Page>
  );
};

export default SettingsPage;
