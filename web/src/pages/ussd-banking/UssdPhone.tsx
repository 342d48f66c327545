import type { Answer } from '@karo/core/contract';
import { IconBackspace, IconPhoneFilled } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { call, sentenceOf } from '../../api.ts';
import { ussd as english } from '../../words/en/ussd.ts';
import { useWords } from '../../words/words.ts';
import classes from './UssdPhone.module.css';

type Screen = Answer<'POST /api/ussd/test'>;

/** What the phone shows: its dialler, a wait, a menu of the bank's, or why there is none. */
type Line = { state: 'idle' | 'busy' } | { state: 'menu'; screen: Screen } | { state: 'over'; text: string };

/** A dialogue with the bank's menu machine, hop by hop. */
export function useUssd(onChanged: () => void) {
  const [line, setLine] = useState<Line>({ state: 'idle' });

  const hop = async (phoneNumber: string, code: string, sessionId?: string): Promise<boolean> => {
    setLine({ state: 'busy' });
    try {
      const screen = await call('POST /api/ussd/test', { body: { phoneNumber, code, sessionId } });
      setLine(
        screen.status === 'active' ? { state: 'menu', screen } : { state: 'over', text: screen.screen },
      );
      onChanged();
      return true;
    } catch (failure) {
      setLine({ state: 'over', text: sentenceOf(failure) });
      return false;
    }
  };
  return { line, hop, hangUp: () => setLine({ state: 'idle' }) };
}

export type Ussd = ReturnType<typeof useUssd>;

const keys = [
  ['1', ''],
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
  ['*', ''],
  ['0', '+'],
  ['#', ''],
] as const;

const LONGEST_ANSWER = 160;

type Props = {
  ussd: Ussd;
  /** Whose line it is; without one nothing can be dialled. */
  phoneNumber: string;
  typed: string;
  onTyped: (typed: string) => void;
  onDial: () => void;
};

/** A phone without internet: a small screen and twelve keys, talking to the bank's real menus. */
export const UssdPhone = ({ ussd, phoneNumber, typed, onTyped, onDial }: Props) => {
  const words = useWords('ussd', english).phone;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { line } = ussd;
  const isBusy = line.state === 'busy';
  const isSecret = line.state === 'menu' && line.screen.secret;

  const clear = () => {
    onTyped('');
    ussd.hangUp();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (line.state === 'menu') {
      if (typed === '') return;
      onTyped('');
      ussd.hop(phoneNumber, typed, line.screen.sessionId).then(() => field.current?.focus());
    } else if (line.state === 'over') clear();
    else onDial();
  };
  const hangUpOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && line.state !== 'idle') clear();
  };
  const press = (key: string) => {
    if (line.state === 'over') ussd.hangUp();
    onTyped((typed + key).slice(0, LONGEST_ANSWER));
  };

  return (
    <form className={classes.phone} aria-label={words.label} onSubmit={send} onKeyDown={hangUpOnEscape}>
      <div className={classes.ear} aria-hidden />
      <div className={classes.glass}>
        <div className={classes.status} aria-hidden>
          <span className={classes.bars}>
            <i />
            <i />
            <i />
            <i />
          </span>
          <span>{words.noInternet}</span>
          <span className={classes.battery} />
        </div>
        <div className={classes.text} role="status" data-idle={line.state === 'idle' || undefined}>
          {line.state === 'idle' && words.dial}
          {isBusy && words.running}
          {line.state === 'menu' && line.screen.screen}
          {line.state === 'over' && line.text}
        </div>
        {line.state !== 'over' && (
          <div className={classes.entry}>
            <label htmlFor={id}>{line.state === 'menu' ? words.answer : words.number}</label>
            <input
              ref={field}
              id={id}
              type={isSecret ? 'password' : 'text'}
              inputMode="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_ANSWER}
              value={typed}
              readOnly={isBusy}
              onChange={(event) => onTyped(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
      <div className={classes.controls}>
        <button type="submit" className={classes.callKey} disabled={isBusy}>
          {line.state === 'idle' && <IconPhoneFilled size={20} aria-hidden />}
          {line.state === 'idle' ? words.call : line.state === 'over' ? words.ok : words.send}
        </button>
        <button
          type="button"
          className={classes.plain}
          aria-label={words.erase}
          disabled={isBusy || typed === ''}
          onClick={() => onTyped(typed.slice(0, -1))}
        >
          <IconBackspace size={22} aria-hidden />
        </button>
        <button type="button" className={classes.endKey} disabled={isBusy} onClick={clear}>
          {line.state === 'menu' ? words.cancel : words.clear}
        </button>
      </div>
      <div className={classes.keys}>
        {keys.map(([key, letters]) => (
          <button
            key={key}
            type="button"
            disabled={isBusy}
            onClick={() => press(key)}
            aria-label={key}
            data-each
          >
            {key}
            <small aria-hidden>{letters}</small>
          </button>
        ))}
      </div>
    </form>
  );
};
