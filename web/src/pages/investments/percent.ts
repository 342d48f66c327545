/** `+1.25%`: a share with its sign. */
export const percent = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(2)}%`;
