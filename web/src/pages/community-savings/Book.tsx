import type { Answer } from '@karo/core/contract';
import { Button, Table } from '@mantine/core';
import { IconBook2, IconDownload } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { csv, download } from '../../ui/download.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';

type Kind = Answer<'GET /api/groups/{id}/book'>['lines'][number]['kind'];

const kinds: Record<Kind, string> = {
  contribution: 'Contribution',
  payout: 'Paid out',
  late_share: 'Late share paid on',
  refund: 'Refund',
  interest: 'Interest',
  bought: 'Bought',
  sold: 'Sold',
  share: 'Share of the pot',
  founded: 'Founded the group',
  joined: 'Joined',
  left: 'Left',
  died: 'Died',
  heir: 'Next of kin came in',
  drawn: 'The order was drawn',
  swapped: 'Changed places',
  moved_last: 'Moved to the end',
  dissolved: 'Ended by vote',
  completed: 'Completed',
};

/** The running book: every kobo in and out of the escrow, for every member to see. */
export const Book = ({ id }: { id: string }) => {
  const { data, error, mutate } = useRead('GET /api/groups/{id}/book', { params: { id } });
  const save = () => {
    const rows = (data?.lines ?? []).map((line) => [
      line.at,
      kinds[line.kind],
      line.who ?? '',
      line.amount ?? '',
      line.balance ?? '',
      line.reference ?? '',
    ]);
    download(
      'book.csv',
      csv([['When', 'What', 'Who', 'Amount', 'Escrow after', 'Reference'], ...rows]),
      'text/csv',
    );
  };
  return (
    <Card
      title="The book"
      icon={<IconBook2 />}
      aside={
        data &&
        data.lines.length > 0 && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={save}
          >
            Export
          </Button>
        )
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={4} height={40} />}
      {data?.lines.length === 0 && <Empty icon={<IconBook2 />} title="Nothing is written yet" />}
      {data && data.lines.length > 0 && (
        <>
          <Table.ScrollContainer
            minWidth={460}
            maxHeight={420}
            type="native"
            tabIndex={0}
            role="region"
            aria-label="Lines of the book"
          >
            <Table stickyHeader verticalSpacing="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>When</Table.Th>
                  <Table.Th>What</Table.Th>
                  <Table.Th ta="right">Amount</Table.Th>
                  <Table.Th ta="right">Escrow</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
                  <Table.Tr key={at}>
                    <Table.Td>{printDate(line.at)}</Table.Td>
                    <Table.Td>
                      {kinds[line.kind]}
                      {line.who && ` · ${line.who}`}
                      {line.turn !== null && ` · turn ${line.turn}`}
                    </Table.Td>
                    <Table.Td ta="right">
                      {line.amount === null ? '' : <Naira amount={line.amount} />}
                    </Table.Td>
                    <Table.Td ta="right">
                      {line.balance === null ? '' : <Naira amount={line.balance} />}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <p>
            The escrow holds{' '}
            <strong>
              <Naira amount={data.balance} />
            </strong>
            . Nobody can spend it but the group’s own payouts.
          </p>
        </>
      )}
    </Card>
  );
};
