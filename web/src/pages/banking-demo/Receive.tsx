import type { User } from '@karo/core/contract';
import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../paths.ts';
import { call, isCode, useRead } from '../../api.ts';
import { useOffers } from '../../offers.ts';
import { useSession } from '../../session.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useDoing } from '../../ui/doing.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './Receive.module.css';

const COPIED_MS = 2000;
const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0;

const NameForm = ({ onTaken }: { onTaken: () => void }) => {
  const say = useWords('demo', demo).receive;
  const [name, setName] = useState('');
  const [isBusy, run] = useDoing();
  const take = async (event: FormEvent) => {
    event.preventDefault();
    const taken = await run(() => call('POST /api/names', { body: { name: name.trim() } }), say.refused);
    if (!taken) return;
    showToast({ title: taken.message });
    onTaken();
  };
  return (
    <form className={classes.line} onSubmit={take}>
      <TextInput
        label={say.name}
        description={say.nameHint}
        leftSection="@"
        size="md"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="none"
        value={name}
        onChange={(event) => setName(event.currentTarget.value.replace(/[^A-Za-z0-9._]/g, ''))}
      />
      <Button type="submit" variant="default" size="md" loading={isBusy} disabled={name === ''}>
        {say.take}
      </Button>
    </form>
  );
};

/** The number that other banks pay by: a partner bank's where one takes money in, and then the customer's own is no number to give. */
const Funding = ({ user }: { user: User }) => {
  const say = useWords('demo', demo).receive;
  const { data } = useRead('GET /api/users/{id}/dashboard', { params: { id: user.id } });
  if (!data) return <Loading count={1} />;
  const { receiving } = data;
  const isOwn = receiving?.account === user.accountNumber;
  const label = isOwn ? say.account : say.number;
  return (
    <section className={classes.form} aria-labelledby="fund">
      <h3 id="fund" className={classes.fund}>
        {say.fund}
      </h3>
      {!receiving && <p className={classes.text}>{say.notOpen}</p>}
      {receiving && (
        <>
          <p className={classes.text}>{isOwn ? say.fundText : say.fundAt(receiving.bank, receiving.name)}</p>
          <p className={classes.account}>
            <span>
              {label} <strong>{receiving.account}</strong>
            </span>
            <CopyButton value={receiving.account} what={label} />
          </p>
        </>
      )}
    </section>
  );
};

/** One's own code, to be scanned by whoever pays: for any amount, or for one that is asked. */
export const Receive = ({ onClose }: { onClose: () => void }) => {
  const say = useWords('demo', demo).receive;
  const { user } = useSession();
  const { opens } = useOffers();
  const { data: mine, error, mutate } = useRead('GET /api/names/me', {});
  const [amount, setAmount] = useState('');
  const clipboard = useClipboard({ timeout: COPIED_MS });
  const { data: asked, error: refused } = useSWR(isAmount(amount) && ['names/code', amount], () =>
    call('POST /api/names/code', { body: { amount } }),
  );
  const code = isAmount(amount) ? asked : mine;
  return (
    <Sheet title={say.title} onClose={onClose}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!mine && !error && <Loading shape="block" height={330} />}
      {mine && (
        <div className={classes.form}>
          {user && <Funding user={user} />}
          <p className={classes.text}>{say.text}</p>
          <figure className={classes.code}>
            {code && <img src={`data:image/svg+xml,${encodeURIComponent(code.svg)}`} alt={say.code} />}
            {mine.name && <figcaption>@{mine.name}</figcaption>}
          </figure>
          <TextInput
            label={say.amount}
            size="md"
            inputMode="decimal"
            leftSection="₦"
            value={amount}
            error={isCode(refused, 'amount_invalid')}
            onChange={(event) => setAmount(event.currentTarget.value.replace(/[^\d.]/g, ''))}
          />
          <Button
            size="md"
            disabled={!code}
            leftSection={
              clipboard.copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />
            }
            onClick={() => code && clipboard.copy(code.link)}
          >
            {clipboard.copied ? say.copied : say.link}
          </Button>
          {user && opens(paths.payIn) && (
            <p className={classes.text}>
              <Link to={{ pathname: paths.payIn, hash: user.accountNumber }}>{say.another}</Link>
            </p>
          )}
          {mine.name === null && <NameForm onTaken={mutate} />}
        </div>
      )}
    </Sheet>
  );
};
