import type { Answer } from '@karo/core/contract';
import { Switch, TextInput } from '@mantine/core';
import { IconAntenna, IconCategory, IconMoon } from '@tabler/icons-react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { InThisBrowser } from './InThisBrowser.tsx';
import classes from './Notifications.module.css';

type Kept = Answer<'GET /api/notifications/settings'>;
type Channel = 'pushEnabled' | 'smsEnabled' | 'emailEnabled' | 'whatsappEnabled';
type Category = keyof Kept['categories'];

const channels: readonly { name: Channel; label: string; about: string }[] = [
  { name: 'whatsappEnabled', label: 'WhatsApp', about: 'In the chat where you bank' },
  { name: 'pushEnabled', label: 'Push', about: 'In the browsers that you let tell you' },
  { name: 'smsEnabled', label: 'SMS', about: 'To your number, with no internet' },
  { name: 'emailEnabled', label: 'Email', about: 'To the address in your profile' },
];
const categories: readonly { name: Category; label: string; about: string }[] = [
  { name: 'transactions', label: 'Transactions', about: 'Money in and out' },
  { name: 'security', label: 'Security', about: 'Sign-ins, PIN, devices' },
  { name: 'account', label: 'Account', about: 'Levels, limits, loans, groups' },
  { name: 'system', label: 'System', about: 'Bank networks and planned work' },
  { name: 'marketing', label: 'News and offers', about: 'Now and then, never at night' },
];

/** Channels, categories and quiet hours; each switch is kept as it is turned. */
export const Settings = () => {
  const { data, error, mutate } = useRead('GET /api/notifications/settings', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={3} height={190} />;

  const save = async (next: Kept) => {
    try {
      await mutate(call('POST /api/notifications/settings', { body: next }), {
        optimisticData: next,
        rollbackOnError: true,
        revalidate: false,
      });
      showToast({ title: 'Settings Updated' });
    } catch (failure) {
      showToast({ title: 'Settings Not Updated', text: sentenceOf(failure), bad: true });
    }
  };

  return (
    <div className={classes.split}>
      <Card title="Channels" icon={<IconAntenna />}>
        {channels.map(({ name, label, about }) => (
          <Switch
            key={name}
            size="md"
            label={label}
            description={about}
            checked={data[name]}
            onChange={(event) => save({ ...data, [name]: event.currentTarget.checked })}
          />
        ))}
        <InThisBrowser />
      </Card>
      <Card title="What to tell you" icon={<IconCategory />}>
        {categories.map(({ name, label, about }) => (
          <Switch
            key={name}
            size="md"
            label={label}
            description={about}
            checked={data.categories[name]}
            onChange={(event) =>
              save({ ...data, categories: { ...data.categories, [name]: event.currentTarget.checked } })
            }
          />
        ))}
      </Card>
      <Card title="Quiet hours" icon={<IconMoon />}>
        <Switch
          size="md"
          label="Keep quiet at night"
          description="What is urgent still comes; the rest waits for the morning."
          checked={data.quietHours.enabled}
          onChange={(event) =>
            save({ ...data, quietHours: { ...data.quietHours, enabled: event.currentTarget.checked } })
          }
        />
        <div className={classes.hours}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={`${end} ${data.quietHours[end]}`}
              type="time"
              size="md"
              label={end === 'from' ? 'From' : 'To'}
              defaultValue={data.quietHours[end]}
              disabled={!data.quietHours.enabled}
              onBlur={(event) => {
                const value = event.currentTarget.value;
                if (value && value !== data.quietHours[end])
                  save({ ...data, quietHours: { ...data.quietHours, [end]: value } });
              }}
            />
          ))}
        </div>
      </Card>
    </div>
  );
};
