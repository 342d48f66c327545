import type { Answer, Body } from '@karo/core/contract';
import { Button, TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ApiError, call, sentenceOf, useRead } from '../../api.ts';
import { type Picture, readPicture } from '../../proof/picture.ts';
import { TakePicture } from '../../proof/TakePicture.tsx';
import { Card } from '../../ui/Card.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { resetPin } from '../../words/en/reset-pin.ts';
import { settings } from '../../words/en/settings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Settings.module.css';

type Kyc = Answer<'GET /api/user/kyc'>;
type Level = Kyc['levels'][number];
type Need = Level['needs'][number];

const NIN_LENGTH = 11;
const lines = ['street', 'city', 'state'] as const;

const useLevelWords = () => useWords('settings', settings).level;

/** What a level begins with, and the most that may be chosen at it. */
const Allowed = ({ level, begins }: { level: Level; begins: string }) => {
  const words = useLevelWords();
  const naira = (amount: number) => nairaText(amount, true);
  const { begins: at, limits } = level;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{begins}</dt>
        <dd>
          {words.amounts({
            daily: naira(at.dailyTransferLimit),
            monthly: naira(at.monthlyTransferLimit),
            bills: naira(at.dailyBillPaymentLimit),
          })}
        </dd>
      </div>
      {limits.dailyTransferLimit > at.dailyTransferLimit && (
        <div>
          <dt>{words.upTo}</dt>
          <dd>{words.most(naira(limits.dailyTransferLimit))}</dd>
        </div>
      )}
    </dl>
  );
};

/** What is wrong with what a level takes, or with none of it in particular. */
type Errors = Partial<Record<Need | 'form', string>>;

const fieldOf: Partial<Record<string, Need>> = {
  nin_invalid: 'nin',
  nin_mismatch: 'nin',
  customer_exists: 'nin',
  bad_request: 'address',
  selfie_rejected: 'selfie',
};

/** What the form of a level holds, and what is still wrong with it. */
function usePapers(needs: readonly Need[]) {
  const words = useLevelWords();
  const [nin, setNin] = useState('');
  const [address, setAddress] = useState({ street: '', city: '', state: '' });
  const [picture, setPicture] = useState<Picture>();
  const [errors, setErrors] = useState<Errors>({});
  const check = (): Errors => ({
    ...(needs.includes('nin') && nin.length < NIN_LENGTH && { nin: words.required.nin }),
    ...(needs.includes('address') &&
      lines.some((line) => !address[line].trim()) && { address: words.required.address }),
    ...(needs.includes('selfie') && !picture && { selfie: words.required.selfie }),
  });
  const body = (tier: number): Body<'POST /api/user/kyc'> => ({
    tier,
    ...(needs.includes('nin') && { nin }),
    ...(needs.includes('address') && { address }),
    ...(picture && { selfie: { mime: picture.mime, base64: picture.base64 } }),
  });
  return { nin, setNin, address, setAddress, picture, setPicture, errors, setErrors, check, body };
}

type RaiseProps = { level: Level; needs: readonly Need[]; onRaised: (kyc: Kyc) => void };

/** The papers of the next level, and the way to send them. */
const Raise = ({ level, needs, onRaised }: RaiseProps) => {
  const words = useLevelWords();
  const { unreadable } = useWords('resetPin', resetPin);
  const papers = usePapers(needs);
  const [isBusy, setBusy] = useState(false);
  const { errors, setErrors, address, setAddress } = papers;

  const refused = (failure: unknown) => {
    const about = failure instanceof ApiError ? fieldOf[failure.problem.code ?? ''] : undefined;
    // The same picture is never taken twice.
    if (about === 'selfie') papers.setPicture(undefined);
    setErrors({ [about && needs.includes(about) ? about : 'form']: sentenceOf(failure) });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = papers.check();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      onRaised(await call('POST /api/user/kyc', { body: papers.body(level.tier) }));
    } catch (failure) {
      refused(failure);
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File | null) => {
    if (!file) return;
    setErrors({});
    readPicture(file).then(papers.setPicture, () => setErrors({ selfie: unreadable }));
  };
  const said = errors.address ?? errors.form;
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {needs.includes('nin') && (
        <Digits
          label={words.nin}
          length={NIN_LENGTH}
          value={papers.nin}
          onChange={(nin) => {
            papers.setNin(nin);
            setErrors({});
          }}
          autoComplete="off"
          error={errors.nin}
        />
      )}
      {needs.includes('address') && (
        <div className={classes.fields}>
          {lines.map((line) => (
            <TextInput
              key={line}
              size="md"
              label={words[line]}
              maxLength={120}
              value={address[line]}
              error={Boolean(errors.address) && !address[line].trim()}
              onChange={(event) => {
                setAddress({ ...address, [line]: event.currentTarget.value });
                setErrors({});
              }}
            />
          ))}
        </div>
      )}
      {needs.includes('selfie') && (
        <>
          <p className={classes.note}>{words.picture}</p>
          <TakePicture picture={papers.picture} onPicture={take} />
          {errors.selfie && (
            <p className={classes.problem} role="alert">
              {errors.selfie}
            </p>
          )}
        </>
      )}
      {said && (
        <p className={classes.problem} role="alert">
          {said}
        </p>
      )}
      <div className={classes.doings}>
        <Button type="submit" size="md" loading={isBusy}>
          {words.go(level.tier)}
        </Button>
      </div>
    </form>
  );
};

const Next = ({ kyc, level, onRaised }: { kyc: Kyc; level: Level; onRaised: (kyc: Kyc) => void }) => {
  const words = useLevelWords();
  const held = kyc.levels.find(({ tier }) => tier === kyc.tier)?.needs ?? [];
  const needs = level.needs.filter((need) => !held.includes(need));
  const [last] = kyc.applications;
  return (
    <section className={classes.next} aria-label={words.next(level.tier)}>
      <h3>{words.next(level.tier)}</h3>
      <Allowed level={level} begins={words.nextBegins} />
      <div>
        <strong>{words.takes}</strong>
        <ul className={classes.needs}>
          {level.needs.map((need) => (
            <li key={need} data-shown={held.includes(need) || undefined}>
              {words.needs[need]} {held.includes(need) && <span>({words.shown})</span>}
            </li>
          ))}
        </ul>
      </div>
      {last?.status === 'pending' ? (
        <p className={classes.note} role="status">
          {words.pending}
        </p>
      ) : (
        <>
          {last?.status === 'rejected' && last.tier === level.tier && (
            <p className={classes.problem}>{words.rejected}</p>
          )}
          <Raise level={level} needs={needs} onRaised={onRaised} />
        </>
      )}
    </section>
  );
};

/** How much of the customer is verified, what that allows, and the steps to the next level. */
export const LevelCard = ({ onRaised }: { onRaised: () => void }) => {
  const words = useLevelWords();
  const { data: kyc, error, mutate } = useRead('GET /api/user/kyc', {});
  const raised = (now: Kyc) => {
    mutate(now, { revalidate: false });
    if (now.tier === kyc?.tier) return;
    showToast({ title: words.raised(now.tier), text: words.raisedText });
    onRaised();
  };
  const here = kyc?.levels.find(({ tier }) => tier === kyc.tier);
  const next = kyc?.levels.find(({ tier }) => tier === kyc.tier + 1);
  return (
    <Card title={words.title} icon={<IconShieldCheck />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!kyc && !error && <Loading shape="block" height={220} />}
      {kyc && here && (
        <>
          <p className={classes.note}>
            {words.now(kyc.tier, kyc.levels.length)} {!next && words.highest}
          </p>
          <Allowed level={here} begins={words.begins} />
          {next && <Next key={next.tier} kyc={kyc} level={next} onRaised={raised} />}
        </>
      )}
    </Card>
  );
};
