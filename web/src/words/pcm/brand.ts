import type { Words } from '../words.ts';

export const brand: Words['brand'] = {
  title: 'Karo brand',
  lead: 'Our mark, our colour and our letter, and how you go use dem.',
  mark: {
    title: 'Logo',
    text: 'Sun dey rise inside chat bubble: “Ẹ káàárọ̀” na good morning for Yoruba.',
    alone: 'Only the mark',
    withName: 'The mark with the name',
    download: 'Download SVG',
    rules: [
      'Leave space wey reach one quarter of the width for every side.',
      'No ever show am small pass 24 pixels.',
      'No turn am, no stretch am, no change the colour.',
    ],
  },
  colours: {
    title: 'Colour',
    text: 'Green dey carry the page, cream na the paper, and gold dey mark one thing for screen.',
    names: { deep: 'Deep green', leaf: 'Leaf green', gold: 'Sun gold', cream: 'Cream', ink: 'Ink' },
    contrast: (ratio) => `Word wey dey on top: contrast ${ratio} to 1`,
    copy: (name) => `the code of ${name}`,
  },
  type: {
    title: 'Letter',
    text: 'We dey use the letter wey each phone get already: nothing to download, and every tone mark of our five languages dey.',
    heading: 'Heading: extra bold',
    body: 'Text: regular, 16 pixels or more',
    figures: 'Money: every figure get the same width, make dem line up',
  },
  cloth: {
    title: 'Adire',
    text: 'The pattern wey dey behind our green follow adire, the indigo cloth of Abeokuta.',
  },
};
