import type { User } from '@karo/core/contract';
import { ActionIcon, Button, CopyButton, TextInput } from '@mantine/core';
import { IconCircleCheckFilled, IconEye, IconEyeOff, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useAbout, useNewIdentityCap } from '../../about.ts';
import { SandboxCode } from '../../proof/SandboxCode.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { printAccount } from '../../ui/money.ts';
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx';
import { onboarding } from '../../words/en/onboarding.ts';
import { useWords } from '../../words/words.ts';
import type { Errors, Field, Form } from './form.ts';
import classes from './Onboarding.module.css';

export type StepProps = {
  form: Form;
  errors: Errors;
  onChange: (field: Field, value: string) => void;
};

const useText =
  ({ form, errors, onChange }: StepProps) =>
  (field: Field) => ({
    id: field,
    size: 'md',
    value: form[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
  });
const useDigits =
  ({ form, errors, onChange }: StepProps) =>
  (field: Field) => ({
    id: field,
    value: form[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  });

export const Personal = (props: StepProps) => {
  const words = useWords('onboarding', onboarding);
  const text = useText(props);
  return (
    <div className={classes.fields}>
      <div className={classes.two}>
        <TextInput label={words.firstName} autoComplete="given-name" {...text('firstName')} />
        <TextInput label={words.lastName} autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextInput
        label={words.phone}
        description={words.phoneHint}
        placeholder="0803 123 4567"
        type="tel"
        autoComplete="tel"
        {...text('phone')}
      />
      <TextInput label={words.email} type="email" autoComplete="email" {...text('email')} />
    </div>
  );
};

export const Bvn = (props: StepProps) => {
  const words = useWords('onboarding', onboarding);
  return (
    <div className={classes.fields}>
      <Digits
        label={words.bvn}
        description={words.bvnHint}
        length={11}
        autoComplete="off"
        {...useDigits(props)('bvn')}
      />
      <p className={classes.note}>
        <IconShieldLock size={24} aria-hidden />
        {words.bvnWhy}
      </p>
    </div>
  );
};

type CodeProps = StepProps & { isSent: boolean; isSending: boolean; left: number; onSend: () => void };

export const Code = ({ isSent, isSending, left, onSend, ...props }: CodeProps) => {
  const words = useWords('onboarding', onboarding);
  const { form, onChange } = props;
  return (
    <div className={classes.fields}>
      <Digits
        label={words.code}
        description={isSent ? words.codeSent(form.phone) : undefined}
        length={6}
        autoComplete="one-time-code"
        {...useDigits(props)('verificationCode')}
      />
      <div className={classes.row}>
        <Button variant="default" loading={isSending} disabled={left > 0} onClick={onSend}>
          {left > 0 ? words.resendIn(left) : isSent ? words.resend : words.sendCode}
        </Button>
        <SandboxCode onCode={(code) => onChange('verificationCode', code)} />
      </div>
    </div>
  );
};

type PinProps = StepProps & { onGo: (step: number) => void };

export const Pin = ({ onGo, ...props }: PinProps) => {
  const words = useWords('onboarding', onboarding);
  const digits = useDigits(props);
  const [isShown, setShown] = useState(false);
  const { form } = props;
  const answers = [
    [`${words.firstName}, ${words.lastName}`, `${form.firstName} ${form.lastName}`, 0],
    [words.phone, form.phone, 0],
    [words.email, form.email, 0],
    [words.bvn, `•••• ••• ${form.bvn.slice(-4)}`, 1],
  ] as const;
  return (
    <div className={classes.fields}>
      <h3 style={{ margin: 0 }}>{words.check}</h3>
      <dl className={classes.answers}>
        {answers.map(([name, value, step]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>
              <button type="button" aria-label={`${words.change}: ${name}`} onClick={() => onGo(step)}>
                {words.change}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <Digits
        label={words.pin}
        description={words.pinHint}
        length={4}
        secret={!isShown}
        autoComplete="new-password"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={isShown ? words.hidePin : words.showPin}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <IconEyeOff size={22} aria-hidden /> : <IconEye size={22} aria-hidden />}
          </ActionIcon>
        }
        rightSectionWidth={48}
        {...digits('transactionPin')}
      />
      <Digits
        label={words.confirmPin}
        length={4}
        secret
        autoComplete="new-password"
        {...digits('confirmPin')}
      />
    </div>
  );
};

export const Welcome = ({ user }: { user: User }) => {
  const whatsapp = useAbout()?.whatsapp;
  const cap = useNewIdentityCap();
  const words = useWords('onboarding', onboarding);
  return (
    <div className={classes.welcome}>
      <IconCircleCheckFilled size={84} aria-hidden />
      <h2>{words.created}</h2>
      <p>
        {words.createdText}, {user.firstName}.
      </p>
      <p>{words.yourNumber}</p>
      <p className={classes.number}>{printAccount(user.accountNumber)}</p>
      <CopyButton value={user.accountNumber} timeout={2000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </CopyButton>
      <h3>{words.next3}</h3>
      <ul className={classes.next}>
        <li>{words.nextSteps.open}</li>
        <li>{words.nextSteps.capped(cap)}</li>
        <li>{words.nextSteps.hello}</li>
      </ul>
      {whatsapp && (
        <p>
          WhatsApp: <WhatsAppLink number={whatsapp} />
        </p>
      )}
    </div>
  );
};
