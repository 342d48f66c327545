import type { Answer } from '@karo/core/contract';
import { Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { type Role, roles, useMe } from './roles.ts';

type Administrator = Answer<'GET /api/admin/administrators'>[number];

/** What is shown this once: a key, or the link of an invitation. */
type Secret = { words: string; value: string; what: string };

type ShownOnce = { onMade: (made: Secret | undefined) => void };

/** Names an administrator; who may propose money or more waits for another owner where there is one. */
const AddForm = ({ onMade }: ShownOnce) => {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('support');
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), role };
    const made = await run(() => call('POST /api/admin/administrators', { body }), 'Administrator not added');
    if (!made) return;
    setName('');
    const { adminKey: value } = made;
    const words = 'Hand this key over now: it is shown once.';
    onMade(value === null ? undefined : { words, value, what: 'key' });
  };
  return (
    <form className={classes.line} onSubmit={submit}>
      <TextInput
        label="Name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label="Role"
        data={[...roles]}
        value={role}
        onChange={(event) => setRole(roles.find((one) => one === event.currentTarget.value) ?? 'viewer')}
      />
      <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
        Add
      </Button>
    </form>
  );
};

const stateOf = (one: Administrator): string => {
  if (one.disabledAt) return `shut out ${printDate(one.disabledAt)}`;
  if (!one.confirmedAt) return `waits for another owner${one.hasPasskey ? '' : ', no passkey yet'}`;
  const by = [one.hasPasskey && 'passkey', one.keyUntil && `key until ${printDate(one.keyUntil)}`];
  return `since ${printDate(one.createdAt)} · ${by.filter(Boolean).join(', ') || 'not signed in yet'}`;
};

const PersonLine = ({ one, isOwner, onMade }: ShownOnce & { one: Administrator; isOwner: boolean }) => {
  const [isEnding, setEnding] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: one.id };
  const change = async <T,>(act: () => Promise<T>, failed: string, done: string) => {
    if (!(await run(act, failed))) return;
    showToast({ title: done });
    onMade(undefined);
  };
  const invite = async () => {
    const act = () => call('POST /api/admin/administrators/{id}/invitation', { params, body: {} });
    const made = await run(act, 'Not invited');
    const words = `For ${one.name} alone: this link makes their passkey, once, within a day.`;
    if (made) onMade({ words, value: made.link, what: 'link' });
  };
  const confirm = () =>
    change(
      () => call('POST /api/admin/administrators/{id}/confirm', { params, body: { role: one.role } }),
      'Not confirmed',
      `${one.name} may sign in as ${one.role}`,
    );
  const disable = () =>
    change(
      () => call('POST /api/admin/administrators/{id}', { params, body: { disabled: true } }),
      'Not shut out',
      `${one.name} is shut out`,
    );
  return (
    <li className={classes.person}>
      <span>
        <strong>{one.name}</strong>{' '}
        <Badge component="span" variant="light">
          {one.role}
        </Badge>
        <small>{stateOf(one)}</small>
      </span>
      {isOwner && !one.disabledAt && (
        <span className={classes.doings}>
          {!one.confirmedAt && (
            <Button
              size="compact-md"
              loading={isBusy}
              aria-label={`Confirm ${one.name} as ${one.role}`}
              onClick={confirm}
            >
              Confirm as {one.role}
            </Button>
          )}
          <Button
            size="compact-md"
            variant="default"
            loading={isBusy}
            aria-label={`Invite ${one.name}`}
            onClick={invite}
          >
            Invite
          </Button>
          <Button
            size="compact-md"
            color="red"
            variant="light"
            loading={isBusy}
            aria-label={`Shut out ${one.name}`}
            onClick={() => setEnding(true)}
          >
            Shut out
          </Button>
        </span>
      )}
      {isEnding && (
        <Confirm
          title="Shut out an administrator"
          text={`${one.name} loses access at once.`}
          doIt="Shut out"
          bad
          onClose={() => setEnding(false)}
          onDo={disable}
        />
      )}
    </li>
  );
};

/** One's own key for programs: it proposes at most, and is good for 90 days. */
const OwnKey = ({ onMade }: ShownOnce) => {
  const [isBusy, run] = useDoing();
  const renew = async () => {
    const made = await run(() => call('POST /api/admin/key', { body: {} }), 'No key made');
    const words = 'Your key for programs, in place of the one before. It is shown once.';
    if (made) onMade({ words, value: made.adminKey, what: 'key' });
  };
  return (
    <Button size="compact-md" variant="default" loading={isBusy} onClick={renew}>
      Make my key
    </Button>
  );
};

/** The people who run the bank, and how each signs in. */
export const Administrators = () => {
  const { data, error, mutate } = useRead('GET /api/admin/administrators', {});
  const { me, may } = useMe();
  const [secret, setSecret] = useState<Secret>();
  const isOwner = may('owner');
  const show = (made: Secret | undefined) => {
    setSecret(made);
    mutate();
  };
  return (
    <Card title="Administrators" icon={<IconUsers />} aside={me?.id !== 'shared' && <OwnKey onMade={show} />}>
      {isOwner && <AddForm onMade={show} />}
      {secret && (
        <div className={classes.made}>
          <strong>{secret.words}</strong>
          <code>{secret.value}</code>
          <CopyButton value={secret.value} what={`the ${secret.what}`} label={`Copy ${secret.what}`} />
        </div>
      )}
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      <ul className={classes.rows}>
        {data?.map((one) => (
          <PersonLine key={one.id} one={one} isOwner={isOwner} onMade={show} />
        ))}
      </ul>
    </Card>
  );
};
