/** An account number that may be shown around: its first two and last three digits. */
export const maskAccount = (account: string): string =>
  account.length < 8 ? account : `${account.slice(0, 2)}•••••${account.slice(-3)}`;
