import { Button, Table, TextInput } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { csv, download } from '../../ui/download.ts';
import { SeeAll } from '../../ui/SeeAll.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import classes from './Admin.module.css';
import look from './Listing.module.css';

const SHOWN_FIRST = 5;

export type Column<T> = {
  name: string;
  /** What is searched and exported. */
  text: (row: T) => string | number;
  /** What is shown, where that is more than text. */
  show?: (row: T) => ReactNode;
};

type Props<T> = {
  title: string;
  icon?: ReactNode;
  /** The name of the file that an export makes. */
  file: string;
  rows: readonly T[] | undefined;
  error?: unknown;
  onRetry: () => unknown;
  id: (row: T) => string;
  columns: readonly Column<T>[];
  empty: string;
};

/** Rows, five until all are asked for, with a search over all of them and an export. */
export const Listing = <T,>({ title, icon, file, rows, error, onRetry, id, columns, empty }: Props<T>) => {
  const [isAll, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const word = typed.trim().toLowerCase();
  const found = (rows ?? []).filter((row) =>
    columns.some((column) => String(column.text(row)).toLowerCase().includes(word)),
  );
  const shown = isAll || word ? found : found.slice(0, SHOWN_FIRST);
  const save = () =>
    download(
      `${file}.csv`,
      csv([
        columns.map((column) => column.name),
        ...found.map((row) => columns.map((column) => column.text(row))),
      ]),
      'text/csv',
    );
  const body = (
    <>
      <TextInput
        type="search"
        aria-label={`Search: ${title}`}
        placeholder="Search..."
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <p className={classes.none}>Nothing found for “{typed}”.</p>
      ) : (
        <div className={look.holder}>
          {/* The roles are said, because what is laid out otherwise is no table to some browsers. */}
          <Table role="table" aria-label={title} verticalSpacing="sm" className={look.table}>
            <Table.Thead role="rowgroup">
              <Table.Tr role="row">
                {columns.map((column) => (
                  <Table.Th role="columnheader" key={column.name}>
                    {column.name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody role="rowgroup">
              {shown.map((row) => (
                <Table.Tr role="row" key={id(row)}>
                  {columns.map((column) => (
                    <Table.Td role="cell" key={column.name}>
                      <span className={look.label} aria-hidden>
                        {column.name}
                      </span>
                      <div>{column.show ? column.show(row) : column.text(row)}</div>
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {!word && <SeeAll many={found.length} first={SHOWN_FIRST} isAll={isAll} onChange={setAll} />}
    </>
  );
  return (
    <Card
      title={title}
      icon={icon}
      aside={
        rows &&
        rows.length > 0 && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={`Export: ${title}`}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={save}
          >
            Export
          </Button>
        )
      }
    >
      {error !== undefined && <Failed error={error} onRetry={onRetry} />}
      {!rows && error === undefined && <Loading count={5} height={44} />}
      {rows?.length === 0 && <Empty icon={icon} title={empty} />}
      {rows && rows.length > 0 && body}
    </Card>
  );
};
