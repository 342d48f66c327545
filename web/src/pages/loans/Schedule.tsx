import { Table } from '@mantine/core';
import { Naira } from '../../ui/Naira.tsx';

type Row = { number: number; payment: number; principal: number; interest: number; balance: number };

/** Every payment of a loan before it is taken. */
export const Schedule = ({ rows }: { rows: readonly Row[] }) => (
  <Table.ScrollContainer
    minWidth={380}
    maxHeight={420}
    type="native"
    tabIndex={0}
    role="region"
    aria-label="Schedule"
  >
    <Table stickyHeader horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Month</Table.Th>
          <Table.Th ta="right">Payment</Table.Th>
          <Table.Th ta="right">Principal</Table.Th>
          <Table.Th ta="right">Interest</Table.Th>
          <Table.Th ta="right">Left</Table.Th>
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
