import '@mantine/core/styles/Alert.css';
import type { Answer, User } from '@karo/core/contract';
import { Alert, NumberInput } from '@mantine/core';
import { IconClock, IconGauge } from '@tabler/icons-react';
import { useState } from 'react';
import { call, sentenceOf } from '../../api.ts';
import { useWithProof } from '../../proof/with-proof.tsx';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { nairaText } from '../../ui/Naira.tsx';
import { tell } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { settings } from '../../words/en/settings.ts';
import { useWords } from '../../words/words.ts';
import { LevelCard } from './Level.tsx';
import classes from './Settings.module.css';

type Limits = Answer<'GET /api/user/limits'>;
type Name = keyof Limits['ceilings'];
type Props = { user: User; limits: Limits; onSaved: (limits: Limits) => void; onRaised: () => void };

/** Each limit, and the highest that any customer may have. */
const fields: readonly { name: Name; most: number }[] = [
  { name: 'dailyTransferLimit', most: 2_000_000 },
  { name: 'monthlyTransferLimit', most: 50_000_000 },
  { name: 'dailyBillPaymentLimit', most: 500_000 },
  { name: 'withdrawalLimit', most: 200_000 },
];

const valuesOf = (limits: Limits) =>
  Object.fromEntries(fields.map(({ name }) => [name, limits[name]])) as Record<Name, number>;

/** The four limits. Lower holds at once; higher takes a code, and a day. */
const OwnLimits = ({ user, limits, onSaved }: Omit<Props, 'onRaised'>) => {
  const words = useWords('settings', settings).limits;
  const dateWords = useDateWords();
  const { withProof, dialog } = useWithProof(user.phone);
  const [typed, setTyped] = useState(() => valuesOf(limits));
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const save = async (name: Name) => {
    if (typed[name] === limits[name]) return;
    const body = { ...valuesOf(limits), [name]: typed[name] };
    try {
      const saved = await withProof(() => call('POST /api/user/limits', { body }));
      if (saved) {
        onSaved(saved);
        tell('limitsUpdated');
      }
      setTyped(valuesOf(saved ?? limits));
    } catch (failure) {
      setErrors({ [name]: sentenceOf(failure) });
    }
  };
  return (
    <Card title={words.title} icon={<IconGauge />}>
      <p className={classes.note}>{words.note}</p>
      {limits.pending.map((change) => (
        <Alert key={change.limit} icon={<IconClock aria-hidden />} color="gold">
          {words.from({
            limit: words[change.limit],
            amount: nairaText(change.amount, true),
            when: printMoment(change.from, dateWords),
          })}
        </Alert>
      ))}
      <div className={classes.fields}>
        {fields.map(({ name, most }) => (
          <NumberInput
            key={name}
            id={name}
            size="md"
            label={words[name]}
            description={words.most({
              most: nairaText(most, true),
              level: nairaText(limits.ceilings[name], true),
            })}
            leftSection="₦"
            min={0}
            max={most}
            step={1000}
            clampBehavior="none"
            hideControls
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=","
            inputMode="numeric"
            value={typed[name]}
            error={errors[name]}
            onChange={(value) => {
              setTyped({ ...typed, [name]: Number(value) || 0 });
              setErrors({});
            }}
            onBlur={() => !errors[name] && save(name)}
            onKeyDown={(event) => event.key === 'Enter' && save(name)}
          />
        ))}
      </div>
      {dialog}
    </Card>
  );
};

/** A customer's level, and what they let leave in a day; limits are shown anew once a level raised them, and the level stays as it stands. */
export const LimitsTab = ({ onRaised, ...own }: Props) => (
  <>
    <LevelCard onRaised={onRaised} />
    <OwnLimits key={own.limits.ceilings.dailyTransferLimit} {...own} />
  </>
);
