import type { Answer, User } from '@karo/core/contract';
import { Badge, Button, Switch } from '@mantine/core';
import { IconBell, IconDevices, IconLock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { useWithProof } from '../../proof/with-proof.tsx';
import { useSession } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { part } from '../../ui/part.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast, tell } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { settings } from '../../words/en/settings.ts';
import { useWords } from '../../words/words.ts';
import { Passkeys } from './Passkeys.tsx';
import classes from './Settings.module.css';

const ProofSheet = part(() => import('../../proof/ProofSheet.tsx'));

type Security = Answer<'GET /api/user/security-settings'>;
type Props = { user: User; security: Security; onSaved: (security: Security) => void };

const factors = [
  {
    name: 'biometricEnabled',
    kind: 'biometric',
    label: 'biometric',
    text: 'biometricText',
  },
  {
    name: 'twoFactorEnabled',
    kind: 'two-factor',
    label: 'twoFactor',
    text: 'twoFactorText',
  },
] as const;

const notices = [
  ['loginNotifications', 'login', 'loginText'],
  ['transactionNotifications', 'transactions', 'transactionsText'],
  ['suspiciousActivityAlerts', 'suspicious', 'suspiciousText'],
] as const;

type Switches = Pick<
  Security,
  | 'biometricEnabled'
  | 'twoFactorEnabled'
  | 'loginNotifications'
  | 'transactionNotifications'
  | 'suspiciousActivityAlerts'
>;

const switchesOf = (security: Security): Switches => ({
  biometricEnabled: security.biometricEnabled,
  twoFactorEnabled: security.twoFactorEnabled,
  loginNotifications: security.loginNotifications,
  transactionNotifications: security.transactionNotifications,
  suspiciousActivityAlerts: security.suspiciousActivityAlerts,
});

const Devices = () => {
  const { security: words } = useWords('settings', settings);
  const dateWords = useDateWords();
  const { data, error, mutate } = useRead('GET /api/user/devices', {});
  const { leave } = useSession();
  const forget = async (id: string) => {
    try {
      await call('POST /api/user/devices/{id}/remove', { params: { id }, body: undefined });
      await mutate();
    } catch (failure) {
      showToast({ title: words.notRemoved, text: sentenceOf(failure), bad: true });
    }
  };
  const endAll = async () => {
    try {
      await call('POST /api/user/sessions/end-all', {});
      await leave();
    } catch (failure) {
      tell('stillIn', sentenceOf(failure));
    }
  };
  return (
    <Card title={words.devices} icon={<IconDevices />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      <div className={classes.rows}>
        {data?.map((device) => (
          <div key={device.id}>
            <div className={classes.words}>
              <strong>{device.name}</strong>
              <span>{words.lastSeen(printMoment(device.lastSeen, dateWords))}</span>
            </div>
            {device.current ? (
              <Badge size="lg" variant="outline">
                {words.thisOne}
              </Badge>
            ) : (
              <Button variant="default" onClick={() => forget(device.id)}>
                {words.forget}
              </Button>
            )}
          </div>
        ))}
      </div>
      <div className={classes.doings}>
        <Button variant="default" onClick={endAll}>
          {words.everywhere}
        </Button>
      </div>
    </Card>
  );
};

/** What the customer switches on. Turning a factor on sets it up first; turning one off shows one first. */
export const SecurityTab = ({ user, security, onSaved }: Props) => {
  const { security: words, page } = useWords('settings', settings);
  const { withProof, dialog } = useWithProof(user.phone);
  const [setUp, setSetUp] = useState<(typeof factors)[number]>();

  const save = async (part: Partial<Switches>) => {
    try {
      const saved = await withProof(() =>
        call('POST /api/user/security-settings', { body: { ...switchesOf(security), ...part } }),
      );
      if (!saved) return;
      onSaved(saved);
      tell('securityUpdated');
    } catch (failure) {
      showToast({ title: page.notSaved, text: sentenceOf(failure), bad: true });
    }
  };
  const instant = async (enabled: boolean) => {
    try {
      const saved = await withProof(() => call('POST /api/user/instant-transfers', { body: { enabled } }));
      if (saved) onSaved(saved);
    } catch (failure) {
      showToast({ title: page.notSaved, text: sentenceOf(failure), bad: true });
    }
  };
  return (
    <>
      <Card title={page.tabs[1]} icon={<IconLock />}>
        <div className={classes.rows}>
          {factors.map((factor) => (
            <div key={factor.name}>
              <div className={classes.words}>
                <strong id={factor.name}>{words[factor.label]}</strong>
                <span>{words[factor.text]}</span>
              </div>
              <Switch
                size="lg"
                aria-labelledby={factor.name}
                checked={security[factor.name]}
                onChange={() => (security[factor.name] ? save({ [factor.name]: false }) : setSetUp(factor))}
              />
            </div>
          ))}
          <div>
            <div className={classes.words}>
              <strong id="instant">{words.transfers}</strong>
              <span>{words.transfersText}</span>
            </div>
            <Switch
              size="lg"
              aria-labelledby="instant"
              checked={security.instantTransfers}
              onChange={(event) => instant(event.currentTarget.checked)}
            />
          </div>
        </div>
      </Card>
      <Card title={words.alerts} icon={<IconBell />}>
        <div className={classes.rows}>
          {notices.map(([name, label, text]) => (
            <div key={name}>
              <div className={classes.words}>
                <strong id={name}>{words[label]}</strong>
                <span>{words[text]}</span>
              </div>
              <Switch
                size="lg"
                aria-labelledby={name}
                checked={security[name]}
                onChange={(event) => save({ [name]: event.currentTarget.checked })}
              />
            </div>
          ))}
        </div>
      </Card>
      <Passkeys withProof={withProof} />
      <Devices />
      {setUp && (
        <Suspense>
          <ProofSheet
            kind={setUp.kind}
            purpose="setup"
            title={words[setUp.label]}
            address={user.phone}
            onDone={() => {
              setSetUp(undefined);
              save({ [setUp.name]: true });
            }}
            onCancel={() => setSetUp(undefined)}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
};
