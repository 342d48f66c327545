import type { Answer } from '@karo/core/contract';
import { Switch, TextInput } from '@mantine/core';
import { IconAntenna, IconCategory, IconMoon } from '@tabler/icons-react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { notices } from '../../words/en/notices.ts';
import { useWords } from '../../words/words.ts';
import { InThisBrowser } from './InThisBrowser.tsx';
import classes from './Notifications.module.css';

type Kept = Answer<'GET /api/notifications/settings'>;
type Channel = 'pushEnabled' | 'smsEnabled' | 'emailEnabled' | 'whatsappEnabled';
type Category = keyof Kept['categories'];

const channelsOf = (say: typeof notices): readonly { name: Channel; label: string; about: string }[] => [
  { name: 'whatsappEnabled', label: say.whatsapp, about: say.whatsappA },
  { name: 'pushEnabled', label: say.push, about: say.pushA },
  { name: 'smsEnabled', label: say.sms, about: say.smsA },
  { name: 'emailEnabled', label: say.email, about: say.emailA },
];
const categoriesOf = (say: typeof notices): readonly { name: Category; label: string; about: string }[] => [
  { name: 'transactions', label: say.cTransactions, about: say.cTransactionsA },
  { name: 'security', label: say.cSecurity, about: say.cSecurityA },
  { name: 'account', label: say.cAccount, about: say.cAccountA },
  { name: 'system', label: say.cSystem, about: say.cSystemA },
  { name: 'marketing', label: say.cMarketing, about: say.cMarketingA },
];

/** Channels, categories and quiet hours; each switch is kept as it is turned. */
export const Settings = () => {
  const say = useWords('notices', notices);
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
      showToast({ title: say.updated });
    } catch (failure) {
      showToast({ title: say.notUpdated, text: sentenceOf(failure), bad: true });
    }
  };

  return (
    <div className={classes.split}>
      <Card title={say.channels} icon={<IconAntenna />}>
        {channelsOf(say).map(({ name, label, about }) => (
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
      <Card title={say.what} icon={<IconCategory />}>
        {categoriesOf(say).map(({ name, label, about }) => (
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
      <Card title={say.quiet} icon={<IconMoon />}>
        <Switch
          size="md"
          label={say.night}
          description={say.nightA}
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
              label={end === 'from' ? say.from : say.to}
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
