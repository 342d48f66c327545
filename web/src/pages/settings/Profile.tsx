import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useNewIdentityCap } from '../../about.ts';
import { ApiError, call, sentenceOf } from '../../api.ts';
import { useWithProof } from '../../proof/with-proof.tsx';
import { useSession } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { printLongDate, printMoment } from '../../ui/dates.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { printAccount } from '../../ui/money.ts';
import { part } from '../../ui/part.ts';
import { readPhone } from '../../ui/phone.ts';
import { showToast, tell } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { settings } from '../../words/en/settings.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import classes from './Settings.module.css';

const ProofSheet = part(() => import('../../proof/ProofSheet.tsx'));
const ChangePhone = part(() => import('./ChangePhone.tsx'));

type Profile = Answer<'GET /api/user/profile'>;
type Props = { profile: Profile; onSaved: (profile: Profile) => void };

const kycColors = { approved: 'karo', pending: 'gold', rejected: 'red' };

const fieldOf: Partial<Record<string, keyof Profile>> = {
  name_invalid: 'firstName',
  name_fixed: 'firstName',
  email_invalid: 'email',
  phone_invalid: 'phone',
  phone_by_code: 'phone',
};

const ProfileForm = ({ profile, onSaved, onDone }: Props & { onDone: () => void }) => {
  const { profile: words } = useWords('settings', settings);
  const [form, setForm] = useState(profile);
  const [newPhone, setNewPhone] = useState<string>();
  const [error, setError] = useState<{ field: string; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const { withProof, dialog } = useWithProof(profile.phone);
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    id: name,
    size: 'md',
    value: form[name],
    error: error?.field === name ? error.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      setForm({ ...form, [name]: event.currentTarget.value });
      setError(undefined);
    },
  });
  const showRefusal = (failure: unknown) => {
    const field = failure instanceof ApiError ? fieldOf[failure.problem.code ?? ''] : undefined;
    const text = sentenceOf(failure);
    if (field) setError({ field, text });
    else showToast({ title: words.notSaved, text, bad: true });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { firstName, lastName, email } = form;
    // The same number in another writing is no other number; what is none is for the bank to refuse.
    const phone = readPhone(form.phone);
    try {
      // Another number is the account's only after the code that is sent to it.
      const body = { firstName, lastName, email, phone: phone ? profile.phone : form.phone };
      const saved = await withProof(() => call('POST /api/user/profile', { body }));
      if (!saved) return;
      onSaved(saved);
      if (phone !== profile.phone) return setNewPhone(phone);
      tell('profileUpdated');
      onDone();
    } catch (failure) {
      showRefusal(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form className={classes.form} onSubmit={save} noValidate>
        <ErrorSummary errors={error ? [error] : []} />
        <div className={classes.fields}>
          <TextInput
            label={words.firstName}
            autoComplete="given-name"
            disabled={profile.nameFixed}
            {...field('firstName')}
          />
          <TextInput
            label={words.lastName}
            autoComplete="family-name"
            disabled={profile.nameFixed}
            {...field('lastName')}
          />
          <TextInput label={words.email} type="email" autoComplete="email" {...field('email')} />
          <TextInput label={words.phone} type="tel" autoComplete="tel" {...field('phone')} />
        </div>
        {profile.nameFixed && <p className={classes.note}>{words.nameFixed}</p>}
        <div className={classes.doings}>
          <Button type="submit" size="md" loading={isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
      {dialog}
      {newPhone && (
        <Suspense>
          <ChangePhone
            phone={newPhone}
            onChanged={(changed) => {
              onSaved(changed);
              onDone();
            }}
            onClose={() => setNewPhone(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The address for mail, and the way to show that it is the customer's own. */
const Email = ({ profile, onSaved }: Props) => {
  const { profile: words, page } = useWords('settings', settings);
  const [isOpen, setOpen] = useState(false);
  if (!profile.email) return words.noEmail;
  if (profile.emailVerified) return profile.email;
  const close = () => setOpen(false);
  return (
    <>
      {profile.email}
      <span className={classes.unproved}>
        <Badge component="span" color="gold" variant="light">
          {words.notConfirmed}
        </Badge>
        <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
          {page.confirm}
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <ProofSheet
            kind="two-factor"
            purpose="setup"
            method="email"
            title={words.confirmEmail}
            address={profile.email}
            onCancel={close}
            onDone={() => {
              close();
              onSaved({ ...profile, emailVerified: true });
            }}
          >
            <p className={classes.note}>{words.confirmText(profile.email)}</p>
          </ProofSheet>
        </Suspense>
      )}
    </>
  );
};

/** Who the customer is. */
export const ProfileTab = ({ profile, onSaved }: Props) => {
  const { profile: words, page } = useWords('settings', settings);
  const { cancel } = useWords('shell', shell);
  const dateWords = useDateWords();
  const { refresh } = useSession();
  const cap = useNewIdentityCap();
  const [isEditing, setEditing] = useState(false);
  const facts = [
    [words.firstName, profile.firstName],
    [words.lastName, profile.lastName],
    [words.email, <Email key={profile.email} profile={profile} onSaved={onSaved} />],
    [words.phone, profile.phone],
    [page.account, printAccount(profile.accountNumber)],
    [words.since, printLongDate(profile.dateJoined, dateWords)],
    [words.lastSignIn, profile.lastLogin ? printMoment(profile.lastLogin, dateWords) : words.first],
  ] as const;
  const saved = (changed: Profile) => {
    onSaved(changed);
    void refresh();
  };
  return (
    <Card
      title={page.tabs[0]}
      icon={<IconUser />}
      aside={
        <Button variant="default" onClick={() => setEditing(!isEditing)}>
          {isEditing ? cancel : words.edit}
        </Button>
      }
    >
      <div className={classes.doings}>
        <Badge size="lg" color={kycColors[profile.kycStatus]} autoContrast>
          {words.kyc[profile.kycStatus]}
        </Badge>
        <Badge size="lg" variant="outline" color={profile.isVerified ? 'karo' : 'gray'}>
          {profile.isVerified ? page.verified : words.unverified}
        </Badge>
        <Badge size="lg" variant="outline" color="gray">
          {words.level(profile.kycTier)}
        </Badge>
      </div>
      {profile.cappedUntil && (
        <p className={classes.note}>{words.capped(printMoment(profile.cappedUntil, dateWords), cap)}</p>
      )}
      {isEditing ? (
        <ProfileForm profile={profile} onSaved={saved} onDone={() => setEditing(false)} />
      ) : (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
};
