import type { Body } from '@karo/core/contract';
import { Button, NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { IconCirclePlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { ApiError, call } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { NairaInput } from '../../ui/NairaInput.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Community.module.css';

type Given = Body<'POST /api/groups'>;
type Type = Given['type'];
type Frequency = NonNullable<Given['frequency']>;
type Rules = NonNullable<Given['rules']>;
type Field = 'name' | 'targetAmount' | 'maxMembers';

const kinds: Record<Type, { label: string; about: string; least: number; most: number }> = {
  esusu: {
    label: 'Esusu (rotating credit)',
    about: 'Each turn, one member takes the whole pot.',
    least: 5,
    most: 20,
  },
  savings_circle: {
    label: 'Savings Circle',
    about: 'All save to one date, and each gets their own back with interest.',
    least: 10,
    most: 50,
  },
  investment_club: {
    label: 'Investment Club',
    about: 'All pay into one portfolio, and share what it brings.',
    least: 15,
    most: 30,
  },
};
const types = Object.keys(kinds) as Type[];

const asked: Record<Field, string> = {
  name: 'Enter a name for the group',
  targetAmount: 'Enter an amount',
  maxMembers: 'Enter how many members there may be',
};
const fields = Object.keys(asked) as Field[];

const leaver: Record<NonNullable<Rules['leaver']>, string> = {
  settle: 'They settle with each member',
  replace: 'They find somebody who takes their place',
};
const death: Record<NonNullable<Rules['death']>, string> = {
  settle: 'What they paid goes to their next of kin',
  heir: 'Their next of kin takes the place over',
};
const empty = { name: '', description: '', word: '' };

const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

type Typed = (event: { currentTarget: { value: string } }) => void;
type RuleProps = { rules: Rules; onRules: (rules: Rules) => void; word: string; onWord: Typed };

/** What becomes of the late, the leaver and the dead, agreed before anybody pays. */
const RuleFields = ({ rules, onRules, word, onWord }: RuleProps) => (
  <details className={classes.rules}>
    <summary>Rules that all agree to by joining</summary>
    <div className={classes.form}>
      <NumberInput
        label="Days of grace after the due date"
        min={0}
        max={14}
        allowDecimal={false}
        value={rules.graceDays}
        onChange={(value) => onRules({ ...rules, graceDays: Number(value) || 0 })}
      />
      <NativeSelect
        label="When a member leaves in a round"
        data={choices(leaver)}
        value={rules.leaver}
        onChange={(event) =>
          onRules({ ...rules, leaver: event.currentTarget.value === 'replace' ? 'replace' : 'settle' })
        }
      />
      <NativeSelect
        label="When a member dies"
        data={choices(death)}
        value={rules.death}
        onChange={(event) =>
          onRules({ ...rules, death: event.currentTarget.value === 'heir' ? 'heir' : 'settle' })
        }
      />
      <TextInput
        label="Your word in the draw (optional)"
        description="Any word or number. It goes into the draw of the turns, so that nobody can bend it."
        maxLength={60}
        value={word}
        onChange={onWord}
      />
    </div>
  </details>
);

type Size = { targetAmount: number | string; maxMembers: number | string; duration: number | string };
type SizeProps = {
  type: Type;
  size: Size;
  frequency: Frequency;
  errorOf: (field: Field) => string | undefined;
  onChange: (part: Partial<Size>) => void;
  onFrequency: (frequency: Frequency) => void;
};

/** How much, by how many, how often, and for how long. */
const SizeFields = ({ type, size, frequency, errorOf, onChange, onFrequency }: SizeProps) => (
  <>
    <NairaInput
      id="group-targetAmount"
      label={type === 'esusu' ? 'Contribution each turn' : 'Target amount'}
      value={size.targetAmount}
      error={errorOf('targetAmount')}
      onChange={(targetAmount) => onChange({ targetAmount })}
    />
    <NumberInput
      id="group-maxMembers"
      label="Max members"
      description={`${kinds[type].least} to ${kinds[type].most}`}
      size="md"
      allowNegative={false}
      allowDecimal={false}
      hideControls
      value={size.maxMembers}
      error={errorOf('maxMembers')}
      onChange={(maxMembers) => onChange({ maxMembers })}
    />
    <NativeSelect
      label="Frequency"
      size="md"
      data={[
        { value: 'weekly', label: 'Weekly' },
        { value: 'monthly', label: 'Monthly' },
      ]}
      value={frequency}
      onChange={(event) => onFrequency(event.currentTarget.value === 'weekly' ? 'weekly' : 'monthly')}
    />
    {type !== 'esusu' && (
      <NumberInput
        label="Duration in months"
        size="md"
        min={1}
        max={36}
        allowDecimal={false}
        hideControls
        value={size.duration}
        onChange={(duration) => onChange({ duration })}
      />
    )}
  </>
);

type Filled = {
  type: Type;
  words: typeof empty;
  size: Size;
  frequency: Frequency;
  rules: Rules;
  isOpen: boolean;
};

/** The form as the bank takes it: what was left blank is left out. */
const givenOf = ({ type, words, size, frequency, rules, isOpen }: Filled): Given => ({
  name: words.name.trim(),
  type,
  targetAmount: Number(size.targetAmount),
  maxMembers: Number(size.maxMembers),
  frequency,
  rules,
  open: isOpen,
  ...(words.description.trim() && { description: words.description.trim() }),
  ...(words.word.trim() && { word: words.word.trim() }),
  ...(type !== 'esusu' && { duration: Number(size.duration) || 6 }),
});

/** What has to be there and is not. */
const gapsIn = (name: string, size: Size): Field[] => {
  const blank: Record<Field, boolean> = {
    name: name.trim() === '',
    targetAmount: !(Number(size.targetAmount) > 0),
    maxMembers: !(Number(size.maxMembers) > 0),
  };
  return fields.filter((field) => blank[field]);
};

const Form = () => {
  const [, setSearch] = useSearchParams();
  const { mutate } = useSWRConfig();
  const [type, setType] = useState<Type>('esusu');
  const [words, setWords] = useState(empty);
  const [size, setSize] = useState<Size>({ targetAmount: '', maxMembers: '', duration: 6 });
  const [frequency, setFrequency] = useState<Frequency>('monthly');
  const [rules, setRules] = useState<Rules>({ leaver: 'settle', death: 'settle', graceDays: 2 });
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isBusy, setBusy] = useState(false);
  const kind = kinds[type];

  const forgive = (field: Field) => setMissing(missing.filter((name) => name !== field));
  const resize = (part: Partial<Size>) => {
    setSize({ ...size, ...part });
    setMissing(missing.filter((name) => !(name in part)));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? asked[field] : undefined);
  const set = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    setWords({ ...words, [field]: event.currentTarget.value });
    if (field === 'name') forgive('name');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const gaps = gapsIn(words.name, size);
    setMissing(gaps);
    if (gaps.length > 0) return;
    setBusy(true);
    try {
      const made = await call('POST /api/groups', {
        body: givenOf({ type, words, size, frequency, rules, isOpen }),
      });
      showToast({ title: 'Group Created Successfully' });
      await mutate((key) => Array.isArray(key) && key.includes('groups'));
      setSearch({ group: made.id });
    } catch (failure) {
      const detail = failure instanceof ApiError ? failure.problem.detail : undefined;
      showToast({
        title: 'Creation Failed',
        text: detail ?? 'Failed to create savings group. Please try again.',
        bad: true,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title="Create a savings group" icon={<IconCirclePlus />} className={classes.narrow}>
      <ErrorSummary errors={missing.map((field) => ({ field: `group-${field}`, text: asked[field] }))} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          id="group-name"
          label="Group name"
          placeholder="Mama Bisi’s Esusu"
          size="md"
          maxLength={60}
          value={words.name}
          error={errorOf('name')}
          onChange={set('name')}
        />
        <NativeSelect
          label="Type"
          description={`${kind.about} ${kind.least} to ${kind.most} members.`}
          size="md"
          data={types.map((value) => ({ value, label: kinds[value].label }))}
          value={type}
          onChange={(event) => setType(types.find((one) => one === event.currentTarget.value) ?? 'esusu')}
        />
        <Textarea
          label="Description"
          size="md"
          rows={2}
          maxLength={300}
          value={words.description}
          onChange={set('description')}
        />
        <SizeFields
          type={type}
          size={size}
          frequency={frequency}
          errorOf={errorOf}
          onChange={resize}
          onFrequency={setFrequency}
        />
        <RuleFields rules={rules} onRules={setRules} word={words.word} onWord={set('word')} />
        <Switch
          size="md"
          label="Anybody may find and join it"
          checked={isOpen}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        <div>
          <Button type="submit" size="md" loading={isBusy}>
            Create Group
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** Founds a group. */
export const CreateForm = () => (
  <NeedsCustomer
    about="Found an esusu, a circle or a club: you choose the amount, the rhythm and the rules, and invite those you trust."
    points={['Nobody can run with the pot', 'Turns drawn in the open', 'One book for all']}
  >
    {() => <Form />}
  </NeedsCustomer>
);
