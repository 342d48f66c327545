const MTN_PREFIX = '+234803';

const digits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte % 10).join('');

/** A demo customer on a phone number made up for the visit. */
export const demoCustomer = () => ({ phone: `${MTN_PREFIX}${digits(7)}`, firstName: 'Ada', lastName: 'Obi' });

/** The PIN that every demo customer has. */
export const DEMO_PIN = '2580';
