export type Env = Record<string, string | undefined>;

/** What is wrong with one variable of the environment, and what mends it. An `error` keeps the bank from starting. */
export type Finding = {
  variable: string;
  level: 'error' | 'warning';
  problem: string;
  remedy: string;
};

const findingOf =
  (level: Finding['level']) =>
  (variable: string, problem: string, remedy: string): Finding => ({ variable, level, problem, remedy });
/** What keeps the bank from starting, in one variable. */
export const errorIn = findingOf('error');
/** What whoever runs the bank should weigh, in one variable. */
export const warningIn = findingOf('warning');

/** The finding as one sentence. */
export const sentenceOf = ({ variable, problem, remedy }: Finding): string =>
  `${variable} ${problem}: ${remedy}.`;

/** A value of the environment that the bank does not take. */
export class ConfigFault extends Error {
  readonly finding: Finding;
  constructor(variable: string, problem: string, remedy: string) {
    const finding = errorIn(variable, problem, remedy);
    super(sentenceOf(finding));
    this.finding = finding;
  }
}
