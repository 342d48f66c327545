import buttons from '../../ui/Button.module.css';
import { Logo } from '../../ui/Logo.tsx';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Landing.module.css';

/** What it is, what it looks like, and the two things to do. */
export const Hero = () => {
  const { hero } = useWords('landing', landing);
  return (
    <section className={classes.hero}>
      <div className={`${classes.in} ${classes.heroIn}`}>
        <div>
          <p className={classes.badge}>{hero.badge}</p>
          <h1>{hero.title}</h1>
          <p className={classes.heroLead}>{hero.lead}</p>
          <div className={classes.ways}>
            <a className={buttons.button} data-gold href="#demo">
              {hero.try}
            </a>
            <a className={buttons.button} data-line href="#contact">
              {hero.join}
            </a>
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
      <div className={classes.figures}>
        <dl className={classes.in}>
          {hero.figures.map(([figure, what]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
