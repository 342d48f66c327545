/** Lines of the public sets that are kept out of training, by their place: one in twenty. */
export const isKept = (index: number): boolean => index % 20 === 7;
