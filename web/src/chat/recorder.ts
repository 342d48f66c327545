import { useEffect, useRef, useState } from 'react';
import { type Recording, toRecording } from './recording.ts';

const LONGEST_S = 120;

type State = 'idle' | 'asking' | 'recording' | 'preparing';
type Running = {
  recorder: MediaRecorder;
  stream: MediaStream;
  context: AudioContext;
  frame: number;
  keep: boolean;
};

type Options = {
  onRecorded: (recording: Recording) => void;
  onDenied: () => void;
  onFailed: () => void;
};

const loudness = (analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number => {
  analyser.getFloatTimeDomainData(samples);
  const mean = samples.reduce((total, sample) => total + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(mean) * 6);
};

const release = ({ stream, context, frame }: Running) => {
  cancelAnimationFrame(frame);
  for (const track of stream.getTracks()) track.stop();
  context.close().catch(() => {});
};

/** Calls `onLevel` for each frame, with the loudness from 0 to 1, until it answers that recording is over. */
function watch(
  { stream, context }: Pick<Running, 'stream' | 'context'>,
  onLevel: (level: number) => Running | undefined,
) {
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const frame = () => {
    const running = onLevel(loudness(analyser, samples));
    if (running) running.frame = requestAnimationFrame(frame);
  };
  frame();
}

/** The microphone: start, watch the level, then stop and keep it or cancel. `onLevel` is called for each frame, from 0 to 1. */
export function useRecorder({ onRecorded, onDenied, onFailed }: Options) {
  const [state, setState] = useState<State>('idle');
  const [seconds, setSeconds] = useState(0);
  const running = useRef<Running>(undefined);
  const meter = useRef<HTMLElement>(null);

  const stop = (keep: boolean) => {
    if (!running.current) return;
    running.current.keep = keep;
    if (running.current.recorder.state !== 'inactive') running.current.recorder.stop();
  };

  useEffect(() => {
    if (state !== 'recording') return;
    const started = performance.now();
    const timer = setInterval(() => {
      const now = (performance.now() - started) / 1000;
      setSeconds(now);
      if (now >= LONGEST_S) running.current?.recorder.stop();
    }, 200);
    return () => clearInterval(timer);
  }, [state]);

  // Leaving the page lets go of the microphone.
  useEffect(() => () => running.current && release(running.current), []);

  const finish = async (chunks: Blob[], mime: string) => {
    const ended = running.current;
    running.current = undefined;
    if (!ended) return;
    release(ended);
    if (!ended.keep) return setState('idle');
    setState('preparing');
    try {
      onRecorded(await toRecording(new Blob(chunks, { type: mime })));
    } catch {
      onFailed();
    }
    setState('idle');
  };

  const start = async () => {
    setState('asking');
    setSeconds(0);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const recorder = new MediaRecorder(stream);
      const chunks: Blob[] = [];
      recorder.addEventListener('dataavailable', (event) => chunks.push(event.data));
      recorder.addEventListener('stop', () => finish(chunks, recorder.mimeType));
      running.current = { recorder, stream, context: new AudioContext(), frame: 0, keep: true };
      recorder.start();
      watch(running.current, (level) => {
        meter.current?.style.setProperty('--level', level.toFixed(2));
        return running.current;
      });
      setState('recording');
    } catch {
      running.current = undefined;
      setState('idle');
      onDenied();
    }
  };

  return { state, seconds, meter, start, send: () => stop(true), cancel: () => stop(false) };
}
