/** The bank's mark, 64 by 64, as the site and paper draw it: the sun of "Ẹ káàárọ̀" rising in a speech bubble. */
export const mark = {
  ground: { colour: '#0b4f36', radius: 15 },
  bubble: {
    colour: '#fbf6ea',
    path: 'M15 13h34a7 7 0 0 1 7 7v21a7 7 0 0 1-7 7H29l-10 9v-9h-4a7 7 0 0 1-7-7V20a7 7 0 0 1 7-7z',
  },
  sun: { colour: '#e9a11b', path: 'M20 41a12 12 0 0 1 24 0z' },
  rays: {
    colour: '#e9a11b',
    path: 'M32 19.5v5M19.6 25.4l3.4 3.4M44.4 25.4 41 28.8M15 38h-.5M49.5 38H49',
    width: 3.4,
  },
} as const;
