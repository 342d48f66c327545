import { mark } from '../contract/index.ts';

/** The bank's green on paper, as on the site. */
export const brandGreen = '#0b5c38';

const { ground, bubble, sun, rays } = mark;

/** The mark for a green ground, 64 by 64. */
export const markSvg = [
  `<path d="${bubble.path}" fill="${bubble.colour}"/><path d="${sun.path}" fill="${sun.colour}"/>`,
  `<path d="${rays.path}" fill="none" stroke="${rays.colour}" stroke-width="${rays.width}" stroke-linecap="round"/>`,
].join('');

/** Draws the mark with its green square, `size` points wide. */
export function drawMark(page: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  page
    .save()
    .translate(x, y)
    .scale(size / 64);
  page.roundedRect(0, 0, 64, 64, ground.radius).fill(ground.colour);
  page.path(bubble.path).fill(bubble.colour);
  page.path(sun.path).fill(sun.colour);
  page.path(rays.path).lineWidth(rays.width).lineCap('round').stroke(rays.colour);
  page.restore();
}
