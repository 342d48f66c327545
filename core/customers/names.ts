import { Fault } from '../kernel/index.ts';

/** First name and an initial: what members see of one another. */
export const shortName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName.slice(0, 1)}.`;

/** Full name as the bank writes it on orders: `ADA OBI`. */
export const nameOnOrders = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.toUpperCase();

const nameShape = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,3}$/u;

/** A first name or a surname, tidied; throws Fault `name_invalid`. */
export function checkName(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (tidy.length > 60 || !nameShape.test(tidy)) throw new Fault('name_invalid');
  return tidy === tidy.toLowerCase() || tidy === tidy.toUpperCase()
    ? tidy.toLowerCase().replace(/(^|[ '’-])\p{L}/gu, (start) => start.toUpperCase())
    : tidy;
}

const words = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** True where every word of the name given stands somewhere in the name found: order, case, accents and middle names do not matter. */
export function isSameName(given: string, found: string): boolean {
  const known = new Set(words(found));
  const said = words(given);
  return said.length > 0 && said.every((word) => known.has(word));
}
