import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { SeeAll } from '../../ui/SeeAll.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import classes from './Developer.module.css';

const SHOWN_FIRST = 12;

type TableProps = {
  label: string;
  rows: readonly { code: string; status: number; meaning: string; action: string }[];
};

const Table = ({ label, rows }: TableProps) => {
  const words = useWords('developers', developers).errors;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too.
    <section className={classes.errors} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[words.code, words.status, words.meaning, words.action].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang="en">
          {rows.map(({ code, status, meaning, action }) => (
            <tr key={code}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{status}</td>
              <td>{meaning}</td>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The errors that one endpoint can answer. */
export const ErrorsOf = ({ codes }: { codes: readonly string[] }) => {
  const words = useWords('developers', developers).endpoints;
  const { data, error, mutate } = useRead('GET /api/developer/errors', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={2} />;
  return <Table label={words.errors} rows={data.filter(({ code }) => codes.includes(code))} />;
};

/** Every error of the API by its code, to be searched. */
export const Errors = () => {
  const words = useWords('developers', developers).errors;
  const { data, error, mutate } = useRead('GET /api/developer/errors', {});
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const word = typed.trim().toLowerCase();
  const found = (data ?? []).filter(({ code, status, meaning }) =>
    `${code} ${status} ${meaning}`.toLowerCase().includes(word),
  );
  const many = found.length;
  return (
    <Card title={words.title} icon={<IconAlertTriangle />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={6} />}
      {data && (
        <>
          <TextInput
            type="search"
            aria-label={words.search}
            placeholder={words.placeholder}
            size="md"
            leftSection={<IconSearch size={20} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {many === 0 && <Empty title={words.none(typed)} text={words.noneText} />}
          {many > 0 && (
            <Table
              label={`${words.title}: ${many}`}
              rows={isAll || word ? found : found.slice(0, SHOWN_FIRST)}
            />
          )}
          {!word && (
            <SeeAll many={many} first={SHOWN_FIRST} isAll={isAll} onChange={setAll} of={words.title} />
          )}
        </>
      )}
    </Card>
  );
};
