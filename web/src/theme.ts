import {
  type CSSVariablesResolver,
  createTheme,
  DEFAULT_THEME,
  type MantineColorsTuple,
} from '@mantine/core';

/** Karo's green: a palm leaf at noon (5) down to its shade (9). */
const karo: MantineColorsTuple = [
  '#e9f7ef',
  '#d0ecdc',
  '#a2dab9',
  '#6fc593',
  '#43b174',
  '#1f9c5d',
  '#12814a',
  '#0d6b3f',
  '#0b5c38',
  '#0b4f36',
];

/** The gold of a rising sun, for one accent a screen. */
const gold: MantineColorsTuple = [
  '#fff6e0',
  '#ffebc2',
  '#fbd88a',
  '#f6c453',
  '#f0b02b',
  '#e9a11b',
  '#c98410',
  '#a3680a',
  '#845207',
  '#6b4205',
];

/** Greys of the dark scheme, with a little of the green in them. */
const dark: MantineColorsTuple = [
  '#e3ebe6',
  '#c3d0c9',
  '#a4b4ab',
  '#7d8f85',
  '#4d5f56',
  '#35453d',
  '#24322b',
  '#18241e',
  '#101a15',
  '#0b120f',
];

/** Greys with the warmth of the page's cream. */
const gray: MantineColorsTuple = [
  '#f7f3e9',
  '#efe8d6',
  '#e4dcc8',
  '#d5cbb3',
  '#b8ad93',
  '#938970',
  '#6c6553',
  '#514c3f',
  '#393630',
  '#23211d',
];

const darker = (colors: MantineColorsTuple, eight: string, nine: string): MantineColorsTuple => [
  colors[0],
  colors[1],
  colors[2],
  colors[3],
  colors[4],
  colors[5],
  colors[6],
  colors[7],
  eight,
  nine,
];

const { colors } = DEFAULT_THEME;

/** Shades 8 and 9 carry white text and stand on white at 4.5:1 or more. */
export const theme = createTheme({
  primaryColor: 'karo',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  luminanceThreshold: 0.22,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, "DejaVu Sans", Arial, sans-serif',
  headings: { fontWeight: '800', textWrap: 'balance' },
  colors: {
    karo,
    gold,
    dark,
    gray,
    red: darker(colors.red, '#c92a2a', '#b02020'),
    orange: darker(colors.orange, '#b04300', '#973900'),
    yellow: darker(colors.yellow, '#8f5b00', '#7a4d00'),
    green: karo,
    teal: darker(colors.teal, '#087455', '#066649'),
  },
});

const named = ['karo', 'gold', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'gray'] as const;

const forEach = (make: (name: string) => Record<string, string>): Record<string, string> =>
  Object.assign({}, ...named.map(make));

/** Where Mantine's own text colours fall under 4.5:1, others stand in. */
export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbf8f1',
    '--mantine-color-text': '#14231b',
    '--mantine-color-dimmed': '#4c5d54',
    '--mantine-color-placeholder': '#5d6d64',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-disabled': 'var(--mantine-color-gray-1)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-karo-8)',
    ...forEach((name) => ({
      [`--mantine-color-${name}-light-color`]: `var(--mantine-color-${name}-9)`,
      [`--mantine-color-${name}-text`]: `var(--mantine-color-${name}-9)`,
      [`--mantine-color-${name}-outline`]: `var(--mantine-color-${name}-9)`,
    })),
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-9)',
    '--mantine-color-text': 'var(--mantine-color-dark-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--mantine-color-anchor': 'var(--mantine-color-karo-3)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-8)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-9)',
    ...forEach((name) => ({
      [`--mantine-color-${name}-light-color`]: `var(--mantine-color-${name}-2)`,
      [`--mantine-color-${name}-text`]: `var(--mantine-color-${name}-3)`,
      [`--mantine-color-${name}-outline`]: `var(--mantine-color-${name}-3)`,
    })),
  },
});
