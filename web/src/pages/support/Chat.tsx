import type { Answer } from '@karo/core/contract';
import { Button, Loader } from '@mantine/core';
import { IconHeadset, IconHelpCircle, IconRobot, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWRSubscription from 'swr/subscription';
import { paths } from '../../../paths.ts';
import { call, sentenceOf, urlOf, usePublished, useRead } from '../../api.ts';
import { Rich } from '../../chat/Rich.tsx';
import { useSession } from '../../session.ts';
import { queueMessage, useWaitingWords } from '../../shell/later.ts';
import { Card } from '../../ui/Card.tsx';
import { printTime } from '../../ui/dates.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { help } from '../../words/en/help.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import classes from './Chat.module.css';

type Message = Answer<'GET /api/support/chat'>[number];
type Waiting = { text: string; problem?: string };

const LONGEST = 1000;

/** A sender of a message, by its word. */
const senders = { user: 'you', bot: 'bot', agent: 'agent' } as const;

const useChatWords = () => useWords('help', help).chat;

/** Hears when something new was said, as long as the page is open. */
function useNews(who: string | undefined, onNews: () => void): boolean {
  const { data } = useSWRSubscription<'open' | 'broken', Error>(
    who ? `support replies of ${who}` : null,
    (_key: string, { next }: { next: (error: Error | null, state: 'open' | 'broken') => void }) => {
      const source = new EventSource(urlOf('GET /api/chat/replies', {}));
      source.addEventListener('open', () => next(null, 'open'));
      source.addEventListener('message', onNews);
      source.addEventListener('error', () => next(null, 'broken'));
      return () => source.close();
    },
  );
  return data === 'broken';
}

const Bubble = ({ message }: { message: Message }) => {
  const words = useChatWords();
  return (
    <li className={classes.bubble} data-from={message.sender}>
      <span className={classes.sender}>
        {message.sender === 'bot' && <IconRobot size={16} aria-hidden />}
        {message.sender === 'agent' && <IconHeadset size={16} aria-hidden />}
        {words[senders[message.sender]]}
        <time dateTime={message.timestamp}>{printTime(message.timestamp)}</time>
      </span>
      <Rich text={message.message} />
    </li>
  );
};

type UnsentProps = { kept: readonly string[]; waiting: Waiting | undefined; onAgain: (text: string) => void };

/** What was said and is not with the bank yet: kept for the network, on its way, or refused. */
const Unsent = ({ kept, waiting, onAgain }: UnsentProps) => {
  const words = useChatWords();
  const { again } = useWords('shell', shell);
  return (
    <>
      {kept.map((message) => (
        <li key={message} className={classes.bubble} data-from="user">
          <span className={classes.sender}>{words.you}</span>
          {message}
          <small>{words.kept}</small>
        </li>
      ))}
      {waiting && (
        <li className={classes.bubble} data-from="user">
          <span className={classes.sender}>{words.you}</span>
          {waiting.text}
          {waiting.problem ? (
            <span className={classes.problem} role="alert">
              {waiting.problem}{' '}
              <button type="button" onClick={() => onAgain(waiting.text)}>
                {again}
              </button>
            </span>
          ) : (
            <Loader size={16} type="dots" color="currentColor" role="status" aria-label={words.sending} />
          )}
        </li>
      )}
    </>
  );
};

const headOf = (isAsked: boolean, isHere: boolean) => {
  if (isHere) return 'here';
  return isAsked ? 'asked' : 'bot';
};

/** The conversation with the bank's assistant, or its person where one took over. */
const Conversation = () => {
  const { chat: words, support } = useWords('help', help);
  const { user } = useSession();
  const { data, error, mutate } = useRead('GET /api/support/chat', user === undefined ? undefined : {});
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState<Waiting>();
  const [isPerson, setPerson] = useState(false);
  const isBroken = useNews(user === undefined ? undefined : (user?.id ?? 'a visitor'), () => mutate());
  const end = useRef<HTMLLIElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const kept = useWaitingWords();
  const before = useRef(0);
  // Who was asked for is with the customer only once they have said something.
  const isHere = data?.findLast(({ sender }) => sender !== 'user')?.sender === 'agent';
  const count = (data?.length ?? 0) + kept.length + (waiting ? 1 : 0);

  // The newest words stand in view, within the list and not the page.
  useEffect(() => {
    const list = end.current?.parentElement;
    if (count > 0 && list) list.scrollTop = list.scrollHeight;
  }, [count]);

  // What waited for the network has gone: the bank's own record has it, and the answer.
  useEffect(() => {
    if (kept.length < before.current) mutate();
    before.current = kept.length;
  }, [kept.length, mutate]);

  const say = async (message: string) => {
    setWaiting({ text: message });
    try {
      const answer = await call('POST /api/support/chat', { body: { message } });
      setPerson(answer.person);
      setWaiting(undefined);
      await mutate();
    } catch (failure) {
      const isKept = queueMessage('POST /api/support/chat', { message }, failure);
      setWaiting(isKept ? undefined : { text: message, problem: sentenceOf(failure) });
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '' || (waiting && !waiting.problem)) return;
    setText('');
    say(message);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={420} />;
  return (
    <section className={classes.chat} aria-label={support.chat}>
      <header className={classes.head}>
        <span className={classes.face} aria-hidden>
          {isPerson || isHere ? <IconHeadset size={24} /> : <IconRobot size={24} />}
        </span>
        <span>
          <strong>{words[headOf(isPerson, isHere)]}</strong>
          <small>{isBroken ? words.down : isPerson && !isHere ? words.within : support.always}</small>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too. */}
      <ol className={classes.list} aria-live="polite" tabIndex={0} aria-label={words.messages}>
        {count === 0 && <li className={classes.empty}>{words.empty}</li>}
        {data.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        <Unsent kept={kept} waiting={waiting} onAgain={say} />
        <li ref={end} aria-hidden className={classes.end} />
      </ol>
      {count === 0 && (
        <div className={classes.starters}>
          {words.starters.map((starter) => (
            <Button key={starter} variant="default" radius="xl" onClick={() => say(starter)}>
              {starter}
            </Button>
          ))}
        </div>
      )}
      <form ref={form} className={classes.bar} onSubmit={send}>
        <textarea
          rows={1}
          aria-label={words.message}
          placeholder={words.type}
          value={text}
          maxLength={LONGEST}
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <button type="submit" aria-label={words.send} disabled={text.trim() === ''}>
          <IconSend2 size={24} aria-hidden />
        </button>
      </form>
    </section>
  );
};

const SHOWN = 7;

/** The questions that are asked most, answered without a word. */
const Answers = () => {
  const words = useChatWords();
  const { data, error, mutate } = usePublished('GET /api/support/knowledge');
  return (
    <Card title={words.quick} icon={<IconHelpCircle />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={SHOWN} height={44} />}
      <div>
        {data?.slice(0, SHOWN).map((article) => (
          <details key={article.id} className={classes.answer}>
            <summary>{article.question}</summary>
            <p>{article.answer}</p>
          </details>
        ))}
      </div>
      <Link to={paths.faq} className={classes.more}>
        {words.all}
      </Link>
    </Card>
  );
};

/** The live chat, and beside it what needs no chat. */
export const Chat = () => (
  <div className={classes.beside}>
    <Conversation />
    <Answers />
  </div>
);
