import type { Body } from '@karo/core/contract';
import { type FormEvent, useState } from 'react';
import { ApiError, call, sentenceOf, useRead } from '../../api.ts';
import { queueMessage } from '../../shell/later.ts';
import buttons from '../../ui/Button.module.css';
import { printWhole } from '../../ui/money.ts';
import { tell } from '../../ui/toast.ts';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Landing.module.css';

const PHONE = '+234 803 123 4567';

/** The waitlist, with how many wait. */
export const Waitlist = () => {
  const { waitlist } = useWords('landing', landing);
  const { data, mutate } = useRead('GET /api/waitlist/count', {});
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const refuse = (body: Body<'POST /api/waitlist'>, failure: unknown) => {
    if (queueMessage('POST /api/waitlist', body, failure)) setSaid(waitlist.offline);
    else if (failure instanceof ApiError && failure.status < 500) setProblem(sentenceOf(failure));
    else tell('waitlistFailed');
  };
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    const body = { name: value('name'), phone: value('phone'), email: value('email') };
    if (!body.name || !body.phone || !body.email) return tell('waitlistMissing');
    // The browser's own check, in its own words at the field: an address without an @ is not sent.
    if (!form.reportValidity()) return;
    setBusy(true);
    setProblem('');
    try {
      const { count } = await call('POST /api/waitlist', { body });
      form.reset();
      setSaid(waitlist.thanks);
      tell('waitlistJoined');
      await mutate({ count }, { revalidate: true });
    } catch (failure) {
      refuse(body, failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section id="contact" className={classes.section}>
      <div className={classes.in}>
        <div className={classes.waitlist}>
          <div>
            <h2>{waitlist.title}</h2>
            <p className={classes.lead}>{waitlist.lead}</p>
            <p className={classes.count} aria-live="polite" data-testid="waiting">
              {data && data.count > 0 && waitlist.count(printWhole(data.count))}
            </p>
          </div>
          <form onSubmit={join} noValidate>
            <label>
              {waitlist.name}
              <input name="name" autoComplete="name" maxLength={80} />
            </label>
            <label>
              {waitlist.phone}
              <input name="phone" type="tel" autoComplete="tel" placeholder={PHONE} maxLength={24} />
            </label>
            <label>
              {waitlist.email}
              <input name="email" type="email" autoComplete="email" maxLength={200} />
            </label>
            <button type="submit" className={buttons.button} disabled={isBusy}>
              {waitlist.button}
            </button>
            <p className={classes.refused} role="alert">
              {problem}
            </p>
            <p className={classes.thanks} role="status">
              {said}
            </p>
          </form>
        </div>
      </div>
    </section>
  );
};
