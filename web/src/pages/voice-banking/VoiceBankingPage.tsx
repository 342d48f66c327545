import { Badge, Button, Loader } from '@mantine/core';
import {
  IconEar,
  IconEyeOff,
  IconLanguage,
  IconMicrophone,
  IconPlayerStopFilled,
  IconShieldLock,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useRecorder } from '../../chat/recorder.ts';
import { Listen } from '../../chat/Sound.tsx';
import { Card, Cards } from '../../ui/Card.tsx';
import { printSeconds } from '../../ui/dates.ts';
import { Page } from '../../ui/PageHead.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { Empty } from '../../ui/States.tsx';
import { sayings } from '../../ui/sayings.ts';
import { tell } from '../../ui/toast.ts';
import { type Language, languageCodes, languages, useLanguage } from '../../words/words.ts';
import { type Command, useCommand } from './command.ts';
import classes from './VoiceBanking.module.css';

const benefits = [
  [IconEyeOff, 'For eyes that tire', 'No small print: the bank reads balances and results to you.'],
  [IconLanguage, 'In your own language', 'You need not read or write English to bank.'],
  [IconEar, 'Patient', 'Ask it to repeat, or to go slower, as often as you like.'],
  [IconShieldLock, 'Safe', 'A voice can be copied, so it never approves a payment. Your PIN does.'],
] as const;

type BoothProps = {
  recorder: ReturnType<typeof useRecorder>;
  isBusy: boolean;
  language: Language;
  onLanguage: (language: Language) => void;
  onSample: () => void;
};

const Booth = ({ recorder, isBusy, language, onLanguage, onSample }: BoothProps) => {
  const isRecording = recorder.state === 'recording';
  const isWaiting = isBusy || recorder.state === 'preparing' || recorder.state === 'asking';
  const state = isRecording ? 'recording' : isWaiting ? 'processing' : 'idle';
  const words = {
    idle: 'Press and talk',
    recording: `Listening … ${printSeconds(recorder.seconds)}`,
    processing: 'Processing …',
  };
  return (
    <section className={classes.booth} aria-label="Voice command">
      <button
        ref={recorder.meter as React.RefObject<HTMLButtonElement>}
        type="button"
        className={classes.mic}
        data-state={state}
        disabled={isWaiting}
        aria-label={isRecording ? 'Stop recording' : 'Start recording'}
        onClick={isRecording ? recorder.send : recorder.start}
      >
        {isWaiting && <Loader color="#fff" size={52} />}
        {isRecording && <IconPlayerStopFilled size={64} aria-hidden />}
        {state === 'idle' && <IconMicrophone size={72} stroke={1.6} aria-hidden />}
      </button>
      <p className={classes.status} role="status">
        {words[state]}
      </p>
      <Pills
        label="I will speak"
        pills={languageCodes.map((code) => ({ value: code, label: languages[code], lang: code }))}
        value={language}
        onChange={onLanguage}
        isCentred
      />
      <p>No microphone here?</p>
      <Button variant="light" size="md" disabled={isWaiting || isRecording} onClick={onSample}>
        Use a sample command
      </Button>
    </section>
  );
};

const LastCommand = ({ command }: { command: Command }) => (
  <>
    <p className={classes.said} lang={command.language}>
      “{command.text}”
    </p>
    {command.isSample && <Badge color="gold">Sample, not heard</Badge>}
    <dl className={classes.facts}>
      <div>
        <dt>Language</dt>
        <dd>{languages[command.language]}</dd>
      </div>
      <div>
        <dt>Confidence</dt>
        <dd>{Math.round(command.confidence * 100)}%</dd>
      </div>
      <div>
        <dt>Intent</dt>
        <dd>{command.intent.replaceAll('_', ' ')}</dd>
      </div>
    </dl>
    <div className={classes.answer}>
      {command.response}
      {command.soundId && (
        <div>
          <strong>Play Response</strong>
          <Listen messageId={command.soundId} />
        </div>
      )}
    </div>
  </>
);

/** Say it, and see what the bank hears. */
const VoiceBankingPage = () => {
  const [language, setLanguage] = useState<Language>(useLanguage());
  const command = useCommand(language);
  const recorder = useRecorder({
    onRecorded: command.hear,
    onDenied: () => tell('microphoneDenied'),
    onFailed: () => tell('voiceFailed'),
  });
  return (
    <Page
      title="Voice Banking"
      lead="Talk to your bank in five languages. The server hears you, and shows what it understood."
      icon={<IconMicrophone />}
    >
      <div className={classes.top}>
        <Booth
          recorder={recorder}
          isBusy={command.isBusy}
          language={language}
          onLanguage={setLanguage}
          onSample={() => command.sample()}
        />
        <Card title="Last command">
          <div aria-live="polite">
            {command.unheard && <p className={classes.answer}>{command.unheard}</p>}
            {!command.unheard && command.last && <LastCommand command={command.last} />}
            {!command.unheard && !command.last && (
              <Empty
                icon={<IconMicrophone />}
                title="Nothing said yet"
                text="Press the microphone and say “What is my balance?”, or choose an example below."
              />
            )}
          </div>
        </Card>
      </div>
      <section>
        <h2>Things to say</h2>
        <Cards least={200}>
          {languageCodes.map((code) => (
            <Card key={code} title={languages[code]} level={3}>
              <ul className={classes.examples}>
                {sayings[code].map((saying) => (
                  <li key={saying.text}>
                    <button
                      type="button"
                      disabled={command.isBusy}
                      onClick={() => {
                        setLanguage(code);
                        command.sample(saying, code);
                      }}
                    >
                      <span lang={code}>“{saying.text}”</span>
                      {code !== 'en' && <small>{saying.means}</small>}
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </Cards>
      </section>
      <Card title="Made for everybody">
        <ul className={classes.benefits}>
          {benefits.map(([Icon, name, text]) => (
            <li key={name}>
              <Icon size={30} aria-hidden />
              <span>
                <strong>{name}</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
};

export default VoiceBankingPage;
