import { IconLanguage } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../api.ts';
import { useSession } from '../session.ts';
import { shell } from '../words/en/shell.ts';
import {
  KEY,
  type Language,
  languageCodes,
  languages,
  speak,
  useLanguage,
  useWords,
} from '../words/words.ts';
import classes from './Header.module.css';

/** The five languages, in the control that every phone already knows. */
export const LanguageSwitch = () => {
  const words = useWords('shell', shell);
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { user, refresh } = useSession();
  const read = useRef<Language>('en');
  // What the bank says is read again in the language that is now spoken.
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    mutate(() => true);
  }, [language, mutate]);
  const choose = async (to: Language) => {
    read.current = to;
    // Where its words do not come, the next visit speaks it.
    await speak(to).catch(() => {});
    const customer = user === undefined ? await refresh().catch(() => null) : user;
    // What the bank says to a customer it says in the language that it keeps for them.
    if (customer) await call('POST /api/user/language', { body: { language: to } }).catch(() => {});
    await mutate(() => true);
  };
  return (
    <label className={classes.language}>
      <IconLanguage size={22} aria-hidden />
      <span className={classes.code} aria-hidden>
        {language.toUpperCase()}
      </span>
      <select
        aria-label={words.language.choose}
        value={language}
        // Before the page's script has come, what was chosen is kept by the name of its place.
        data-keep={KEY}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code]}
          </option>
        ))}
      </select>
    </label>
  );
};
