/** The bank's green on paper, as on the site. */
export const brandGreen = '#0b5c38';
const cream = '#fbf6ea';
const gold = '#e9a11b';

const bubble = 'M15 13h34a7 7 0 0 1 7 7v21a7 7 0 0 1-7 7H29l-10 9v-9h-4a7 7 0 0 1-7-7V20a7 7 0 0 1 7-7z';
const sun = 'M20 41a12 12 0 0 1 24 0z';
const rays = 'M32 19.5v5M19.6 25.4l3.4 3.4M44.4 25.4 41 28.8M15 38h-.5M49.5 38H49';

/** The mark for a green ground, 64 by 64: the sun of "Ẹ káàárọ̀" rising in a speech bubble. */
export const markSvg = [
  `<path d="${bubble}" fill="${cream}"/><path d="${sun}" fill="${gold}"/>`,
  `<path d="${rays}" fill="none" stroke="${gold}" stroke-width="3.4" stroke-linecap="round"/>`,
].join('');

/** Draws the mark with its green square, `size` points wide. */
export function drawMark(page: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  page
    .save()
    .translate(x, y)
    .scale(size / 64);
  page.roundedRect(0, 0, 64, 64, 15).fill('#0b4f36');
  page.path(bubble).fill(cream);
  page.path(sun).fill(gold);
  page.path(rays).lineWidth(3.4).lineCap('round').stroke(gold);
  page.restore();
}
