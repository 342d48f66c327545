import type { User } from '@karo/core/contract/index';
import { Tabs } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { BankAccountsTab } from './BankAccounts.tsx';
import { LimitsTab } from './Limits.tsx';
import { PrivacyTab } from './Privacy.tsx';
import { ProfileTab } from './Profile.tsx';
import { SecurityTab } from './Security.tsx';
import classes from './Settings.module.css';

const tabs = ['Profile', 'Security', 'Limits', 'Bank Accounts', 'Privacy'] as const;

const Settings = ({ user }: { user: User }) => {
  const profile = useRead('GET /api/user/profile', {});
  const security = useRead('GET /api/user/security-settings', {});
  const limits = useRead('GET /api/user/limits', {});
  const accounts = useRead('GET /api/user/bank-accounts', {});

  const failed = [profile, security, limits, accounts].filter(({ error }) => error);
  if (failed[0])
    return (
      <Failed error={failed[0].error} onRetry={() => Promise.all(failed.map(({ mutate }) => mutate()))} />
    );
  if (!profile.data || !security.data || !limits.data || !accounts.data)
    return <Loading shape="block" label="Loading..." isShown />;
  const keep = { revalidate: false };
  return (
    <Tabs defaultValue={tabs[0]}>
      <Tabs.List className={classes.tabs}>
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name} fz="md" py="sm">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="Profile" className={classes.panel}>
        <ProfileTab profile={profile.data} onSaved={(saved) => profile.mutate(saved, keep)} />
      </Tabs.Panel>
      <Tabs.Panel value="Security" className={classes.panel}>
        <SecurityTab user={user} security={security.data} onSaved={(saved) => security.mutate(saved, keep)} />
      </Tabs.Panel>
      <Tabs.Panel value="Limits" className={classes.panel}>
        <LimitsTab user={user} limits={limits.data} onSaved={(saved) => limits.mutate(saved, keep)} />
      </Tabs.Panel>
      <Tabs.Panel value="Bank Accounts" className={classes.panel}>
        <BankAccountsTab
          accounts={accounts.data}
          onChanged={(saved) => (saved ? accounts.mutate(saved, keep) : accounts.mutate())}
        />
      </Tabs.Panel>
      <Tabs.Panel value="Privacy" className={classes.panel}>
        <PrivacyTab user={user} profile={profile.data} onChanged={(saved) => profile.mutate(saved, keep)} />
      </Tabs.Panel>
    </Tabs>
  );
};

const SettingsPage = () => (
  <Page title="Account Settings" lead="Your details, your locks and your limits." icon={<IconSettings />}>
    <NeedsCustomer
      about="See and change your details, switch on a fingerprint or a second factor, set what may leave in a day, and take your data with you."
      points={tabs}
    >
      {(user) => <Settings user={user} />}
    </NeedsCustomer>
  </Page>
);

export default SettingsPage;
