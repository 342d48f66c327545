import { useIntersection } from '@mantine/hooks';
import {
  IconBulb,
  IconCreditCard,
  IconMicrophone,
  IconScale,
  IconSend,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useOffers } from '../../offers.ts';
import { DEMO_PIN, useSession } from '../../session.ts';
import buttons from '../../ui/Button.module.css';
import { Logo } from '../../ui/Logo.tsx';
import { part } from '../../ui/part.ts';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Demo.module.css';
import frame from './Landing.module.css';
import { useTour } from './tour.ts';

const ChatDemo = part(() => import('./ChatDemo.tsx'));

const scripts = [
  ['voice', IconMicrophone],
  ['esusu', IconUsersGroup],
  ['send', IconSend],
  ['bills', IconBulb],
  ['balance', IconScale],
  ['card', IconCreditCard],
] as const;

const Still = () => {
  const { demo } = useWords('landing', landing);
  return (
    <div className={classes.still}>
      <header>
        <Logo size={42} /> Karo
      </header>
      <p>{demo.greeting}</p>
      <small>{demo.opening}</small>
    </div>
  );
};

/** The bank in a phone, beside six short tours of it. */
export const Demo = () => {
  const { demo } = useWords('landing', landing);
  const { has } = useOffers();
  const session = useSession();
  const tour = useTour(demo.scripts);
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const phone = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (entry?.isIntersecting || tour.messages.length > 0)) setOpen(true);

  return (
    <section id="demo" ref={ref} className={frame.section} tabIndex={-1}>
      <div className={`${frame.in} ${classes.demo}`}>
        <div>
          <h2>{demo.title}</h2>
          <p className={frame.lead} data-sandbox-only>
            {demo.lead}
          </p>
          <p className={classes.label} id="tour">
            {demo.tour}
          </p>
          <fieldset className={classes.buttons} aria-labelledby="tour">
            {scripts.map(([key, Icon]) => (
              <button
                key={key}
                type="button"
                onClick={() => {
                  tour.play(key);
                  // On a phone it plays below the buttons, out of sight.
                  phone.current?.scrollIntoView({ block: 'nearest' });
                }}
              >
                <Icon size={22} aria-hidden />
                {demo.scripts[key]?.[0]}
              </button>
            ))}
          </fieldset>
          <p className={classes.note}>{demo.note}</p>
          <div className={classes.person} data-sandbox-only>
            {session.user?.isDemo ? (
              <p className={classes.note}>
                {demo.asAdaNote} <strong>{DEMO_PIN}</strong>.
              </p>
            ) : (
              !session.user &&
              has('demo') && (
                <>
                  <button
                    type="button"
                    className={buttons.button}
                    disabled={session.isBusy}
                    onClick={session.enterDemo}
                  >
                    {demo.asAda}
                  </button>
                  <p className={classes.note}>
                    {demo.asAdaNote} <strong>{DEMO_PIN}</strong>.
                  </p>
                </>
              )
            )}
          </div>
        </div>
        <div className={classes.frame} ref={phone}>
          {isOpen ? (
            <Suspense fallback={<Still />}>
              <ChatDemo session={session} tour={tour} greeting={demo.greeting} />
            </Suspense>
          ) : (
            <Still />
          )}
        </div>
      </div>
    </section>
  );
};
