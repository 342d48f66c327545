/** What moved, without the bank's own reference, which is long on a phone and stands where the movement is looked at. */
export const nameOf = (description: string): string => description.replace(/ K[A-Z]\d{6}[A-Z0-9]{6,}\b/, '');
