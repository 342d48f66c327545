import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconCreditCard, IconSnowflake } from '@tabler/icons-react';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { part } from '../../ui/part.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

const ApproveQuote = part(() =>
  import('../../approval/ApproveQuote.tsx').then((module) => ({ default: module.ApproveQuote })),
);

type Card = Answer<'GET /api/cards'>['cards'][number];
type Shown = Answer<'POST /api/cards/{id}/show'>;

const PIN_LENGTH = 4;
/** The issuer makes a card within seconds. */
const LOOK_AGAIN_MS = 1500;

/** The number and the CVV, once, against the PIN. */
const ShowCard = ({ card, onClose }: { card: Card; onClose: () => void }) => {
  const words = useWords('demo', demo);
  const [pin, setPin] = useState('');
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();
  const show = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setShown(await call('POST /api/cards/{id}/show', { params: { id: card.id }, body: { pin } }));
    } catch (failure) {
      setPin('');
      setProblem(sentenceOf(failure));
    }
  };
  return (
    <Sheet title={card.label} onClose={onClose}>
      {shown ? (
        <dl className={classes.offer}>
          <div data-total>
            <dt>{words.cards.number}</dt>
            <dd>{shown.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dd>
          </div>
          <div>
            <dt>CVV</dt>
            <dd>{shown.cvv}</dd>
          </div>
          <div>
            <dt>{words.cards.expires}</dt>
            <dd>{shown.expires}</dd>
          </div>
        </dl>
      ) : (
        <form className={classes.form} onSubmit={show} noValidate>
          <Digits
            label={words.transfer.pin}
            length={PIN_LENGTH}
            value={pin}
            onChange={setPin}
            secret
            error={problem}
          />
          <Button type="submit" size="md" disabled={pin.length < PIN_LENGTH}>
            {words.cards.show}
          </Button>
        </form>
      )}
    </Sheet>
  );
};

type CardProps = { card: Card; onShow: () => void; onFreeze: () => void; onClose: () => void };

const OneCard = ({ card, onShow, onFreeze, onClose }: CardProps) => {
  const words = useWords('demo', demo).cards;
  const isFrozen = card.status === 'frozen';
  return (
    <article className={classes.card}>
      <div className={classes.plastic} data-frozen={isFrozen || undefined}>
        <span>
          {card.label} · {words.status[card.status]}
        </span>
        <strong>{card.maskedNumber}</strong>
        <span>
          {card.holder} {card.expires}
        </span>
      </div>
      {card.status !== 'closed' && card.status !== 'failed' && (
        <div className={classes.doings}>
          {/* Buttons keep their places: what is not possible now is not pressed in another's place. */}
          <Button disabled={card.status !== 'active'} onClick={onShow}>
            {words.show}
          </Button>
          {(card.status === 'active' || isFrozen) && (
            <Button
              variant="default"
              leftSection={<IconSnowflake size={20} aria-hidden />}
              onClick={onFreeze}
            >
              {isFrozen ? words.unfreeze : words.freeze}
            </Button>
          )}
          <Button variant="subtle" color="red" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      )}
    </article>
  );
};

/** Virtual cards: made, shown, frozen, closed. */
export const Cards = ({ onDone }: { onDone: () => void }) => {
  const words = useWords('demo', demo).cards;
  const { data, error, mutate } = useRead('GET /api/cards', {});
  const [quoteId, setQuoteId] = useState<string>();
  const [shown, setShown] = useState<Card>();
  const [closing, setClosing] = useState<Card>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!data?.cards.some(({ status }) => status === 'requested')) return;
    const timer = setTimeout(mutate, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, mutate]);
  const run = async (act: () => Promise<{ quoteId: string } | Card>) => {
    setBusy(true);
    try {
      const offer = await act();
      if ('quoteId' in offer) setQuoteId(offer.quoteId);
      else await mutate();
    } catch (failure) {
      showToast({ title: words.refused, text: sentenceOf(failure), bad: true });
    } finally {
      setBusy(false);
    }
  };
  const freeze = ({ id, status }: Card) =>
    run(() =>
      status === 'frozen'
        ? call('POST /api/cards/{id}/unfreeze', { params: { id } })
        : call('POST /api/cards/{id}/freeze', { params: { id } }),
    );
  const close = ({ id }: Card) => run(() => call('POST /api/cards/{id}/close', { params: { id } }));

  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={180} />;
  // At the plan's limit a new card takes the place of nothing: it is no longer what the page asks for.
  const isFull =
    data.cards.filter(({ status }) => status !== 'closed' && status !== 'failed').length >= data.most;
  const create = (
    <Button
      size="md"
      variant={isFull ? 'default' : 'filled'}
      loading={isBusy}
      onClick={() => run(() => call('POST /api/cards', { body: {} }))}
    >
      {words.create} · {nairaText(data.fee, true)}
    </Button>
  );
  return (
    <div className={classes.form}>
      {data.cards.length === 0 && (
        <Empty icon={<IconCreditCard />} title={words.none} text={words.hint} action={create} />
      )}
      {data.cards.map((card) => (
        <OneCard
          key={card.id}
          card={card}
          onShow={() => setShown(card)}
          onFreeze={() => freeze(card)}
          onClose={() => setClosing(card)}
        />
      ))}
      {data.cards.length > 0 && create}
      {shown && <ShowCard card={shown} onClose={() => setShown(undefined)} />}
      {closing && (
        <Confirm
          title={words.close}
          text={words.closeText}
          doIt={words.close}
          bad
          onClose={() => setClosing(undefined)}
          onDo={() => close(closing)}
        />
      )}
      {quoteId && (
        <Suspense>
          <ApproveQuote
            quoteId={quoteId}
            onClose={() => setQuoteId(undefined)}
            onApproved={() => {
              mutate();
              onDone();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
