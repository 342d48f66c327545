import type { Choice, Message } from '@karo/core/contract';
import { IconAlertCircle, IconCheck, IconChecks, IconClockHour3 } from '@tabler/icons-react';
import { ApprovalCard } from '../approval/ApprovalCard.tsx';
import { printTime } from '../ui/dates.ts';
import classes from './Bubble.module.css';
import type { Outgoing } from './conversation.ts';
import { ReceiptPicture } from './ReceiptPicture.tsx';
import { Rich } from './Rich.tsx';
import { Listen, OwnVoice } from './Sound.tsx';
import { StatementLink } from './StatementLink.tsx';
import { useChatWords } from './words.ts';

const ticks = {
  sending: IconClockHour3,
  waiting: IconCheck,
  sent: IconCheck,
  answered: IconChecks,
  failed: IconAlertCircle,
};

const Tick = ({ state }: { state: keyof typeof ticks }) => {
  const label = useChatWords().ticks[state];
  const Icon = ticks[state];
  return <Icon className={classes.tick} data-state={state} size={17} role="img" aria-label={label} />;
};

const Foot = ({ at, state }: { at: string; state?: keyof typeof ticks }) => (
  <span className={classes.foot}>
    <time dateTime={at}>{printTime(at)}</time>
    {state && <Tick state={state} />}
  </span>
);

type ChoicesProps = { choices: readonly Choice[]; isOpen: boolean; onChoose: (choice: Choice) => void };

const Choices = ({ choices, isOpen, onChoose }: ChoicesProps) => (
  <fieldset className={classes.choices} aria-label={useChatWords().answers}>
    {choices.map((choice) => (
      <button
        key={choice.id}
        type="button"
        className={classes.choice}
        disabled={!isOpen}
        onClick={() => onChoose(choice)}
      >
        {choice.title}
        {choice.about && <small>{choice.about}</small>}
      </button>
    ))}
  </fieldset>
);

type BankProps = {
  message: Message;
  isLast: boolean;
  onChoose: (choice: Choice) => void;
  onApproved: () => void;
};

/** What the bank said: words, and under them what can be done about them. */
export const BankBubble = ({ message, isLast, onChoose, onApproved }: BankProps) => (
  <article className={classes.row} data-from="bank" aria-label="Karo">
    <div className={classes.bubble}>
      {message.speak && <Listen messageId={message.id} />}
      <Rich text={message.text} />
      {message.receipt && <ReceiptPicture reference={message.receipt.reference} />}
      {message.statement && <StatementLink days={message.statement} />}
      {message.approval && <ApprovalCard quoteId={message.approval.quoteId} onApproved={onApproved} />}
      <Foot at={message.at} />
    </div>
    {message.choices && message.choices.length > 0 && (
      <Choices choices={message.choices} isOpen={isLast} onChoose={onChoose} />
    )}
  </article>
);

/** What the customer said, as the bank wrote it down. */
export const CustomerBubble = ({ message }: { message: Message }) => (
  <article className={classes.row} data-from="customer" aria-label={useChatWords().you}>
    <div className={classes.bubble}>
      {message.kind === 'voice' ? (
        <OwnVoice sentAs={message.sentAs} heard={message.text} />
      ) : (
        <Rich text={message.text} />
      )}
      <Foot at={message.at} state={message.answered ? 'answered' : 'sent'} />
    </div>
  </article>
);

type OutgoingProps = { item: Outgoing; onAgain: (item: Outgoing) => void };

/** What the customer said a moment ago. */
export const OutgoingBubble = ({ item, onAgain }: OutgoingProps) => {
  const words = useChatWords();
  return (
    <article className={classes.row} data-from="customer" aria-label={words.you}>
      <div className={classes.bubble}>
        {item.voice ? <OwnVoice sentAs={item.key} heard="" /> : <Rich text={item.text} />}
        <Foot at={item.at} state={item.state} />
      </div>
      {item.state === 'failed' && (
        <p className={classes.problem} role="alert">
          {item.problem}{' '}
          <button type="button" className={classes.again} onClick={() => onAgain(item)}>
            {words.sendAgain}
          </button>
        </p>
      )}
    </article>
  );
};

/** Three dots while the bank thinks. */
export const Typing = () => (
  <div className={classes.row} data-from="bank">
    <div className={`${classes.bubble} ${classes.typing}`} role="status" aria-label={useChatWords().isTyping}>
      <span />
      <span />
      <span />
    </div>
  </div>
);
