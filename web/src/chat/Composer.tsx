import { Loader, VisuallyHidden } from '@mantine/core';
import { IconMicrophone, IconSend2, IconTrash } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { printSeconds } from '../ui/dates.ts';
import { tell } from '../ui/toast.ts';
import classes from './Composer.module.css';
import { useRecorder } from './recorder.ts';
import type { Recording } from './recording.ts';
import { useChatWords } from './words.ts';

type Props = { onSay: (text: string) => void; onSpeak: (recording: Recording) => void };

const LONGEST_TEXT = 1000;
const METER = [0.35, 0.6, 0.85, 1, 0.7, 0.95, 0.55, 0.8, 0.45];

const send = (event: FormEvent<HTMLFormElement>, text: string, onSay: Props['onSay'], clear: () => void) => {
  event.preventDefault();
  if (text.trim() === '') return;
  onSay(text.trim());
  clear();
};

/** Where the customer types, or holds forth. */
export const Composer = ({ onSay, onSpeak }: Props) => {
  const words = useChatWords();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const recorder = useRecorder({
    onRecorded: onSpeak,
    onDenied: () => tell('microphoneDenied'),
    onFailed: () => tell('voiceFailed'),
  });

  if (recorder.state === 'recording') return <Recorder recorder={recorder} />;

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const isBusy = recorder.state !== 'idle';

  return (
    <form
      ref={form}
      className={classes.bar}
      onSubmit={(event) => send(event, text, onSay, () => setText(''))}
    >
      <label className={classes.field}>
        <VisuallyHidden>{words.message}</VisuallyHidden>
        <textarea
          rows={1}
          value={text}
          maxLength={LONGEST_TEXT}
          placeholder={words.message}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
      </label>
      {text.trim() === '' ? (
        <button
          type="button"
          className={classes.round}
          aria-label={words.voice.record}
          disabled={isBusy}
          onClick={recorder.start}
        >
          {isBusy ? <Loader size={20} color="currentColor" /> : <IconMicrophone size={24} aria-hidden />}
        </button>
      ) : (
        <button type="submit" className={classes.round} aria-label={words.send}>
          <IconSend2 size={24} aria-hidden />
        </button>
      )}
    </form>
  );
};

/** The bar while the microphone listens: throw it away, watch the level, send it. */
const Recorder = ({ recorder }: { recorder: ReturnType<typeof useRecorder> }) => {
  const words = useChatWords().voice;
  return (
    <fieldset
      className={classes.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape') recorder.cancel();
      }}
    >
      <legend className={classes.legend}>
        <VisuallyHidden>{words.recording}</VisuallyHidden>
      </legend>
      <button type="button" className={classes.cancel} aria-label={words.cancel} onClick={recorder.cancel}>
        <IconTrash size={24} aria-hidden />
      </button>
      <div className={classes.recording}>
        <span className={classes.dot} aria-hidden />
        <span role="timer" className={classes.clock}>
          {printSeconds(recorder.seconds)}
        </span>
        <span ref={recorder.meter} className={classes.meter} aria-hidden>
          {METER.map((height) => (
            <i key={height} style={{ '--height': height } as React.CSSProperties} />
          ))}
        </span>
        <VisuallyHidden role="status">{words.now}</VisuallyHidden>
      </div>
      <button
        type="button"
        className={classes.round}
        aria-label={words.send}
        // biome-ignore lint/a11y/noAutofocus: the button that began the recording is gone; its place is here.
        autoFocus
        onClick={recorder.send}
      >
        <IconSend2 size={24} aria-hidden />
      </button>
    </fieldset>
  );
};
