import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingStore, IconMapPin, IconRosetteDiscountCheck, IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.ts';
import { SeeAll } from '../../ui/SeeAll.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { UntilKnown } from '../../ui/UntilKnown.tsx';
import { directory } from '../../words/en/directory.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import { type Category, categories } from './categories.ts';
import classes from './Directory.module.css';

const Yours = part(() => import('./Yours.tsx').then((module) => ({ default: module.Yours })));

type Business = Answer<'GET /api/directory'>[number];

const TYPING_PAUSE_MS = 350;
const FIRST = 12;

const Line = ({ business }: { business: Business }) => {
  const words = useWords('directory', directory);
  const { name, category, town, about, handle, link } = business;
  return (
    <article className={classes.business} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span className={classes.verified}>
          <IconRosetteDiscountCheck size={19} aria-hidden /> {words.verified}
        </span>
      </header>
      <p className={classes.where}>
        <IconMapPin size={18} aria-hidden /> {town} · {words.categories[category]}
      </p>
      {about && <p>{about}</p>}
      <div className={classes.doings}>
        <Button component={Link} to={`${paths.pay}${new URL(link).hash}`} aria-label={words.pay(name)}>
          {words.payShort}
        </Button>
        {handle && <strong>@{handle}</strong>}
      </div>
    </article>
  );
};

type Asked = { q: string; town: string; category: Category | '' };

/** What is looked for, as the address says it, so that a link finds the same. */
function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('category');
  const asked = {
    q: search.get('q') ?? '',
    town: search.get('town') ?? '',
    category: categories.find((each) => each === kind) ?? ('' as const),
  };
  const change = (given: Partial<Asked>) => {
    const next = Object.entries({ ...asked, ...given }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(next), { replace: true, preventScrollReset: true });
  };
  return [asked, change];
}

const Found = ({ asked, onClear }: { asked: Asked; onClear: () => void }) => {
  const words = useWords('directory', directory);
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { data, error, mutate } = useRead('GET /api/directory', { query });
  const [isAll, setAll] = useState(false);
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={6} height={190} />;
  if (data.length === 0)
    return (
      <Empty
        icon={<IconSearch />}
        title={words.none}
        text={words.noneText}
        action={
          Object.keys(query).length > 0 && (
            <Button size="md" variant="default" onClick={onClear}>
              {words.clear}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <p className={classes.count} role="status">
        {words.found(data.length)}
      </p>
      <Cards least={300}>
        {data.slice(0, isAll ? undefined : FIRST).map((business) => (
          <Line key={business.link} business={business} />
        ))}
      </Cards>
      <SeeAll many={data.length} first={FIRST} isAll={isAll} onChange={setAll} />
    </>
  );
};

const Looking = () => {
  const words = useWords('directory', directory);
  const [asked, change] = useAsked();
  const [typed, setTyped] = useState({ q: asked.q, town: asked.town });
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed goes into the address once typing rests.
  useEffect(() => {
    if (settled.q !== asked.q || settled.town !== asked.town) change(settled);
  }, [settled]);
  const clear = () => {
    setTyped({ q: '', town: '' });
    change({ q: '', town: '', category: '' });
  };
  return (
    <>
      <search className={classes.search}>
        <TextInput
          type="search"
          size="md"
          label={words.search}
          placeholder={words.placeholder}
          maxLength={80}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={typed.q}
          onChange={(event) => setTyped({ ...typed, q: event.currentTarget.value })}
        />
        <TextInput
          size="md"
          label={words.town}
          placeholder={words.townPlaceholder}
          maxLength={60}
          leftSection={<IconMapPin size={20} aria-hidden />}
          value={typed.town}
          onChange={(event) => setTyped({ ...typed, town: event.currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label={words.category}
          value={asked.category}
          data={[
            { value: '', label: words.all },
            ...categories.map((value) => ({ value, label: words.categories[value] })),
          ]}
          onChange={(event) => change({ category: event.currentTarget.value as Category | '' })}
        />
      </search>
      <Found asked={asked} onClear={clear} />
    </>
  );
};

const Own = () => {
  const { user } = useSession();
  const { yours } = useWords('directory', directory);
  const { signIn } = useWords('shell', shell);
  const waiting = <Loading shape="block" height={420} />;
  if (user)
    return (
      <Suspense fallback={waiting}>
        <Yours user={user} />
      </Suspense>
    );
  const visitor = (
    <Card title={yours.title} icon={<IconBuildingStore />}>
      <p className={classes.note}>{yours.about}</p>
      <div>
        <Button size="md" variant="default" onClick={openSignIn}>
          {signIn}
        </Button>
      </div>
    </Card>
  );
  return <UntilKnown user={user} visitor={visitor} customer={waiting} />;
};

/** Who sells what, and where: the verified businesses, each with the way to pay it, and one's own. */
const DirectoryPage = () => {
  const words = useWords('directory', directory);
  return (
    <Page title={words.title} lead={words.lead} icon={<IconBuildingStore />} translated>
      <Looking />
      <Own />
    </Page>
  );
};

export default DirectoryPage;
