export type Env = Record<string, string | undefined>;

/** What is wrong with one variable of the environment, and what mends it. An `error` keeps the bank from starting. */
export type Finding = {
  variable: string;
  level: 'error' | 'warning';
  problem: string;
  remedy: string;
};

/** The finding as one sentence. */
export const sentenceOf = ({ variable, problem, remedy }: Finding): string =>
  `${variable} ${problem}: ${remedy}.`;

/** A value of the environment that the bank does not take. */
export class ConfigFault extends Error {
  readonly finding: Finding;
  constructor(variable: string, problem: string, remedy: string) {
    const finding: Finding = { variable, level: 'error', problem, remedy };
    super(sentenceOf(finding));
    this.finding = finding;
  }
}
