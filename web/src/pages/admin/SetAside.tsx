import { IconMessageOff } from '@tabler/icons-react';
import { useLive } from '../../api.ts';
import { printDateTime } from '../../ui/dates.ts';
import { Listing } from './Listing.tsx';

const why = { ended_turns: 'its turns ended without an answer', overran: 'it took too long to read' };

/** Messages that were answered with an apology: somebody looks at what they wanted. */
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
      ]}
    />
  );
};
