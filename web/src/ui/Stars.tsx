import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Stars.module.css';

const five = [1, 2, 3, 4, 5];

type Props = {
  label: string;
  /** What was given; without it, it is asked for. */
  value?: number;
  onRate?: (rating: number) => unknown;
  /** What so many stars are called, to be given and given. */
  starsOf?: (count: number) => string;
  givenOf?: (count: number) => string;
};

/** One to five stars, given or to be given. */
export const Stars = ({
  label,
  value,
  onRate,
  starsOf = (count) => `${count} ${count === 1 ? 'star' : 'stars'}`,
  givenOf = (count) => `${count} of 5 stars`,
}: Props) => {
  const [over, setOver] = useState(0);
  if (value !== undefined)
    return (
      <p className={classes.stars}>
        <span>{label}</span>
        <span role="img" aria-label={givenOf(value)}>
          {five.map((star) =>
            star <= value ? <IconStarFilled key={star} size={20} /> : <IconStar key={star} size={20} />,
          )}
        </span>
      </p>
    );
  return (
    <fieldset className={classes.stars} onPointerLeave={() => setOver(0)}>
      <legend>{label}</legend>
      {five.map((star) => (
        <button
          key={star}
          type="button"
          aria-label={starsOf(star)}
          onPointerEnter={() => setOver(star)}
          onFocus={() => setOver(star)}
          onBlur={() => setOver(0)}
          onClick={() => onRate?.(star)}
        >
          {/* One element, filled or not: a press that began on one that is taken away is no click. */}
          <IconStar size={26} fill={star <= over ? 'currentColor' : 'none'} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
};
