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
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Community.module.css';

type Given = Body<'POST /api/groups'>;
type Type = Given['type'];
type Frequency = NonNullable<Given['frequency']>;
type Rules = NonNullable<Given['rules']>;
type Field = 'name' | 'targetAmount' | 'maxMembers';

/** How many members a group of each kind may have. */
const sizes: Record<Type, { least: number; most: number }> = {
  esusu: { least: 5, most: 20 },
  savings_circle: { least: 10, most: 50 },
  investment_club: { least: 15, most: 30 },
};
const types = Object.keys(sizes) as Type[];
const fields = Object.keys(savings.create.missing) as Field[];

const useFormWords = () => useWords('savings', savings).create;

const empty = { name: '', description: '', word: '' };

const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

type Typed = (event: { currentTarget: { value: string } }) => void;
type RuleProps = { rules: Rules; onRules: (rules: Rules) => void; word: string; onWord: Typed };

/** What becomes of the late, the leaver and the dead, agreed before anybody pays. */
const RuleFields = ({ rules, onRules, word, onWord }: RuleProps) => {
  const words = useFormWords();
  const { word: wordLabel } = useWords('savings', savings).join;
  return (
    <details className={classes.rules}>
      <summary>{words.rules}</summary>
      <div className={classes.form}>
        <NumberInput
          label={words.grace}
          min={0}
          max={14}
          allowDecimal={false}
          value={rules.graceDays}
          onChange={(value) => onRules({ ...rules, graceDays: Number(value) || 0 })}
        />
        <NativeSelect
          label={words.whenLeaves}
          data={choices(words.leaver)}
          value={rules.leaver}
          onChange={(event) =>
            onRules({ ...rules, leaver: event.currentTarget.value === 'replace' ? 'replace' : 'settle' })
          }
        />
        <NativeSelect
          label={words.whenDies}
          data={choices(words.death)}
          value={rules.death}
          onChange={(event) =>
            onRules({ ...rules, death: event.currentTarget.value === 'heir' ? 'heir' : 'settle' })
          }
        />
        <TextInput
          label={wordLabel}
          description={words.wordHint}
          maxLength={60}
          value={word}
          onChange={onWord}
        />
      </div>
    </details>
  );
};

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
const SizeFields = ({ type, size, frequency, errorOf, onChange, onFrequency }: SizeProps) => {
  const words = useFormWords();
  return (
    <>
      <NairaInput
        id="group-targetAmount"
        label={type === 'esusu' ? words.each : words.target}
        value={size.targetAmount}
        error={errorOf('targetAmount')}
        onChange={(targetAmount) => onChange({ targetAmount })}
      />
      <NumberInput
        id="group-maxMembers"
        label={words.most}
        description={words.range(sizes[type].least, sizes[type].most)}
        size="md"
        allowNegative={false}
        allowDecimal={false}
        hideControls
        value={size.maxMembers}
        error={errorOf('maxMembers')}
        onChange={(maxMembers) => onChange({ maxMembers })}
      />
      <NativeSelect
        label={words.frequency}
        size="md"
        data={[
          { value: 'weekly', label: words.frequencies.weekly },
          { value: 'monthly', label: words.frequencies.monthly },
        ]}
        value={frequency}
        onChange={(event) => onFrequency(event.currentTarget.value === 'weekly' ? 'weekly' : 'monthly')}
      />
      {type !== 'esusu' && (
        <NumberInput
          label={words.duration}
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
};

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
  const words = useFormWords();
  const [, setSearch] = useSearchParams();
  const { mutate } = useSWRConfig();
  const [type, setType] = useState<Type>('esusu');
  const [typed, setTyped] = useState(empty);
  const [size, setSize] = useState<Size>({ targetAmount: '', maxMembers: '', duration: 6 });
  const [frequency, setFrequency] = useState<Frequency>('monthly');
  const [rules, setRules] = useState<Rules>({ leaver: 'settle', death: 'settle', graceDays: 2 });
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isBusy, setBusy] = useState(false);

  const forgive = (field: Field) => setMissing(missing.filter((name) => name !== field));
  const resize = (part: Partial<Size>) => {
    setSize({ ...size, ...part });
    setMissing(missing.filter((name) => !(name in part)));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? words.missing[field] : undefined);
  const set = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    setTyped({ ...typed, [field]: event.currentTarget.value });
    if (field === 'name') forgive('name');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const gaps = gapsIn(typed.name, size);
    setMissing(gaps);
    if (gaps.length > 0) return;
    setBusy(true);
    try {
      const made = await call('POST /api/groups', {
        body: givenOf({ type, words: typed, size, frequency, rules, isOpen }),
      });
      showToast({ title: words.created });
      await mutate((key) => Array.isArray(key) && key.includes('groups'));
      setSearch({ group: made.id });
    } catch (failure) {
      const detail = failure instanceof ApiError ? failure.problem.detail : undefined;
      showToast({
        title: words.failed,
        text: detail ?? words.failedText,
        bad: true,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title={words.title} icon={<IconCirclePlus />} className={classes.narrow}>
      <ErrorSummary
        errors={missing.map((field) => ({ field: `group-${field}`, text: words.missing[field] }))}
      />
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          id="group-name"
          label={words.name}
          placeholder={words.example}
          size="md"
          maxLength={60}
          value={typed.name}
          error={errorOf('name')}
          onChange={set('name')}
        />
        <NativeSelect
          label={words.type}
          description={words.rangeOf(words.kinds[type].about, sizes[type].least, sizes[type].most)}
          size="md"
          data={types.map((value) => ({ value, label: words.kinds[value].label }))}
          value={type}
          onChange={(event) => setType(types.find((one) => one === event.currentTarget.value) ?? 'esusu')}
        />
        <Textarea
          label={words.description}
          size="md"
          rows={2}
          maxLength={300}
          value={typed.description}
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
        <RuleFields rules={rules} onRules={setRules} word={typed.word} onWord={set('word')} />
        <Switch
          size="md"
          label={words.open}
          checked={isOpen}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        <div>
          <Button type="submit" size="md" loading={isBusy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** Founds a group. */
export const CreateForm = () => {
  const words = useFormWords();
  return (
    <NeedsCustomer about={words.about} points={words.points}>
      {() => <Form />}
    </NeedsCustomer>
  );
};
