import { IconBrandFacebook, IconBrandInstagram, IconBrandWhatsapp, IconBrandX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAbout } from '../about.ts';
import { serviceOf, useOffers } from '../offers.ts';
import { Logo } from '../ui/Logo.tsx';
import { part } from '../ui/part.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './Footer.module.css';
import { scrollToPart, sections } from './sections.ts';

const Papers = part(() => import('./Papers.tsx'));

const services = [
  ['onboarding', paths.onboarding],
  ['ussd', paths.ussdBanking],
  ['remittance', paths.diasporaRemittance],
  ['directory', paths.directory],
  ['education', paths.financialEducation],
  ['developers', paths.developerApis],
  ['brand', paths.brand],
] as const;

const social = [
  { name: 'WhatsApp', icon: IconBrandWhatsapp },
  { name: 'Instagram', icon: IconBrandInstagram },
  { name: 'Facebook', icon: IconBrandFacebook },
  { name: 'X', icon: IconBrandX },
] as const;

type Paper = 'privacy' | 'terms';

/** The foot of every page. */
export const Footer = () => {
  const words = useWords('shell', shell);
  const about = useAbout();
  const { opens } = useOffers();
  const [paper, setPaper] = useState<Paper>();
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.about}>
          <p className={classes.brand}>
            <Logo size={44} /> Karo
          </p>
          <p>{words.footer.about}</p>
          <p className={classes.dial}>
            {words.footer.dial} <strong>*347*5276#</strong>
          </p>
          <ul className={classes.social} aria-label={words.footer.follow}>
            {social.map(({ name, icon: Icon }) => (
              <li key={name}>
                <Icon size={22} role="img" aria-label={name} />
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words.footer.quickLinks}>
          <h2>{words.footer.quickLinks}</h2>
          {sections.map(({ key, to }) => (
            <Link key={key} to={to} onClick={() => scrollToPart(to.split('#')[1] ?? '')}>
              {words.sections[key]}
            </Link>
          ))}
        </nav>
        <nav aria-label={words.footer.services}>
          <h2>{words.footer.services}</h2>
          {services
            .filter(([, to]) => opens(to))
            .map(([key, to]) => (
              <Link key={key} to={to} data-service={serviceOf[to]}>
                {words.footer[key]}
              </Link>
            ))}
        </nav>
        <nav aria-label={words.footer.help}>
          <h2>{words.footer.help}</h2>
          <Link to={paths.support}>{words.footer.helpCenter}</Link>
          <Link to={paths.status}>{words.footer.status}</Link>
          <button type="button" onClick={() => setPaper('privacy')}>
            {words.footer.privacy}
          </button>
          <button type="button" onClick={() => setPaper('terms')}>
            {words.footer.terms}
          </button>
          <Link to={paths.notifications}>{words.footer.notifications}</Link>
          <Link to={paths.analytics}>{words.footer.analytics}</Link>
          <Link to={paths.settings}>{words.footer.settings}</Link>
        </nav>
      </div>
      <p className={classes.small}>
        {about?.sandbox !== false && (
          <span data-sandbox-only={about === undefined || undefined}>{words.footer.licence} </span>
        )}
        {about?.licence} © 2026 Karo. {words.footer.rights}
      </p>
      {paper && (
        <Suspense>
          <Papers paper={paper} onClose={() => setPaper(undefined)} />
        </Suspense>
      )}
    </footer>
  );
};
