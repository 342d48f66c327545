import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useLive, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';

type Provider = Answer<'GET /api/admin/providers'>[number];

const words: Record<Provider['port'], string> = {
  rails: 'Transfers to other banks',
  billers: 'Airtime, data and bills',
  cards: 'New cards',
  payments: 'Card payments from abroad',
  bvn: 'BVN register',
  identity: 'NIN, addresses and faces',
};

const WHY_LEAST = 3;
const may = ['operations', 'approver', 'owner'];

type Props = { provider: Provider; mayPause: boolean; onChanged: () => void };

const Line = ({ provider, mayPause, onChanged }: Props) => {
  const { port, paused, trouble } = provider;
  const [why, setWhy] = useState('');
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { paused: !paused, why: why.trim() };
    const done = await run(
      () => call('POST /api/admin/providers/{port}', { params: { port }, body }),
      paused ? 'Not resumed' : 'Not paused',
    );
    if (!done) return;
    setWhy('');
    showToast({ title: paused ? 'Resumed' : 'Paused', text: words[port] });
    onChanged();
  };
  const state = paused ? 'paused' : provider.provider === 'off' ? 'off' : 'on';
  return (
    <li>
      <details className={classes.ticket}>
        <summary>
          <Badge
            component="span"
            variant="light"
            color={paused ? 'orange' : state === 'on' ? 'green' : 'gray'}
          >
            {state}
          </Badge>{' '}
          <strong>{words[port]}</strong>
          <small>
            {provider.provider}
            {paused && ` · paused ${printDateTime(paused.at)} by ${paused.by}: ${paused.why}`}
            {trouble && ` · last trouble ${printDateTime(trouble.at)}: ${trouble.why}`}
          </small>
        </summary>
        {mayPause ? (
          <form className={classes.form} onSubmit={submit}>
            <TextInput
              label="Why"
              description={
                paused
                  ? 'It is kept in the audit log. What waited goes on within seconds.'
                  : 'It is kept in the audit log. Nothing new is begun, and customers are told; what is under way is settled.'
              }
              maxLength={200}
              value={why}
              onChange={(event) => setWhy(event.currentTarget.value)}
            />
            <div className={classes.doings}>
              <Button type="submit" loading={isBusy} disabled={why.trim().length < WHY_LEAST}>
                {paused ? 'Resume' : 'Pause'}
              </Button>
            </div>
          </form>
        ) : (
          <p>Operations may pause it.</p>
        )}
      </details>
    </li>
  );
};

/** Who carries out what customers order, and the switch that pauses each. */
export const Providers = () => {
  const { data: session } = useRead('GET /api/admin/session', {});
  const mayPause = may.includes(session?.administrator?.role ?? '');
  const { data, error, mutate } = useLive('GET /api/admin/providers', {});
  return (
    <Card title="Providers" icon={<IconPlugConnected />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={6} />}
      {data && (
        <ul className={classes.rows}>
          {data.map((provider) => (
            <Line key={provider.port} provider={provider} mayPause={mayPause} onChanged={() => mutate()} />
          ))}
        </ul>
      )}
    </Card>
  );
};
