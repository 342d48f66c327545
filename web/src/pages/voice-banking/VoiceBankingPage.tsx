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
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAbout } from '../../about.ts';
import { useRecorder } from '../../chat/recorder.ts';
import { Listen } from '../../chat/Sound.tsx';
import { Card } from '../../ui/Card.tsx';
import { printSeconds } from '../../ui/dates.ts';
import { Page } from '../../ui/PageHead.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { Empty } from '../../ui/States.tsx';
import { type Saying, sayings } from '../../ui/sayings.ts';
import { tell } from '../../ui/toast.ts';
import { voice } from '../../words/en/voice.ts';
import { type Language, languageCodes, languages, useLanguage, useWords } from '../../words/words.ts';
import { type Command, useCommand } from './command.ts';
import classes from './VoiceBanking.module.css';

const icons = [IconEyeOff, IconLanguage, IconEar, IconShieldLock];

type Said = typeof voice;

/** What a saying is about, or asks for, in the reader's language. */
const meaningOf = ({ intent, amount = '', name = '' }: Saying, { means }: Said): string => {
  if (intent === 'transfer') return means.transfer(amount, name);
  return intent === 'airtime' ? means.airtime(amount) : means[intent];
};

type BoothProps = {
  recorder: ReturnType<typeof useRecorder>;
  isBusy: boolean;
  language: Language;
  onLanguage: (language: Language) => void;
  onSample: () => void;
};

const Booth = ({ recorder, isBusy, language, onLanguage, onSample }: BoothProps) => {
  const said = useWords('voice', voice);
  const isRecording = recorder.state === 'recording';
  const about = useAbout();
  const isHeard = about?.hears.includes(language) ?? true;
  const isWaiting = isBusy || recorder.state === 'preparing' || recorder.state === 'asking';
  const state = isRecording ? 'recording' : isWaiting ? 'processing' : 'idle';
  const words = {
    idle: said.idle,
    recording: said.listening(printSeconds(recorder.seconds)),
    processing: said.processing,
  };
  return (
    <section className={classes.booth} aria-label={said.booth}>
      <button
        ref={recorder.meter as React.RefObject<HTMLButtonElement>}
        type="button"
        className={classes.mic}
        data-state={state}
        disabled={isWaiting || !isHeard}
        aria-label={isRecording ? said.stop : said.start}
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
        label={said.speak}
        pills={languageCodes.map((code) => ({ value: code, label: languages[code], lang: code }))}
        value={language}
        onChange={onLanguage}
        isCentred
      />
      {!isHeard && (
        <p role="status">
          {said.notHeard(languages[language])} <Link to={paths.bankingDemo}>{said.toChat}</Link>
        </p>
      )}
      <p>{said.noMicrophone}</p>
      <Button variant="light" size="md" disabled={isWaiting || isRecording} onClick={onSample}>
        {said.sample}
      </Button>
    </section>
  );
};

const LastCommand = ({ command }: { command: Command }) => {
  const words = useWords('voice', voice);
  const intents: Record<string, string> = words.intents;
  const intent = intents[command.intent];
  return (
    <>
      <p className={classes.said} lang={command.language}>
        “{command.text}”
      </p>
      {command.isSample && <Badge color="gold">{words.isSample}</Badge>}
      <dl className={classes.facts}>
        <div>
          <dt>{words.language}</dt>
          <dd>{languages[command.language]}</dd>
        </div>
        <div>
          <dt>{words.confidence}</dt>
          <dd>{Math.round(command.confidence * 100)}%</dd>
        </div>
        <div>
          <dt>{words.intent}</dt>
          {intent ? <dd>{intent}</dd> : <dd lang="en">{command.intent.replaceAll('_', ' ')}</dd>}
        </div>
      </dl>
      <div className={classes.answer}>
        {command.response}
        {command.soundId && (
          <div>
            <strong>{words.play}</strong>
            <Listen messageId={command.soundId} />
          </div>
        )}
      </div>
    </>
  );
};

/** Say it, and see what the bank hears. */
const VoiceBankingPage = () => {
  const words = useWords('voice', voice);
  const shown = useLanguage();
  const [chosen, setLanguage] = useState<Language>();
  const language = chosen ?? shown;
  const command = useCommand(language);
  const recorder = useRecorder({
    onRecorded: command.hear,
    onDenied: () => tell('microphoneDenied'),
    onFailed: () => tell('voiceFailed'),
  });
  return (
    <Page title={words.title} translated lead={words.lead} icon={<IconMicrophone />}>
      <div className={classes.top}>
        <Booth
          recorder={recorder}
          isBusy={command.isBusy}
          language={language}
          onLanguage={setLanguage}
          onSample={() => command.sample()}
        />
        <Card title={words.last}>
          <div aria-live="polite">
            {command.unheard && <p className={classes.answer}>{command.unheard}</p>}
            {!command.unheard && command.last && <LastCommand command={command.last} />}
            {!command.unheard && !command.last && (
              <Empty icon={<IconMicrophone />} title={words.none} text={words.noneText} />
            )}
          </div>
        </Card>
      </div>
      <section>
        <h2>{words.things}</h2>
        <div className={classes.spoken}>
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
                      {code !== shown && <small>{meaningOf(saying, words)}</small>}
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </section>
      <Card title={words.forAll}>
        <ul className={classes.benefits}>
          {words.benefits.map(([name, text], at) => {
            const Icon = icons[at] ?? IconMicrophone;
            return (
              <li key={name}>
                <Icon size={30} aria-hidden />
                <span>
                  <strong>{name}</strong> {text}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
    </Page>
  );
};

export default VoiceBankingPage;
