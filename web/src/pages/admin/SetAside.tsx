import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { call, useLive } from '../../api.ts';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { showToast } from '../../ui/toast.ts';
import { Listing } from './Listing.tsx';

const why = { ended_turns: 'its turns ended without an answer', overran: 'it took too long to read' };

type AgainProps = { id: string; onDone: () => void };

const Again = ({ id, onDone }: AgainProps) => {
  const [isBusy, run] = useDoing();
  const submit = async () => {
    const replay = () => call('POST /api/admin/set-aside/{id}/replay', { params: { id }, body: {} });
    if (!(await run(replay, 'Not read again'))) return;
    showToast({ title: 'It is read again', text: 'The customer gets an answer of its own.' });
    onDone();
  };
  return (
    <Button variant="default" size="compact-md" loading={isBusy} onClick={submit}>
      Read again
    </Button>
  );
};

/** Messages that were answered with an apology: somebody looks at what they wanted, or has them read again. */
export const SetAside = () => {
  const { data, error, mutate } = useLive('GET /api/admin/set-aside', {});
  return (
    <Listing
      title="Messages set aside"
      icon={<IconMessageOff />}
      file="set-aside"
      rows={data}
      error={error}
      onRetry={mutate}
      id={(row) => row.id}
      empty="No message is set aside"
      columns={[
        { name: 'When', text: (row) => row.receivedAt, show: (row) => printDateTime(row.receivedAt) },
        { name: 'Channel', text: (row) => row.channel },
        { name: 'Language', text: (row) => row.language },
        { name: 'Why', text: (row) => why[row.why] },
        { name: 'Message', text: (row) => row.text },
        {
          name: 'Again',
          text: (row) => (row.replayed ? 'read again' : ''),
          show: (row) => (row.replayed ? 'Read again' : <Again id={row.id} onDone={() => mutate()} />),
        },
      ]}
    />
  );
};
