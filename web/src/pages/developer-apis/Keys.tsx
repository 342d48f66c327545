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
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import classes from './Developer.module.css';
import { Webhooks } from './Webhooks.tsx';

type Key = Answer<'GET /api/developer/keys'>[number];
type Scope = Body<'POST /api/developer/keys/generate'>['permissions'][number];

const scopes = Object.keys(developers.keys.scopes) as Scope[];
const PIN_LENGTH = 4;
const first: readonly Scope[] = ['payments:read', 'users:read'];

/** Makes a key with a name and what it may do. */
const Generate = ({ onMade }: { onMade: (key: Key) => void }) => {
  const words = useWords('developers', developers).keys;
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
    const key = await run(() => withProof(make), words.notGenerated);
    setPin('');
    if (!key) return;
    setName('');
    showToast({ title: words.generated });
    onMade(key);
  };
  return (
    <Card title={words.make} icon={<IconPlus />}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={words.name}
          size="md"
          maxLength={60}
          placeholder={words.example}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={words.permissions}
          value={[...permissions]}
          onChange={(chosen) => setPermissions(scopes.filter((one) => chosen.includes(one)))}
        >
          <div className={classes.scopes}>
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scope} description={words.scopes[scope]} size="md" />
            ))}
          </div>
        </Checkbox.Group>
        <div>
          {hasSandbox && (
            <SegmentedControl
              aria-label={words.mode}
              data={[
                { value: 'sandbox', label: words.modes.sandbox },
                { value: 'live', label: words.modes.live },
              ]}
              value={mode}
              onChange={(value) => setMode(value === 'live' ? 'live' : 'sandbox')}
            />
          )}
          <p className={classes.text}>{mode === 'sandbox' ? words.sandboxText : words.liveText}</p>
        </div>
        {isLive && <Digits label={words.pin} length={PIN_LENGTH} value={pin} onChange={setPin} secret />}
        <div>
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            disabled={name.trim() === '' || permissions.length === 0 || (isLive && pin.length < PIN_LENGTH)}
          >
            {words.generate}
          </Button>
        </div>
      </form>
      {dialog}
    </Card>
  );
};

const Line = ({ apiKey, onRevoke }: { apiKey: Key; onRevoke: () => void }) => {
  const words = useWords('developers', developers).keys;
  return (
    <li className={classes.key}>
      <div className={classes.keyTop}>
        <strong>{apiKey.name}</strong>
        <span>
          <Badge component="span" variant="light" color={apiKey.mode === 'live' ? 'red' : 'blue'}>
            {words.modes[apiKey.mode]}
          </Badge>{' '}
          <Badge
            component="span"
            variant={apiKey.status === 'active' ? 'filled' : 'light'}
            color={apiKey.status === 'active' ? 'karo' : 'gray'}
          >
            {words.status[apiKey.status]}
          </Badge>
        </span>
      </div>
      <code>{apiKey.key}</code>
      <p>
        {apiKey.permissions.join(', ')} · {words.made(printDate(apiKey.created))} ·{' '}
        {apiKey.lastUsed ? words.used(printAway(apiKey.lastUsed)) : words.unused}
      </p>
      {apiKey.status === 'active' && (
        <div>
          <Button
            size="compact-md"
            color="red"
            variant="light"
            aria-label={words.revokeNamed(apiKey.name)}
            onClick={onRevoke}
          >
            {words.revoke}
          </Button>
        </div>
      )}
    </li>
  );
};

/** The customer's keys, a new one shown whole this once. */
const List = () => {
  const words = useWords('developers', developers).keys;
  const { data, error, mutate } = useRead('GET /api/developer/keys', {});
  const [made, setMade] = useState<Key>();
  const [revoking, setRevoking] = useState<Key>();
  const [, run] = useDoing();

  const revoke = async (key: Key) => {
    const params = { id: key.id };
    const ended = await run(() => call('POST /api/developer/keys/{id}/revoke', { params }), words.notRevoked);
    if (!ended) return;
    if (made?.id === key.id) setMade(undefined);
    showToast({ title: words.revoked });
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
        <section className={classes.made} aria-label={words.yourNew}>
          <strong>{words.once(made.name)}</strong>
          <code>{made.key}</code>
          <CopyButton value={made.key} what={words.newKey} label={words.copy} />
        </section>
      )}
      <Card title={words.list} icon={<IconKey />}>
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={2} height={130} />}
        {data?.length === 0 && <Empty icon={<IconKey />} title={words.none} text={words.noneText} />}
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
          title={words.revokeTitle}
          text={words.revokeText(revoking.name)}
          doIt={words.revoke}
          bad
          onClose={() => setRevoking(undefined)}
          onDo={() => revoke(revoking)}
        />
      )}
    </>
  );
};

export const Keys = () => {
  const words = useWords('developers', developers).keys;
  const about = (
    <>
      {words.about} <span data-sandbox-only>{words.aboutDemo}</span>
    </>
  );
  return (
    <NeedsCustomer about={about} points={words.points}>
      {() => (
        <>
          <List />
          <Webhooks />
        </>
      )}
    </NeedsCustomer>
  );
};
