import { Loader } from '@mantine/core';
import { IconMicrophone, IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { urlOf } from '../api.ts';
import { printSeconds } from '../ui/dates.ts';
import { keptVoice } from './recording.ts';
import classes from './Sound.module.css';
import { useChatWords } from './words.ts';

const STILL = [4, 6, 9, 7, 5, 8, 10, 8, 6, 4, 7, 9, 6, 5, 8, 7, 10, 9, 5, 7, 6, 8, 4, 6, 9, 5, 7, 4].map(
  (level) => level / 10,
);

type PlayState = 'idle' | 'loading' | 'playing' | 'failed';

/** One sound with its play button's state. */
function useSound(url: string | undefined) {
  const [state, setState] = useState<PlayState>('idle');
  const [part, setPart] = useState(0);
  const audio = useRef<HTMLAudioElement>(undefined);

  const open = (from: string) => {
    const sound = new Audio(from);
    sound.addEventListener('playing', () => setState('playing'));
    sound.addEventListener('pause', () => setState('idle'));
    sound.addEventListener('ended', () => setPart(0));
    sound.addEventListener('error', () => setState('failed'));
    sound.addEventListener('timeupdate', () => setPart(sound.currentTime / (sound.duration || 1)));
    return sound;
  };

  const toggle = () => {
    if (!url) return;
    audio.current ??= open(url);
    if (!audio.current.paused) return audio.current.pause();
    setState('loading');
    audio.current.play().catch(() => setState('failed'));
  };
  return { state, part, toggle };
}

const icons = {
  idle: <IconPlayerPlayFilled size={20} aria-hidden />,
  failed: <IconPlayerPlayFilled size={20} aria-hidden />,
  loading: <Loader size={18} color="currentColor" />,
  playing: <IconPlayerPauseFilled size={20} aria-hidden />,
};

type BarsProps = { levels: readonly number[]; part: number };

const Bars = ({ levels, part }: BarsProps) => (
  <svg
    className={classes.bars}
    viewBox={`0 0 ${levels.length * 5} 30`}
    aria-hidden="true"
    preserveAspectRatio="none"
  >
    {levels.map((level, at) => {
      const height = Math.max(3, level * 28);
      const played = at / levels.length < part;
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={at}
          x={at * 5}
          y={15 - height / 2}
          width={3}
          height={height}
          rx={1.5}
          data-played={played}
        />
      );
    })}
  </svg>
);

type OwnProps = { sentAs: string | undefined; heard: string };

/** The customer's own voice note, and what the bank heard in it. */
export const OwnVoice = ({ sentAs, heard }: OwnProps) => {
  const words = useChatWords().voice;
  const recording = keptVoice(sentAs);
  const { state, part, toggle } = useSound(recording?.url);
  return (
    <div className={classes.voice}>
      <div className={classes.player}>
        {recording ? (
          <button
            type="button"
            className={classes.play}
            onClick={toggle}
            aria-label={state === 'playing' ? words.pause : words.play}
          >
            {icons[state]}
          </button>
        ) : (
          <span className={classes.play}>
            <IconMicrophone size={20} aria-hidden />
          </span>
        )}
        <Bars levels={recording?.levels ?? STILL} part={part} />
        <span className={classes.length}>{recording ? printSeconds(recording.seconds) : words.name}</span>
      </div>
      {heard && <q className={classes.heard}>{heard}</q>}
    </div>
  );
};

/** Hear what the bank said. */
export const Listen = ({ messageId }: { messageId: string }) => {
  const { state, part, toggle } = useSound(
    urlOf('GET /api/chat/replies/{id}/audio', { params: { id: messageId } }),
  );
  const words = useChatWords().listen;
  return (
    <div className={classes.player}>
      <button
        type="button"
        className={classes.play}
        data-from="bank"
        onClick={toggle}
        disabled={state === 'failed'}
        aria-label={words[state]}
      >
        {icons[state]}
      </button>
      <Bars levels={STILL} part={part} />
      <span className={classes.length}>
        <IconVolume size={18} aria-hidden />
      </span>
    </div>
  );
};
