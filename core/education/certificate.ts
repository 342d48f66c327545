import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Bank, Language } from '../kernel/index.ts';
import { phrasesIn, printDayIn } from '../phrases/index.ts';
import { brandGreen, drawMark } from '../statements/index.ts';
import type { Certificate } from './lessons.ts';

const WIDTH = 842;
const HEIGHT = 595;
const MARGIN = 40;
const INK = '#1f2937';
const GOLD = '#b45309';

const require = createRequire(import.meta.url);
/** Letters with Yoruba's and Igbo's dots under them ship with the bank. */
const fontOf = (file: string): string =>
  join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf', file);

type Page = PDFKit.PDFDocument;

/** A border of small lozenges, as adire cloth has. */
function drawBorder(page: Page): void {
  page
    .lineWidth(2)
    .strokeColor(brandGreen)
    .rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    .stroke();
  const inner = MARGIN + 14;
  page
    .lineWidth(0.7)
    .rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner)
    .stroke();
  page.fillColor(brandGreen);
  const middle = MARGIN + 7;
  const lozenge = (x: number, y: number) =>
    page
      .moveTo(x, y - 4)
      .lineTo(x + 4, y)
      .lineTo(x, y + 4)
      .lineTo(x - 4, y)
      .fill();
  for (let x = MARGIN + 16; x < WIDTH - MARGIN; x += 18.2) {
    lozenge(x, middle);
    lozenge(x, HEIGHT - middle);
  }
  for (let y = MARGIN + 26; y < HEIGHT - MARGIN - 10; y += 18.1) {
    lozenge(middle, y);
    lozenge(WIDTH - middle, y);
  }
}

function drawWords(
  page: Page,
  bank: Pick<Bank, 'config'>,
  certificate: Certificate,
  language: Language,
): void {
  const { certificate: say } = phrasesIn(language).education;
  const { number, name, points, modules, at } = certificate;
  const centred = (text: string, y: number) =>
    page.text(text, MARGIN + 30, y, { width: WIDTH - 2 * (MARGIN + 30), align: 'center' });
  page.font('bold').fontSize(20).fillColor(brandGreen);
  drawMark(page, WIDTH / 2 - 22, 66, 44);
  centred('KARO', 116);
  page.fontSize(30).fillColor(INK);
  centred(say.title, 156);
  page.fontSize(34).fillColor(GOLD);
  centred(name, 225);
  page.font('plain').fontSize(15).fillColor(INK);
  centred(say.says({ modules, points }), 300);
  page.fontSize(12);
  centred(say.subjects, 350);
  centred(say.issued({ on: printDayIn(language)(at) }), 420);
  page.fontSize(9).fillColor(brandGreen);
  centred(
    say.number({ number, link: `${bank.config.publicUrl}/financial-education?certificate=${number}` }),
    490,
  );
}

/** The certificate as a page to print and to show. */
export async function certificatePdf(
  bank: Pick<Bank, 'config'>,
  certificate: Certificate,
  language: Language,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const { title } = phrasesIn(language).education.certificate;
  const info = { Title: `${title}: ${certificate.name}`, Author: 'Karo', CreationDate: certificate.at };
  const page = new PdfDocument({ size: [WIDTH, HEIGHT], margin: 0, info });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.once('end', resolve));
  page.registerFont('plain', fontOf('DejaVuSans.ttf')).registerFont('bold', fontOf('DejaVuSans-Bold.ttf'));
  drawBorder(page);
  drawWords(page, bank, certificate, language);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}
