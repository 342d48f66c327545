import type { Answer } from '@karo/core/contract';
import { Badge, Button, PasswordInput, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconLock, IconPlayerPlay, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type Tried, tryCall, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { SeeAll } from '../../ui/SeeAll.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import { Code } from './Code.tsx';
import classes from './Developer.module.css';
import { ErrorsOf } from './Errors.tsx';

type Endpoint = Answer<'GET /api/developer/endpoints'>[number];

const order = Object.keys(developers.endpoints.categories) as Endpoint['category'][];
const colors: Record<Endpoint['method'], string> = {
  GET: 'karo',
  POST: 'blue',
  PUT: 'orange',
  PATCH: 'orange',
  DELETE: 'red',
};

/** Reads with what the browser or the key may see: nothing that changes anything is tried here. */
const canTry = (endpoint: Endpoint) => endpoint.method === 'GET';

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};
const LONGEST_SHOWN = 4000;

/** Calls one endpoint from the page, and shows what came back. */
const TryIt = ({ endpoint }: { endpoint: Endpoint }) => {
  const words = useWords('developers', developers).endpoints;
  const names = [...endpoint.endpoint.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const [values, setValues] = useState<Record<string, string>>({});
  const [key, setKey] = useState('');
  const [answer, setAnswer] = useState<Tried>();
  const [isBusy, setBusy] = useState(false);
  const path = endpoint.endpoint.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const send = async () => {
    setBusy(true);
    setAnswer(await tryCall(endpoint.method, path, key.trim()));
    setBusy(false);
  };
  return (
    <div className={classes.tryIt}>
      {names.map((name) => (
        <TextInput
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
        />
      ))}
      {endpoint.scope && (
        <PasswordInput
          label={words.key}
          description={words.needs(endpoint.scope)}
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      )}
      <Button
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        loading={isBusy}
        disabled={names.some((name) => !values[name])}
        onClick={send}
      >
        {words.send}
      </Button>
      {answer && (
        <div role="status" className={classes.answer}>
          <p>
            <Badge component="span" variant="light" color={answer.status < 400 ? 'karo' : 'red'}>
              {answer.status || words.noAnswer}
            </Badge>{' '}
            {answer.ms} ms
          </p>
          <Code label={words.answer} text={pretty(answer.body).slice(0, LONGEST_SHOWN)} />
        </div>
      )}
    </div>
  );
};

type ExampleProps = { label: string; text: string; copies: string };

const Example = ({ label, text, copies }: ExampleProps) => (
  <>
    <div className={classes.codeTop}>
      <strong>{label}</strong>
      <CopyButton value={text} what={copies} />
    </div>
    <Code label={label} text={text} />
  </>
);

const Line = ({ endpoint }: { endpoint: Endpoint }) => {
  const words = useWords('developers', developers).endpoints;
  const { endpoint: path, example, typescript } = endpoint;
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <li className={classes.endpoint}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Badge component="span" variant="light" color={colors[endpoint.method]} radius="sm" miw={70}>
          {endpoint.method}
        </Badge>
        <code>{endpoint.endpoint}</code>
        {endpoint.authenticated && <IconLock size={18} role="img" aria-label={words.locked} />}
        <small>{endpoint.rateLimit}</small>
        <IconChevronDown size={20} aria-hidden className={classes.arrow} />
      </button>
      <p lang="en">{endpoint.description}</p>
      <div id={id} hidden={!isOpen} className={classes.open}>
        {isOpen && (
          <>
            <Example label={words.example} text={example} copies={words.copyExample(path)} />
            {typescript && (
              <Example label="TypeScript" text={typescript} copies={words.copyTypescript(path)} />
            )}
            {canTry(endpoint) && <TryIt endpoint={endpoint} />}
            <strong>{words.errors}</strong>
            <ErrorsOf codes={endpoint.errors} />
          </>
        )}
      </div>
    </li>
  );
};

/** So many of a category stand there until all are asked for. */
const SHOWN_FIRST = 8;

type CategoryProps = { title: string; endpoints: readonly Endpoint[]; isSearched: boolean };

const Category = ({ title, endpoints, isSearched }: CategoryProps) => {
  const [isAll, setAll] = useState(false);
  const many = endpoints.length;
  return (
    <Card
      title={title}
      aside={
        <Badge component="span" variant="light">
          {many}
        </Badge>
      }
    >
      <ul className={classes.endpoints}>
        {(isAll || isSearched ? endpoints : endpoints.slice(0, SHOWN_FIRST)).map((endpoint) => (
          <Line key={endpoint.id} endpoint={endpoint} />
        ))}
      </ul>
      {!isSearched && <SeeAll many={many} first={SHOWN_FIRST} isAll={isAll} onChange={setAll} of={title} />}
    </Card>
  );
};

type Listing = 'keys' | 'all';

/** Whether an API key can call it, or nobody needs one; the rest takes a sign-in or an administrator. */
const takesKeys = ({ scope, authenticated }: Endpoint): boolean => scope !== null || !authenticated;

/** The endpoints by category, each with an example and, where it only reads, a try: those that a key can call, or all. A search finds any. */
export const Endpoints = () => {
  const words = useWords('developers', developers).endpoints;
  const { data, error, mutate } = useRead('GET /api/developer/endpoints', {});
  const [typed, setTyped] = useState('');
  const [listing, setListing] = useState<Listing>('keys');
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={6} height={84} />;
  const word = typed.trim().toLowerCase();
  const listed = word || listing === 'all' ? data : data.filter(takesKeys);
  const found = listed.filter((one) => `${one.endpoint} ${one.description}`.toLowerCase().includes(word));
  return (
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
      <Pills<Listing>
        label={words.listed}
        pills={[
          { value: 'keys', label: words.forKeys },
          { value: 'all', label: words.all },
        ]}
        value={listing}
        onChange={setListing}
      />
      {found.length === 0 && <Empty title={words.none(typed)} text={words.noneText} />}
      {order.map((category) => {
        const own = found.filter((endpoint) => endpoint.category === category);
        return (
          own.length > 0 && (
            <Category
              key={category}
              title={words.categories[category]}
              endpoints={own}
              isSearched={word !== ''}
            />
          )
        );
      })}
    </>
  );
};
