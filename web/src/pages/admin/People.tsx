import type { Answer } from '@karo/core/contract';
import { Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconListDetails, IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { printDate, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Listing } from './Listing.tsx';

type Administrator = Answer<'GET /api/admin/administrators'>[number];
type Role = Administrator['role'];

const roles: readonly Role[] = ['viewer', 'support', 'operations', 'approver'];

/** Names an administrator, whose key is shown this once. */
const AddForm = ({ onMade }: { onMade: (adminKey: string) => void }) => {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('support');
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), role };
    const made = await run(() => call('POST /api/admin/administrators', { body }), 'Administrator not added');
    if (!made) return;
    setName('');
    onMade(made.adminKey);
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

const Administrators = () => {
  const { data, error, mutate } = useRead('GET /api/admin/administrators', {});
  const [adminKey, setKey] = useState<string>();
  const [ending, setEnding] = useState<Administrator>();
  const [isBusy, run] = useDoing();
  const disable = async (one: Administrator) => {
    const act = () =>
      call('POST /api/admin/administrators/{id}', { params: { id: one.id }, body: { disabled: true } });
    if (!(await run(act, 'Not shut out'))) return;
    showToast({ title: `${one.name} is shut out` });
    mutate();
  };
  return (
    <Card title="Administrators" icon={<IconUsers />}>
      <AddForm
        onMade={(made) => {
          setKey(made);
          mutate();
        }}
      />
      {adminKey && (
        <div className={classes.made}>
          <strong>Hand this key over now: it is shown once.</strong>
          <code>{adminKey}</code>
          <CopyButton value={adminKey} what="the key" label="Copy key" />
        </div>
      )}
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      <ul className={classes.rows}>
        {data?.map((one) => (
          <li key={one.id} className={classes.person}>
            <span>
              <strong>{one.name}</strong>{' '}
              <Badge component="span" variant="light">
                {one.role}
              </Badge>
              <small>
                {one.disabledAt
                  ? `shut out ${printDate(one.disabledAt)}`
                  : `since ${printDate(one.createdAt)}`}
              </small>
            </span>
            {!one.disabledAt && (
              <Button
                size="compact-md"
                color="red"
                variant="light"
                loading={isBusy}
                aria-label={`Shut out ${one.name}`}
                onClick={() => setEnding(one)}
              >
                Shut out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <Confirm
          title="Shut out an administrator"
          text={`${ending.name} loses access at once.`}
          doIt="Shut out"
          bad
          onClose={() => setEnding(undefined)}
          onDo={() => disable(ending)}
        />
      )}
    </Card>
  );
};

const Audit = () => {
  const { data, error, mutate } = useRead('GET /api/admin/audit', {});
  return (
    <Listing
      title="Audit log"
      icon={<IconListDetails />}
      file="audit"
      rows={data}
      error={error}
      onRetry={mutate}
      id={(row) => row.id}
      empty="Nothing is written yet"
      columns={[
        { name: 'When', text: (row) => row.at, show: (row) => printDateTime(row.at) },
        { name: 'Who', text: (row) => row.actor },
        { name: 'What', text: (row) => row.action },
        { name: 'Where', text: (row) => row.channel },
        { name: 'On', text: (row) => row.subject ?? row.customerId ?? '' },
        {
          name: 'Facts',
          text: (row) =>
            Object.entries(row.facts)
              .map(([name, value]) => `${name}: ${value}`)
              .join(', '),
        },
      ]}
    />
  );
};

/** Who may do what here, and what was done. */
export const People = () => (
  <>
    <Administrators />
    <Audit />
  </>
);
