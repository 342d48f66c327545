import type { User } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ApiError, call, isCode, sentenceOf } from '../../api.ts';
import { BvnConsent } from '../../approval/BvnConsent.tsx';
import { useSession } from '../../session.ts';
import { useCountdown } from '../../ui/countdown.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { showToast, tell } from '../../ui/toast.ts';
import { onboarding } from '../../words/en/onboarding.ts';
import { proof } from '../../words/en/proof.ts';
import { useWords } from '../../words/words.ts';
import {
  check,
  type Errors,
  type Field,
  type Form,
  fieldOfRefusal,
  fieldsOf,
  forget,
  furthest,
  keep,
  keptText,
  withKept,
} from './form.ts';
import classes from './Onboarding.module.css';
import { Bvn, Code, Personal, Pin, Welcome } from './Steps.tsx';

const STEPS = 5;
const CODE_STEP = 2;
const PIN_STEP = 3;
const RESEND_MS = 60_000;

/** The code to the phone that is being proved, and when another may be asked for. */
function usePhoneCode(phone: string) {
  const proofWords = useWords('proof', proof);
  const [sent, setSent] = useState<{ to: string; at: number }>();
  const [isSending, setSending] = useState(false);
  const isSent = sent?.to === phone;
  const left = useCountdown(isSent ? sent.at + RESEND_MS : undefined);
  const send = async () => {
    setSending(true);
    try {
      await call('POST /api/auth/send-2fa-code', { body: { method: 'sms', purpose: 'register', phone } });
      setSent({ to: phone, at: Date.now() });
      tell('codeSent', proofWords.sentBy('SMS'));
    } catch (failure) {
      if (isCode(failure, 'code_sent_lately')) setSent({ to: phone, at: Date.now() });
      else tell('codeNotSent', sentenceOf(failure));
    } finally {
      setSending(false);
    }
  };
  return { isSent, isSending, left, send };
}

const unheard = () => () => {};

/** The form, which outlives the page as far as it may; a page made beforehand knows nothing of it. */
function useForm(): [Form, (change: Partial<Form>) => void] {
  const kept = useSyncExternalStore(unheard, keptText, () => '');
  const [typed, setTyped] = useState<Form>();
  const change = (part: Partial<Form>) =>
    setTyped((now) => {
      const next = { ...(now ?? withKept(kept)), ...part };
      keep(next);
      return next;
    });
  return [typed ?? withKept(kept), change];
}

/** The step that the browser's own history is at, so that its back button goes back by one; never beyond what is filled in. */
function useStep(form: Form, user: User | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = (state as { step?: number } | null)?.step ?? 0;
  const step = user ? STEPS - 1 : Math.min(asked, furthest(form));
  const goTo = (to: number) => {
    if (to === asked - 1) navigate(-1);
    else navigate('.', { state: { step: to }, replace: to < asked });
  };
  return [step, goTo] as const;
}

/** The wizard: what was typed, where it stands, and what is wrong. */
function useWizard() {
  const words = useWords('onboarding', onboarding);
  const session = useSession();
  const [form, changeForm] = useForm();
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [user, setUser] = useState<User>();
  const [asksConsent, setAsksConsent] = useState(false);
  const [step, goTo] = useStep(form, user);
  const code = usePhoneCode(form.phone);

  const change = (field: Field, value: string) => {
    changeForm({ [field]: value });
    setErrors(({ [field]: _, ...others }) => others);
  };
  const go = (to: number) => {
    setErrors({});
    goTo(to);
    if (to === CODE_STEP && !code.isSent) code.send();
  };
  const refuse = (failure: unknown) => {
    if (isCode(failure, 'bvn_consent_needed')) return setAsksConsent(true);
    const text = sentenceOf(failure) || words.failedText;
    showToast({ title: words.failed, text, bad: true });
    const field = failure instanceof ApiError ? fieldOfRefusal[failure.problem.code ?? ''] : undefined;
    if (!field) return;
    if (field === 'verificationCode') changeForm({ verificationCode: '' });
    goTo(fieldsOf.findIndex((fields) => fields.includes(field)));
    setErrors({ [field]: text });
  };
  const register = async () => {
    setBusy(true);
    try {
      const made = await call('POST /api/users/register', { body: form });
      await session.changed(made.user);
      forget();
      setUser(made.user);
      showToast({ title: words.created, text: words.createdText });
    } catch (failure) {
      refuse(failure);
    } finally {
      setBusy(false);
    }
  };
  const forward = () => {
    const found = check(form, step, words);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (step === PIN_STEP) register();
    else go(step + 1);
  };
  const agreed = () => {
    setAsksConsent(false);
    register();
  };
  const back = () => setAsksConsent(false);
  return { words, form, step, errors, isBusy, user, code, change, go, forward, asksConsent, agreed, back };
}

const OnboardingPage = () => {
  const wizard = useWizard();
  const { words, form, step, errors, isBusy, user, code, change, go, asksConsent, agreed } = wizard;
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // Another step is another page to a reader who cannot see it.
  useEffect(() => {
    if (shown.current !== step && Object.keys(errors).length === 0) title.current?.focus();
    shown.current = step;
  }, [step, errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (user) navigate(paths.bankingDemo);
    else wizard.forward();
  };
  const props = { form, errors, onChange: change };
  const isLast = step === STEPS - 1;
  return (
    <Page title={words.title} lead={words.lead} icon={<IconUserPlus />} narrow translated>
      <form className={classes.card} onSubmit={submit} noValidate hidden={asksConsent}>
        <div className={classes.progress}>
          <p>{words.progress(step + 1, STEPS)}</p>
          <div
            className={classes.bar}
            role="progressbar"
            aria-label={words.title}
            aria-valuemin={1}
            aria-valuemax={STEPS}
            aria-valuenow={step + 1}
          >
            {words.steps.map((name, at) => (
              <span key={name} data-done={at <= step || undefined} />
            ))}
          </div>
        </div>
        <h2 ref={title} className={classes.title} tabIndex={-1}>
          {words.steps[step]}
        </h2>
        <ErrorSummary
          title={words.problem}
          errors={Object.entries(errors).map(([field, text]) => ({ field, text }))}
        />
        {step === 0 && <Personal {...props} />}
        {step === 1 && <Bvn {...props} />}
        {step === CODE_STEP && <Code {...props} {...code} onSend={code.send} />}
        {step === PIN_STEP && <Pin {...props} onGo={go} />}
        {isLast && user && <Welcome user={user} />}
        <div className={classes.doings}>
          <Button
            variant="default"
            size="md"
            disabled={step === 0 || isBusy || isLast}
            onClick={() => go(step - 1)}
          >
            {words.back}
          </Button>
          <Button type="submit" size="md" loading={isBusy}>
            {isLast ? words.start : words.next}
          </Button>
        </div>
      </form>
      {asksConsent && (
        <div className={classes.card}>
          <BvnConsent
            ask={({ way, code: sent }) => {
              const { phone, bvn, verificationCode } = form;
              const step = { ...(way && { way }), ...(sent && { code: sent }) };
              return call('POST /api/users/bvn-consent', { body: { phone, bvn, verificationCode, ...step } });
            }}
            onDone={agreed}
            onBack={wizard.back}
          />
        </div>
      )}
    </Page>
  );
};

export default OnboardingPage;
