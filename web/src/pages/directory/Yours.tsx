import type { Answer, User } from '@karo/core/contract';
import { Badge, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { directory } from '../../words/en/directory.ts';
import { useWords } from '../../words/words.ts';
import { type Category, categories } from './categories.ts';
import classes from './Directory.module.css';

type Business = NonNullable<Answer<'GET /api/business'>['business']>;
type Described = Pick<Business, 'name' | 'category' | 'town' | 'about'>;

const colors: Record<Business['status'], string> = { pending: 'gold', verified: 'karo', rejected: 'red' };
const nothing: Described = { name: '', category: 'food', town: '', about: '' };

type FormProps = { business: Business | null; onSaved: () => unknown };

const Form = ({ business, onSaved }: FormProps) => {
  const { yours: words, ...page } = useWords('directory', directory);
  const [described, setDescribed] = useState<Described>(business ?? nothing);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, run] = useDoing();
  const { name, category, town, about } = described;
  const set = (part: Partial<Described>) => setDescribed({ ...described, ...part });
  const problems = [
    ...(name.trim() ? [] : [{ field: 'business-name', text: words.missingName }]),
    ...(town.trim() ? [] : [{ field: 'business-town', text: words.missingTown }]),
  ];
  const shown = isChecked ? problems : [];
  const problemOf = (field: string) => shown.find((problem) => problem.field === field)?.text;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.length > 0) return;
    const body = { name: name.trim(), category, town: town.trim(), about: about.trim() };
    const saved = await run(() => call('POST /api/business', { body }), words.failed);
    if (!saved) return;
    showToast({ title: words.saved, text: words.statusText[saved.status] });
    onSaved();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={shown} title={words.missing} />
      <TextInput
        id="business-name"
        label={words.name}
        size="md"
        maxLength={80}
        value={name}
        error={problemOf('business-name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <div className={classes.two}>
        <NativeSelect
          label={page.category}
          size="md"
          value={category}
          data={categories.map((value) => ({ value, label: page.categories[value] }))}
          onChange={(event) => set({ category: event.currentTarget.value as Category })}
        />
        <TextInput
          id="business-town"
          label={page.town}
          size="md"
          maxLength={60}
          value={town}
          error={problemOf('business-town')}
          onChange={(event) => set({ town: event.currentTarget.value })}
        />
      </div>
      <Textarea
        label={words.describe}
        description={words.describeHint}
        size="md"
        rows={2}
        maxLength={300}
        value={about}
        onChange={(event) => set({ about: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" size="md" loading={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
};

/** The customer's own business: how it stands, and the form that describes it. */
export const Yours = ({ user }: { user: User }) => {
  const { yours: words } = useWords('directory', directory);
  const { data, error, mutate } = useRead('GET /api/business', {});
  const business = data?.business ?? null;
  return (
    <Card
      title={words.title}
      icon={<IconBuildingStore />}
      aside={
        business && (
          <Badge component="span" size="lg" variant="light" color={colors[business.status]}>
            {words.status[business.status]}
          </Badge>
        )
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={4} />}
      {business && <p className={classes.note}>{words.statusText[business.status]}</p>}
      {business && !business.handle && <p className={classes.note}>{words.noHandle}</p>}
      {data && <Form key={user.id} business={business} onSaved={() => mutate()} />}
    </Card>
  );
};
