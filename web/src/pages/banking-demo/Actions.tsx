import type { User } from '@karo/core/contract/index';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Digits } from '../../ui/Digits.tsx';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

type Props = { user: User; onSay: (text: string) => void };

const PHONE_LENGTH = 11;
const METER_LENGTH = 13;

const local = (phone: string) => phone.replace(/^\+234/, '0');
const digitsIn = (text: string) => text.replace(/\D/g, '');

/** Airtime for any line. The assistant makes the offer, and the PIN buys. */
export const Airtime = ({ user, onSay }: Props) => {
  const words = useWords('demo', demo).airtime;
  const [phone, setPhone] = useState(local(user.phone));
  const [amount, setAmount] = useState('500');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSay(`Buy ${amount} naira airtime for ${phone}`);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.two}>
        <Digits
          label={words.phone}
          length={PHONE_LENGTH}
          value={phone}
          onChange={setPhone}
          autoComplete="tel"
        />
        <TextInput
          label={words.amount}
          size="md"
          inputMode="numeric"
          leftSection="₦"
          value={amount}
          onChange={(event) => setAmount(digitsIn(event.currentTarget.value))}
        />
      </div>
      <p className={classes.hint}>{words.hint}</p>
      <Button type="submit" size="md" disabled={phone.length < PHONE_LENGTH || !Number(amount)}>
        {words.go}
      </Button>
    </form>
  );
};

const billers = [
  { value: 'IKEDC', label: 'Ikeja Electric (IKEDC)' },
  { value: 'EKEDC', label: 'Eko Electric (EKEDC)' },
  { value: 'AEDC', label: 'Abuja Electric (AEDC)' },
  { value: 'IBEDC', label: 'Ibadan Electric (IBEDC)' },
  { value: 'KEDCO', label: 'Kano Electric (KEDCO)' },
];

/** Prepaid electricity: the token comes into the chat. */
export const Bills = ({ onSay }: Props) => {
  const words = useWords('demo', demo).bills;
  const [biller, setBiller] = useState('IKEDC');
  const [meter, setMeter] = useState('');
  const [amount, setAmount] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSay(`Buy ${amount} naira ${biller} light for meter ${meter}`);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.two}>
        <NativeSelect
          label={words.biller}
          size="md"
          data={billers}
          value={biller}
          onChange={(event) => setBiller(event.currentTarget.value)}
        />
        <Digits
          label={words.meter}
          length={METER_LENGTH}
          value={meter}
          onChange={setMeter}
          autoComplete="off"
        />
        <TextInput
          label={words.amount}
          size="md"
          inputMode="numeric"
          leftSection="₦"
          value={amount}
          onChange={(event) => setAmount(digitsIn(event.currentTarget.value))}
        />
      </div>
      <p className={classes.hint}>{words.hint}</p>
      <Button type="submit" size="md" disabled={meter.length < PHONE_LENGTH || !Number(amount)}>
        {words.go}
      </Button>
    </form>
  );
};

/** Virtual cards: made, seen and frozen in the chat. */
export const Cards = ({ onSay }: Props) => {
  const words = useWords('demo', demo).cards;
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{words.hint}</p>
      <div className={classes.doings}>
        <Button size="md" onClick={() => onSay('I want a virtual card')}>
          {words.create}
        </Button>
        <Button size="md" variant="default" onClick={() => onSay('Show my cards')}>
          {words.show}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconSnowflake size={20} aria-hidden />}
          onClick={() => onSay('Freeze my card')}
        >
          {words.freeze}
        </Button>
      </div>
    </div>
  );
};
