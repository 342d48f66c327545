import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { analytics } from '../../words/en/analytics.ts';
import { useWords } from '../../words/words.ts';
import classes from './Analytics.module.css';
import type { Range } from './AnalyticsPage.tsx';
import { categories } from './categories.ts';

type Props = { range: Range; onClose: () => void; onApply: (range: Range) => void };

/** From a day to a day, of one kind. */
export const FilterSheet = ({ range, onClose, onApply }: Props) => {
  const words = useWords('analytics', analytics);
  const say = words.filtering;
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
    <Sheet title={words.filter} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <div className={classes.days}>
          <TextInput
            type="date"
            label={say.from}
            size="md"
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={say.to}
            size="md"
            value={to}
            error={isTurned ? say.turned : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <NativeSelect
          label={say.show}
          size="md"
          data={[
            { value: '', label: say.both },
            { value: 'income', label: words.figures.income },
            { value: 'expense', label: words.figures.expenses },
          ]}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <NativeSelect
          label={say.category}
          size="md"
          data={[
            { value: '', label: say.every },
            ...categories.map((value) => ({ value, label: words.categories[value] })),
          ]}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <div className={classes.doings}>
          <Button type="submit" size="md" disabled={isTurned}>
            {say.apply}
          </Button>
          <Button size="md" variant="default" onClick={() => onApply({ period: '30d' })}>
            {say.reset}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
