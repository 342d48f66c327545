import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './Analytics.module.css';
import type { Range } from './AnalyticsPage.tsx';
import { categories, categoryNames } from './categories.ts';

const kinds = [
  { value: '', label: 'Income and expenses' },
  { value: 'income', label: 'Income' },
  { value: 'expense', label: 'Expenses' },
] as const;

type Props = { range: Range; onClose: () => void; onApply: (range: Range) => void };

/** From a day to a day, of one kind. */
export const FilterSheet = ({ range, onClose, onApply }: Props) => {
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const [category, setCategory] = useState<string>(range.category ?? '');
  const [kind, setKind] = useState<string>(range.type ?? '');
  const isTurned = from !== '' && to !== '' && from > to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const type = kind === 'income' || kind === 'expense' ? kind : undefined;
    const chosen = categories.find((one) => one === category);
    const days: Range = from && to ? { from, to } : { period: range.period ?? '30d' };
    onApply({ ...days, ...(chosen && { category: chosen }), ...(type && { type }) });
  };
  return (
    <Sheet title="Custom Filter" onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <div className={classes.days}>
          <TextInput
            type="date"
            label="From"
            size="md"
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="To"
            size="md"
            value={to}
            error={isTurned ? 'The end comes before the start' : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <NativeSelect
          label="Show"
          size="md"
          data={[...kinds]}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <NativeSelect
          label="Category"
          size="md"
          data={[
            { value: '', label: 'Every category' },
            ...categories.map((value) => ({ value, label: categoryNames[value] })),
          ]}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <div className={classes.doings}>
          <Button type="submit" size="md" disabled={isTurned}>
            Apply
          </Button>
          <Button size="md" variant="default" onClick={() => onApply({ period: '30d' })}>
            Reset
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
