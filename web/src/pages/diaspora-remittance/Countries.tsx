import { useRead } from '../../api.ts';
import { printFigure } from '../../ui/money.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { remittance } from '../../words/en/remittance.ts';
import { useWords } from '../../words/words.ts';
import { countryNamed, durationOf } from './country.ts';
import { Flag } from './Flag.tsx';
import classes from './Remittance.module.css';

/** From where money can be sent, with the rate and how long it takes. */
export const Countries = () => {
  const words = useWords('remittance', remittance);
  const { data, error, mutate } = useRead('GET /api/remittance/countries', {});
  return (
    <section className={classes.part} aria-labelledby="remit-countries">
      <h2 id="remit-countries">{words.countriesTitle}</h2>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={6} height={92} />}
      {data && (
        <ul className={classes.countries}>
          {data
            .filter((country) => country.supported)
            .map((country) => (
              <li key={country.code}>
                <Flag code={country.code} />
                <div>
                  <strong>{countryNamed(country, words)}</strong>
                  <span>
                    {country.symbol}1 = ₦{printFigure(country.averageRate)}
                  </span>
                  <span>{durationOf(country.estimatedDelivery, words)}</span>
                </div>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
};
