import type { ReactNode } from 'react';
import classes from './Remittance.module.css';

type Colours = readonly [string, string, string];

const upright = ([a, b, c]: Colours) => (
  <>
    <path fill={a} d="M0 0h10v20H0z" />
    <path fill={b} d="M10 0h10v20H10z" />
    <path fill={c} d="M20 0h10v20H20z" />
  </>
);

/** Three stripes; the middle one is so high. */
const level = ([a, b, c]: Colours, middle = 20 / 3) => (
  <>
    <path fill={a} d="M0 0h30v20H0z" />
    <path fill={b} d={`M0 ${10 - middle / 2}h30v${middle}H0z`} />
    <path fill={c} d={`M0 ${10 + middle / 2}h30V20H0z`} />
  </>
);

const flags: Record<string, ReactNode> = {
  DE: level(['#000', '#d00', '#ffce00']),
  NL: level(['#ae1c28', '#fff', '#21468b']),
  ES: level(['#aa151b', '#f1bf00', '#aa151b'], 10),
  FR: upright(['#002395', '#fff', '#ed2939']),
  IE: upright(['#169b62', '#fff', '#ff883e']),
  IT: upright(['#009246', '#fff', '#ce2b37']),
  UK: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#3c3b6e" d="M0 0h13v10.77H0z" />
      <path
        stroke="#fff"
        strokeLinecap="round"
        strokeDasharray="0 2.6"
        d="M1.3 1.8h11M2.6 3.6h9M1.3 5.4h11M2.6 7.2h9M1.3 9h11"
      />
    </>
  ),
};

/** A country's flag, simplified to what is seen at this size; its code where we have drawn none. */
export const Flag = ({ code }: { code: string }) => (
  <span className={classes.flag} aria-hidden>
    {flags[code] ? (
      <svg viewBox="0 0 30 20" aria-hidden>
        {flags[code]}
      </svg>
    ) : (
      code
    )}
  </span>
);
