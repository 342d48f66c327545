import { Table } from '@mantine/core';
import { Naira } from '../../ui/Naira.tsx';
import { loans } from '../../words/en/loans.ts';
import { useWords } from '../../words/words.ts';

type Row = { number: number; payment: number; principal: number; interest: number; balance: number };

/** Every payment of a loan before it is taken. */
export const Schedule = ({ rows }: { rows: readonly Row[] }) => {
  const { schedule, columns } = useWords('loans', loans);
  return (
    <Table.ScrollContainer
      minWidth={380}
      maxHeight={420}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={schedule}
    >
      <Table stickyHeader horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.month}</Table.Th>
            <Table.Th ta="right">{columns.payment}</Table.Th>
            <Table.Th ta="right">{columns.principal}</Table.Th>
            <Table.Th ta="right">{columns.interest}</Table.Th>
            <Table.Th ta="right">{columns.left}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.number}>
              <Table.Td>{row.number}</Table.Td>
              {[row.payment, row.principal, row.interest, row.balance].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move.
                <Table.Td key={at} ta="right">
                  <Naira amount={amount} whole />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};
