/** The page of the bank's mark, colours and letters. */
export const brand = {
  title: 'The Karo brand',
  lead: 'Our mark, our colours and our letters, and how to use them.',
  mark: {
    title: 'Logo',
    text: 'The sun rises in a speech bubble: “Ẹ káàárọ̀” is good morning in Yoruba.',
    alone: 'The mark alone',
    withName: 'The mark with the name',
    download: 'Download SVG',
    rules: [
      'Leave a quarter of its width free on every side.',
      'Never show it smaller than 24 pixels.',
      'Do not turn it, stretch it or change its colours.',
    ],
  },
  colours: {
    title: 'Colours',
    text: 'Green carries the page, cream is its paper, and gold marks one thing on a screen.',
    names: {
      deep: 'Deep green',
      leaf: 'Leaf green',
      gold: 'Sun gold',
      cream: 'Cream',
      ink: 'Ink',
    },
    contrast: (ratio: string) => `Text on it: contrast ${ratio} to 1`,
    copy: (name: string) => `the code of ${name}`,
  },
  type: {
    title: 'Letters',
    text: 'We use the letters that each phone already has: nothing to download, and every tone mark of our five languages is there.',
    heading: 'Headings: extra bold',
    body: 'Text: regular, 16 pixels or more',
    figures: 'Amounts: figures of one width, so that columns line up',
  },
  cloth: {
    title: 'Adire',
    text: 'The pattern behind our green is drawn after adire, the indigo cloth of Abeokuta.',
  },
};
