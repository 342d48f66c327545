import { Button, Table } from '@mantine/core';
import { IconBook2, IconDownload } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { csv, download } from '../../ui/download.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { useDateWords } from '../../words/dates.ts';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';

/** The running book: every kobo in and out of the escrow, for every member to see. */
export const Book = ({ id }: { id: string }) => {
  const { book: words } = useWords('savings', savings);
  const dates = useDateWords();
  const { data, error, mutate } = useRead('GET /api/groups/{id}/book', { params: { id } });
  const save = () => {
    const rows = (data?.lines ?? []).map((line) => [
      line.at,
      words.kinds[line.kind],
      line.who ?? '',
      line.amount ?? '',
      line.balance ?? '',
      line.reference ?? '',
    ]);
    download(words.file, csv([Object.values(words.columns), ...rows]), 'text/csv');
  };
  return (
    <Card
      title={words.title}
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
            {words.export}
          </Button>
        )
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={4} height={40} />}
      {data?.lines.length === 0 && <Empty icon={<IconBook2 />} title={words.none} />}
      {data && data.lines.length > 0 && (
        <>
          <Table.ScrollContainer
            minWidth={460}
            maxHeight={420}
            type="native"
            tabIndex={0}
            role="region"
            aria-label={words.lines}
          >
            <Table stickyHeader verticalSpacing="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{words.columns.when}</Table.Th>
                  <Table.Th>{words.columns.what}</Table.Th>
                  <Table.Th ta="right">{words.columns.amount}</Table.Th>
                  <Table.Th ta="right">{words.escrow}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
                  <Table.Tr key={at}>
                    <Table.Td>{printDate(line.at, dates)}</Table.Td>
                    <Table.Td>
                      {words.kinds[line.kind]}
                      {line.who && ` · ${line.who}`}
                      {line.turn !== null && ` · ${words.turn(line.turn)}`}
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
            {words.holds}{' '}
            <strong>
              <Naira amount={data.balance} />
            </strong>
            . {words.nobody}
          </p>
        </>
      )}
    </Card>
  );
};
