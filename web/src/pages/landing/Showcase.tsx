import { IconMicrophone, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { sayings } from '../../ui/sayings.ts';
import { landing } from '../../words/en/landing.ts';
import { languageCodes, languages, useWords } from '../../words/words.ts';
import classes from './Landing.module.css';

const Voice = () => {
  const { voice } = useWords('landing', landing).showcase;
  return (
    <article className={classes.half}>
      <span className={classes.mark} aria-hidden>
        <IconMicrophone />
      </span>
      <h3>{voice.title}</h3>
      <p>{voice.text}</p>
      <dl className={classes.sayings} aria-label={voice.say}>
        {languageCodes.map((code) => (
          <div key={code}>
            <dt>{languages[code].split(' ')[0]}</dt>
            <dd lang={code}>“{sayings[code][0]?.text}”</dd>
          </div>
        ))}
      </dl>
      <Link className={classes.go} to={paths.voiceBanking}>
        {voice.go}
      </Link>
    </article>
  );
};

const Savings = () => {
  const { savings } = useWords('landing', landing).showcase;
  return (
    <article className={classes.half}>
      <span className={classes.mark} aria-hidden>
        <IconUsersGroup />
      </span>
      <h3>{savings.title}</h3>
      <p>{savings.text}</p>
      <ul className={classes.kinds}>
        {savings.groups.map(([name, what, size]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              {what} · {size}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.book}>
        <strong>{savings.sample}</strong>
        <dl>
          <div>
            <dt>{savings.weekly}</dt>
            <dd>₦10,000</dd>
          </div>
          <div>
            <dt>{savings.members}</dt>
            <dd>9 / 12</dd>
          </div>
          <div>
            <dt>{savings.next}</dt>
            <dd>{savings.nextDay}</dd>
          </div>
          <div>
            <dt>{savings.position}</dt>
            <dd>{savings.positionOf}</dd>
          </div>
        </dl>
      </div>
      <Link className={classes.go} to={paths.communitySavings}>
        {savings.go}
      </Link>
    </article>
  );
};

/** Voice and savings, side by side. */
export const Showcase = () => (
  <section className={classes.section}>
    <div className={classes.in}>
      <h2>{useWords('landing', landing).showcase.title}</h2>
      <div className={classes.halves}>
        <Voice />
        <Savings />
      </div>
    </div>
  </section>
);
