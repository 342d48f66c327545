import {
  IconBuildingBank,
  IconBulb,
  IconCreditCard,
  IconDeviceMobile,
  IconMicrophone,
  IconPigMoney,
  IconRobot,
  IconSend,
  IconTrendingUp,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAbout } from '../../about.ts';
import { useOffers } from '../../offers.ts';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Landing.module.css';

/** The icon and the page of each card, in the order in which they stand, and what it is about where somebody outside stands behind that. */
const cards = [
  ['voice', IconMicrophone, paths.voiceBanking],
  ['groups', IconUsersGroup, paths.communitySavings],
  ['assistant', IconRobot, `${paths.home}#demo`],
  ['transfers', IconSend, paths.bankingDemo],
  ['bills', IconBulb, paths.bankingDemo, 'bills'],
  ['cards', IconCreditCard, paths.bankingDemo, 'cards'],
  ['loans', IconBuildingBank, paths.loans],
  ['investments', IconTrendingUp, paths.investments, 'investments'],
  ['goals', IconPigMoney, paths.analytics],
  ['ussd', IconDeviceMobile, paths.ussdBanking],
] as const;

/** The ten things it does. */
export const Features = () => {
  const { features } = useWords('landing', landing);
  const { has } = useOffers();
  return (
    <section id="features" className={`${classes.section} ${classes.cream}`}>
      <div className={classes.in}>
        <h2>{features.title}</h2>
        <p className={classes.lead}>{features.lead}</p>
        <div className={`${classes.grid} ${classes.five}`}>
          {cards.map(([key, Icon, to, service]) => {
            if (service && !has(service)) return null;
            const [name, text] = features.cards[key];
            return (
              <article key={key} className={classes.card} data-service={service}>
                <span className={classes.mark} aria-hidden>
                  <Icon />
                </span>
                <h3>{name}</h3>
                <p>{text}</p>
                <Link className={classes.go} to={to}>
                  {features.more}
                  <span className="unseen">: {name}</span>
                </Link>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
};

/** One of the platform's highlights; a figure of the specification is said only in a sandbox, with a mark. */
const Highlight = ({ text, isSample }: { text: string; isSample: boolean }) => {
  const about = useAbout();
  if (isSample && about?.sandbox === false) return null;
  return (
    <span className={classes.highlight} data-sandbox-only={(isSample && !about) || undefined}>
      {isSample ? `${text} *` : text}
    </span>
  );
};

/** The whole of it, by category. */
export const Platform = () => {
  const { platform } = useWords('landing', landing);
  const about = useAbout();
  return (
    <section className={classes.section}>
      <div className={classes.in}>
        <h2>{platform.title}</h2>
        <p className={classes.lead}>{platform.lead}</p>
        <section
          className={`${classes.grid} ${classes.three} ${classes.row}`}
          aria-label={platform.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is a row that scrolls, and takes the keyboard.
          tabIndex={0}
        >
          {platform.categories.map(([name, features]) => (
            <article key={name} className={classes.category}>
              <h3>
                <span className={classes.dot} aria-hidden />
                {name}
              </h3>
              <ul>
                {features.map(([feature, highlight, kind]) => (
                  <li key={feature}>
                    {feature}
                    <Highlight text={highlight} isSample={kind === 'sample'} />
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
        {about?.sandbox !== false && (
          <p className={classes.small} data-sandbox-only={about === undefined || undefined}>
            {platform.mark}
          </p>
        )}
      </div>
    </section>
  );
};
