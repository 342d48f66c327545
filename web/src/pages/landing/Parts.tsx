import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAbout } from '../../about.ts';
import { serviceOf, useOffers } from '../../offers.ts';
import buttons from '../../ui/Button.module.css';
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Landing.module.css';

/** The three steps. */
export const HowItWorks = () => {
  const { how } = useWords('landing', landing);
  const { opens } = useOffers();
  const whatsapp = useAbout()?.whatsapp;
  return (
    <section id="how-it-works" className={`${classes.section} ${classes.deep}`}>
      <div className={classes.in}>
        <h2>{how.title}</h2>
        <ol className={classes.steps}>
          {how.steps.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {whatsapp && (
          <p className={classes.lead}>
            {how.whatsapp} <WhatsAppLink number={whatsapp} />
          </p>
        )}
        {opens(paths.onboarding) && (
          <Link className={buttons.button} data-gold to={paths.onboarding}>
            {how.open}
          </Link>
        )}
      </div>
    </section>
  );
};

/** What customers say. */
export const Testimonials = () => {
  const { testimonials } = useWords('landing', landing);
  return (
    <section className={`${classes.section} ${classes.cream}`} data-sandbox-only>
      <div className={classes.in}>
        <h2>{testimonials.title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is a row that scrolls, and takes the keyboard. */}
        <section className={`${classes.grid} ${classes.row}`} aria-label={testimonials.title} tabIndex={0}>
          {testimonials.people.map(([text, name, about]) => (
            <figure key={name} className={classes.said}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {name} <small>{about}</small>
              </figcaption>
            </figure>
          ))}
        </section>
        <p className={classes.small}>{testimonials.note}</p>
      </div>
    </section>
  );
};

/** How money is kept safe. */
export const Security = () => {
  const { security } = useWords('landing', landing);
  return (
    <section id="security" className={`${classes.section} ${classes.deep}`}>
      <div className={classes.in}>
        <h2>{security.title}</h2>
        <p className={classes.lead}>{security.lead}</p>
        <ul className={classes.points}>
          {security.points.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Link className={buttons.button} data-gold to={paths.security}>
          {security.go}
        </Link>
      </div>
    </section>
  );
};

const reachPaths = [
  paths.ussdBanking,
  paths.financialEducation,
  paths.developerApis,
  paths.diasporaRemittance,
];

/** Those whom a bank usually forgets. */
export const Reach = () => {
  const { reach } = useWords('landing', landing);
  const { opens } = useOffers();
  return (
    <section className={classes.section}>
      <div className={classes.in}>
        <h2>{reach.title}</h2>
        <div className={`${classes.grid} ${classes.row}`}>
          {reach.parts.map(([name, text, go], at) =>
            !opens(reachPaths[at] ?? paths.home) ? null : (
              <article
                key={name}
                className={classes.card}
                data-service={serviceOf[reachPaths[at] ?? paths.home]}
              >
                <h3>{name}</h3>
                <p>{text}</p>
                <Link className={classes.go} to={reachPaths[at] ?? paths.home}>
                  {go}
                </Link>
              </article>
            ),
          )}
        </div>
        <div className={classes.ways} style={{ marginTop: 28 }}>
          <a className={buttons.button} href="#demo">
            {reach.try}
          </a>
          <a className={buttons.button} data-line href="#contact">
            {reach.join}
          </a>
        </div>
      </div>
    </section>
  );
};
