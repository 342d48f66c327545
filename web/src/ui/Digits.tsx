import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  length: number;
  value: string;
  onChange: (digits: string) => void;
  /** A PIN: not shown as it is typed. */
  secret?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A number of so many digits: a code, a PIN, a BVN. Other letters are dropped, and it can be pasted. */
export const Digits = ({ length, value, onChange, secret, ...rest }: Props) => (
  <TextInput
    size="md"
    inputMode="numeric"
    type={secret ? 'password' : 'text'}
    autoComplete={secret ? 'off' : undefined}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
    {...rest}
  />
);
