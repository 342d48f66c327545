import {
  IconBolt,
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobile,
  IconPlaneInflight,
  IconReceipt2,
  IconShieldCheck,
  IconWorld,
} from '@tabler/icons-react';
import { Card, Cards } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { remittance } from '../../words/en/remittance.ts';
import { useWords } from '../../words/words.ts';
import { Countries } from './Countries.tsx';
import classes from './Remittance.module.css';
import { SendForm } from './SendForm.tsx';
import { Sent } from './Sent.tsx';

const icons = [
  <IconBolt key="bolt" />,
  <IconReceipt2 key="receipt" />,
  <IconDeviceMobile key="phone" />,
  <IconShieldCheck key="shield" />,
];
const ways = [
  ['card', <IconCreditCard key="card" />],
  ['transfer', <IconBuildingBank key="bank" />],
  ['mobile', <IconDeviceMobile key="phone" />],
  ['online', <IconWorld key="world" />],
] as const;

/** Sending money home from abroad: the price, the payment, and where it is. */
const DiasporaRemittancePage = () => {
  const words = useWords('remittance', remittance);
  return (
    <Page title={words.title} icon={<IconPlaneInflight />} translated lead={words.lead}>
      <Cards>
        {words.benefits.map(([title, text], at) => (
          <Card key={title} title={title} icon={icons[at]}>
            <p className={classes.text}>{text}</p>
          </Card>
        ))}
      </Cards>
      <SendForm />
      <Sent />
      <section className={classes.part} aria-labelledby="remit-how">
        <h2 id="remit-how">{words.how}</h2>
        <Steps steps={words.steps.map(([title = '', text]) => ({ title, text }))} />
      </section>
      <section className={classes.part} aria-labelledby="remit-methods">
        <h2 id="remit-methods">{words.methods}</h2>
        <Cards>
          {ways.map(([way, icon]) => (
            <Card key={way} level={3} title={words.ways[way][0]} icon={icon}>
              <p className={classes.text}>{words.ways[way][1]}</p>
            </Card>
          ))}
        </Cards>
      </section>
      <Countries />
      <section className={classes.part} aria-labelledby="remit-voices" data-sandbox-only>
        <h2 id="remit-voices">{words.voicesTitle}</h2>
        <div className={classes.voices}>
          {words.voices.map(([name, place, text]) => (
            <figure key={name}>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <strong>{name}</strong> {place}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className={classes.dim}>{words.voicesNote}</p>
      </section>
      <Card title={words.safe} icon={<IconShieldCheck />}>
        <ul className={classes.checks}>
          {words.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </Card>
    </Page>
  );
};

export default DiasporaRemittancePage;
