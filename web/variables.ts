import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { resolver, theme } from './src/theme.ts';

const NAME = 'virtual:karo-variables.css';

/** The theme's variables, Mantine's own among them, as a stylesheet: made once here, and not by every phone at every start. */
function stylesheet(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, ours] = [defaultCssVariablesResolver(whole), resolver(whole)];
  return convertCssVariables(
    {
      variables: { ...base.variables, ...ours.variables },
      light: { ...base.light, ...ours.light },
      dark: { ...base.dark, ...ours.dark },
    },
    ':root',
  );
}

/** Gives `virtual:karo-variables.css` to whoever imports it. */
export const variables = (): Plugin => ({
  name: 'karo-variables',
  resolveId: (id) => (id === NAME ? `/${NAME}` : undefined),
  load: (id) => (id === `/${NAME}` ? stylesheet() : undefined),
});
