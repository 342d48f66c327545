import { useRead } from '../../api.ts';
import { printFigure } from '../../ui/money.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Remittance.module.css';

/** From where money can be sent, with the rate and how long it takes. */
export const Countries = () => {
  const { data, error, mutate } = useRead('GET /api/remittance/countries', {});
  return (
    <section className={classes.part} aria-labelledby="remit-countries">
      <h2 id="remit-countries">Supported countries</h2>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={6} height={92} />}
      {data && (
        <ul className={classes.countries}>
          {data
            .filter((country) => country.supported)
            .map((country) => (
              <li key={country.code}>
                <span className={classes.flag} aria-hidden>
                  {country.code}
                </span>
                <div>
                  <strong>{country.name}</strong>
                  <span>
                    {country.symbol}1 = ₦{printFigure(country.averageRate)}
                  </span>
                  <span>{country.estimatedDelivery}</span>
                </div>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
};
