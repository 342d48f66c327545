import type { Answer, Body } from '@karo/core/contract';
import { Badge, Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useAbout } from '../../about.ts';
import { call, useRead } from '../../api.ts';
import { useWithProof } from '../../proof/with-proof.tsx';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { printAway, printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Developer.module.css';
import { Webhooks } from './Webhooks.tsx';

type Key = Answer<'GET /api/developer/keys'>[number];
type Scope = Body<'POST /api/developer/keys/generate'>['permissions'][number];

const scopes: readonly { scope: Scope; about: string }[] = [
  { scope: 'payments:read', about: 'See transfers and receipts' },
  { scope: 'payments:write', about: 'Send money: give it only to a server of yours' },
  { scope: 'users:read', about: 'See the account and its holder' },
  { scope: 'analytics:read', about: 'See income and spending' },
];
const PIN_LENGTH = 4;
const first: readonly Scope[] = ['payments:read', 'users:read'];

/** Makes a key with a name and what it may do. */
const Generate = ({ onMade }: { onMade: (key: Key) => void }) => {
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly Scope[]>(first);
  const hasSandbox = useAbout()?.sandbox !== false;
  const [chosen, setMode] = useState<Key['mode']>('sandbox');
  const mode = hasSandbox ? chosen : 'live';
  const [pin, setPin] = useState('');
  const { withProof, dialog } = useWithProof(undefined);
  const isLive = mode === 'live';
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), permissions: [...permissions], mode, ...(isLive && { pin }) };
    const make = () => call('POST /api/developer/keys/generate', { body });
    const key = await run(() => withProof(make), 'API Key Not Generated');
    setPin('');
    if (!key) return;
    setName('');
    showToast({ title: 'API Key Generated' });
    onMade(key);
  };
  return (
    <Card title="Generate New API Key" icon={<IconPlus />}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label="Key name"
          size="md"
          maxLength={60}
          placeholder="My shop’s server"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label="Permissions"
          value={[...permissions]}
          onChange={(chosen) =>
            setPermissions(scopes.map(({ scope }) => scope).filter((one) => chosen.includes(one)))
          }
        >
          <div className={classes.scopes}>
            {scopes.map(({ scope, about }) => (
              <Checkbox key={scope} value={scope} label={scope} description={about} size="md" />
            ))}
          </div>
        </Checkbox.Group>
        <div>
          {hasSandbox && (
            <SegmentedControl
              aria-label="Mode of the key"
              data={[
                { value: 'sandbox', label: 'Sandbox' },
                { value: 'live', label: 'Live' },
              ]}
              value={mode}
              onChange={(value) => setMode(value === 'live' ? 'live' : 'sandbox')}
            />
          )}
          <p className={classes.text}>
            {mode === 'sandbox'
              ? 'Acts on a play account of its own.'
              : 'Acts on your own account. Money that moves is real. Making one takes your PIN and a code.'}
          </p>
        </div>
        {isLive && (
          <Digits label="Your 4-digit PIN" length={PIN_LENGTH} value={pin} onChange={setPin} secret />
        )}
        <div>
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            disabled={name.trim() === '' || permissions.length === 0 || (isLive && pin.length < PIN_LENGTH)}
          >
            Generate API Key
          </Button>
        </div>
      </form>
      {dialog}
    </Card>
  );
};

const Line = ({ apiKey, onRevoke }: { apiKey: Key; onRevoke: () => void }) => (
  <li className={classes.key}>
    <div className={classes.keyTop}>
      <strong>{apiKey.name}</strong>
      <span>
        <Badge component="span" variant="light" color={apiKey.mode === 'live' ? 'red' : 'blue'}>
          {apiKey.mode}
        </Badge>{' '}
        <Badge
          component="span"
          variant={apiKey.status === 'active' ? 'filled' : 'light'}
          color={apiKey.status === 'active' ? 'karo' : 'gray'}
        >
          {apiKey.status}
        </Badge>
      </span>
    </div>
    <code>{apiKey.key}</code>
    <p>
      {apiKey.permissions.join(', ')} · made {printDate(apiKey.created)} ·{' '}
      {apiKey.lastUsed ? `last used ${printAway(apiKey.lastUsed)}` : 'not used yet'}
    </p>
    {apiKey.status === 'active' && (
      <div>
        <Button
          size="compact-md"
          color="red"
          variant="light"
          aria-label={`Revoke ${apiKey.name}`}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      </div>
    )}
  </li>
);

/** The customer's keys, a new one shown whole this once. */
const List = () => {
  const { data, error, mutate } = useRead('GET /api/developer/keys', {});
  const [made, setMade] = useState<Key>();
  const [revoking, setRevoking] = useState<Key>();
  const [, run] = useDoing();

  const revoke = async (key: Key) => {
    const params = { id: key.id };
    const ended = await run(
      () => call('POST /api/developer/keys/{id}/revoke', { params }),
      'API Key Not Revoked',
    );
    if (!ended) return;
    if (made?.id === key.id) setMade(undefined);
    showToast({ title: 'API Key Revoked' });
    mutate();
  };

  return (
    <>
      <Generate
        onMade={(key) => {
          setMade(key);
          mutate();
        }}
      />
      {made && (
        <section className={classes.made} aria-label="Your new key">
          <strong>Copy “{made.name}” now: it is shown once.</strong>
          <code>{made.key}</code>
          <CopyButton value={made.key} what="the new key" label="Copy key" />
        </section>
      )}
      <Card title="Your API Keys" icon={<IconKey />}>
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={2} height={130} />}
        {data?.length === 0 && (
          <Empty
            icon={<IconKey />}
            title="No keys yet"
            text="Name one above, choose what it may do, and it is ready."
          />
        )}
        {data && data.length > 0 && (
          <ul className={classes.keys}>
            {data.map((key) => (
              <Line key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        )}
      </Card>
      {revoking && (
        <Confirm
          title="Revoke API Key"
          text={`Everything that uses “${revoking.name}” stops working at once. This cannot be undone.`}
          doIt="Revoke"
          bad
          onClose={() => setRevoking(undefined)}
          onDo={() => revoke(revoking)}
        />
      )}
    </>
  );
};

const about = (
  <>
    Keys belong to an account.{' '}
    <span data-sandbox-only>A demo account is enough to try every endpoint of the sandbox.</span>
  </>
);

export const Keys = () => (
  <NeedsCustomer
    about={about}
    points={['Choose what each key may do', 'Shown once, kept as a hash', 'Revoked in one click']}
  >
    {() => (
      <>
        <List />
        <Webhooks />
      </>
    )}
  </NeedsCustomer>
);
