import { Button, Loader } from '@mantine/core';
import { IconFingerprint, IconFingerprintOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { call, isCode, sentenceOf } from '../api.ts';
import { Digits } from '../ui/Digits.tsx';
import { tell, toasts } from '../ui/toast.ts';
import classes from './Proof.module.css';
import { addPasskey, canUsePasskeys, proveByPasskey } from './passkeys.ts';

const PIN_LENGTH = 4;

type Props = {
  /** Set up a new one, or show one that is there. */
  purpose: 'setup' | 'login' | 'transaction';
  onDone: () => void;
  onCancel: () => void;
};

const deviceName = () => {
  const { userAgent } = navigator;
  return (
    ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find((name) => userAgent.includes(name)) ??
    'This device'
  );
};

const PinInstead = ({
  label,
  onPin,
  isBusy,
}: {
  label: string;
  onPin: (pin: string) => void;
  isBusy: boolean;
}) => {
  const [pin, setPin] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === PIN_LENGTH) onPin(pin);
  };
  return (
    <form className={classes.form} onSubmit={give}>
      <Digits label="Your 4-digit PIN" length={PIN_LENGTH} value={pin} onChange={setPin} secret />
      <Button type="submit" size="md" disabled={pin.length < PIN_LENGTH} loading={isBusy}>
        {label}
      </Button>
    </form>
  );
};

/** The fingerprint or face of this device, as a passkey; where the device has none, the PIN. */
export const Biometric = ({ purpose, onDone, onCancel }: Props) => {
  const { data: isSupported } = useSWR('passkeys supported', canUsePasskeys);
  const [isBusy, setBusy] = useState(false);
  const [asksPin, setAsksPin] = useState(false);
  const [problem, setProblem] = useState('');

  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await act();
      tell('biometricRight');
      onDone();
    } catch (failure) {
      tell('biometricWrong');
      setProblem(failure instanceof DOMException ? '' : sentenceOf(failure));
      if (isCode(failure, 'passkey_wrong', 'passkey_unproved', 'second_factor_needed')) setAsksPin(true);
    } finally {
      setBusy(false);
    }
  };
  const byPin = (pin: string) =>
    run(() =>
      purpose === 'setup' && isSupported
        ? addPasskey(pin, deviceName())
        : call('POST /api/auth/verify-pin', { body: { pin } }),
    );

  if (isSupported === undefined) return <Loader role="status" aria-label="Looking at this device" />;
  const Icon = isSupported ? IconFingerprint : IconFingerprintOff;
  return (
    <div className={classes.form}>
      <div className={classes.scan}>
        <span className={classes.finger} data-busy={isBusy || undefined}>
          <Icon size={68} stroke={1.5} aria-hidden />
        </span>
        {isSupported ? (
          <p>
            {purpose === 'setup'
              ? 'Give your PIN, then your fingerprint or face. It stays on this device; the bank keeps a key that fits it.'
              : 'Use the fingerprint or face of this device.'}
          </p>
        ) : (
          <div role="status">
            <strong>{toasts.biometricMissing.title}</strong>
            <p>{toasts.biometricMissing.text}</p>
          </div>
        )}
      </div>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      {isSupported && purpose !== 'setup' && !asksPin && (
        <Button size="md" loading={isBusy} onClick={() => run(proveByPasskey)}>
          Scan now
        </Button>
      )}
      {purpose === 'setup' && isSupported && <PinInstead label="Continue" onPin={byPin} isBusy={isBusy} />}
      {(purpose !== 'setup' || !isSupported) &&
        (asksPin ? (
          <PinInstead label="Confirm" onPin={byPin} isBusy={isBusy} />
        ) : (
          <Button variant="default" size="md" onClick={() => setAsksPin(true)}>
            Use PIN Instead
          </Button>
        ))}
      <Button variant="subtle" color="gray" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
};
