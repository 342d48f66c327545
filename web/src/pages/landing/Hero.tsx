import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAbout } from '../../about.ts';
import { useSession } from '../../session.ts';
import buttons from '../../ui/Button.module.css';
import { Logo } from '../../ui/Logo.tsx';
import { printWhole } from '../../ui/money.ts';
import { landing } from '../../words/en/landing.ts';
import { languageCodes, useWords } from '../../words/words.ts';
import classes from './Landing.module.css';

/** The bank in figures: those of the specification in a sandbox, which says so, and true ones everywhere else. Until the bank has said which it is, those of the sandbox are shown where the page was served by one. */
const Figures = () => {
  const { hero } = useWords('landing', landing);
  const about = useAbout();
  const { customers, banks, endpoints } = about?.figures ?? { customers: 0, banks: 0, endpoints: 0 };
  const counted = [
    [printWhole(customers), hero.counted.customers],
    [String(banks), hero.counted.banks],
    [String(endpoints), hero.counted.endpoints],
    [String(languageCodes.length), hero.counted.languages],
    ['24/7', hero.counted.hours],
  ] as const;
  return (
    <div className={classes.figures} data-sandbox-only={about === undefined || undefined}>
      <dl className={classes.in}>
        {(about?.sandbox === false ? counted : hero.figures).map(([figure, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.in}>{about?.sandbox === false ? '' : hero.sample}</p>
    </div>
  );
};

/** What it is, what it looks like, and the two things to do. */
export const Hero = () => {
  const { hero } = useWords('landing', landing);
  const { user } = useSession();
  return (
    <section className={classes.hero}>
      <div className={`${classes.in} ${classes.heroIn}`}>
        <div>
          <p className={classes.badge}>{hero.badge}</p>
          <h1>{hero.title}</h1>
          <p className={classes.heroLead}>{hero.lead}</p>
          <div className={classes.ways}>
            <a className={buttons.button} data-gold data-sandbox-only href="#demo">
              {hero.try}
            </a>
            {user ? (
              <Link className={buttons.button} data-line to={paths.bankingDemo}>
                {hero.account}
              </Link>
            ) : (
              <a className={buttons.button} data-line href="#contact">
                {hero.join}
              </a>
            )}
          </div>
        </div>
        <figure className={classes.preview} aria-label={hero.chatLabel}>
          <div className={classes.previewHead}>
            <Logo size={42} />
            <span>
              Karo <small>{hero.online}</small>
            </span>
          </div>
          <ol>
            {hero.chat.map(([who, text]) => (
              <li key={text} data-me={who === 'me' || undefined}>
                {text}
              </li>
            ))}
          </ol>
        </figure>
      </div>
      <Figures />
    </section>
  );
};
