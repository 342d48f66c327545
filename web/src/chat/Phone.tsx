import type { User } from '@karo/core/contract';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { sentenceOf } from '../api.ts';
import { printDay } from '../ui/dates.ts';
import { Logo } from '../ui/Logo.tsx';
import { useDateWords } from '../words/dates.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import { BankBubble, CustomerBubble, OutgoingBubble, Typing } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import type { Conversation } from './conversation.ts';
import classes from './Phone.module.css';
import { type ChatWords, useChatWords } from './words.ts';

type Props = {
  chat: Conversation;
  user: User | null | undefined;
  /** Under the header: the account in one line. */
  bar?: ReactNode;
  /** What to say first, on buttons. */
  starters: readonly string[];
  onNews: () => void;
  onSignOut: () => void;
};

const stateWords = (chat: Conversation, { states }: ChatWords) => {
  if (chat.isBroken) return states.connecting;
  return chat.isTyping ? states.typing : states.online;
};

const Header = ({ chat, user, onSignOut }: Pick<Props, 'chat' | 'user' | 'onSignOut'>) => {
  const words = useChatWords();
  return (
    <header className={classes.header}>
      <Logo size={42} />
      <div className={classes.name}>
        <strong>
          Karo <IconRosetteDiscountCheckFilled size={18} role="img" aria-label={words.verified} />
        </strong>
        <span>{stateWords(chat, words)}</span>
      </div>
      {user && (
        <button type="button" className={classes.icon} aria-label={words.signOut} onClick={onSignOut}>
          <IconLogout size={22} aria-hidden />
        </button>
      )}
    </header>
  );
};

const LoadingBubbles = () => (
  <div className={classes.list} aria-busy>
    <Skeleton height={64} width="72%" radius="lg" />
    <Skeleton height={44} width="48%" radius="lg" ml="auto" />
    <Skeleton height={96} width="78%" radius="lg" />
  </div>
);

const Messages = ({ chat, onNews }: Pick<Props, 'chat' | 'onNews'>) => {
  const words = useChatWords();
  const dates = useDateWords();
  const { messages } = chat;
  const lastId = messages.at(-1)?.id;
  return messages.map((message, at) => {
    const day = printDay(message.at, words, dates);
    const isNewDay = at === 0 || printDay(messages[at - 1]?.at ?? message.at, words, dates) !== day;
    return (
      <Fragment key={message.sentAs ?? message.id}>
        {isNewDay && <p className={classes.day}>{day}</p>}
        {message.from === 'bank' ? (
          <BankBubble
            message={message}
            isLast={message.id === lastId && chat.outgoing.length === 0}
            onChoose={chat.choose}
            onApproved={onNews}
          />
        ) : (
          <CustomerBubble message={message} />
        )}
      </Fragment>
    );
  });
};

const Starters = ({ starters, onSay }: { starters: readonly string[]; onSay: (text: string) => void }) => (
  <fieldset className={classes.starters}>
    <legend>
      <VisuallyHidden>{useChatWords().trySaying}</VisuallyHidden>
    </legend>
    {starters.map((text) => (
      <button key={text} type="button" onClick={() => onSay(text)}>
        {text}
      </button>
    ))}
  </fieldset>
);

const Trouble = ({ chat }: { chat: Conversation }) => {
  const { again } = useWords('shell', shell);
  return (
    <div className={classes.trouble} role="alert">
      <p>
        {useChatWords().notLoaded} {sentenceOf(chat.error)}
      </p>
      <Button onClick={chat.reload}>{again}</Button>
    </div>
  );
};

const STARTERS_UNTIL = 4;

/** The chat with the bank, as a phone shows it. */
export const Phone = ({ chat, user, bar, starters, onNews, onSignOut }: Props) => {
  const words = useChatWords();
  const offersStarters = !chat.isLoading && !chat.error && chat.messages.length < STARTERS_UNTIL;
  return (
    <section className={classes.phone} aria-label={words.label}>
      <Header chat={chat} user={user} onSignOut={onSignOut} />
      {bar}
      <div className={classes.area}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard. */}
        <div className={classes.scroll} tabIndex={0} role="log" aria-label={words.conversation}>
          {chat.isLoading && <LoadingBubbles />}
          {chat.error && <Trouble chat={chat} />}
          {!chat.isLoading && !chat.error && (
            <div className={classes.list}>
              <Messages chat={chat} onNews={onNews} />
              {chat.outgoing.map((item) => (
                <OutgoingBubble key={item.key} item={item} onAgain={chat.again} />
              ))}
              {chat.isTyping && <Typing />}
            </div>
          )}
        </div>
      </div>
      {offersStarters && <Starters starters={starters} onSay={chat.say} />}
      <Composer onSay={chat.say} onSpeak={chat.speak} />
    </section>
  );
};
