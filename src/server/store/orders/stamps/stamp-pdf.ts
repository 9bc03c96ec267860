/** Writes a small line at the foot of every page of a PDF. The same PDF and line always make the same bytes. */
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import transliterate from '@sindresorhus/transliterate';
import { STAMP_LIMITS, type StampFailure } from './stamp-tasks.ts';

const FONT_SIZE = 8;
const MARGIN = 12;
const GREY = rgb(0.35, 0.35, 0.35);
const MAX_LINE = 150;

export type Stamped =
  | { readonly kind: 'stamped'; readonly bytes: Uint8Array }
  | { readonly kind: StampFailure };

export async function stampPdf(bytes: Uint8Array, line: string): Promise<Stamped> {
  const read = await readPages(bytes);
  if (read.kind !== 'read') return read;
  const { pdf, pages } = read;
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const text = writable(font, line);
  for (const page of pages) stampPage(page, font, text);
  return { kind: 'stamped', bytes: await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }) };
}

type Read =
  | { readonly kind: 'read'; readonly pdf: PDFDocument; readonly pages: readonly PDFPage[] }
  | { readonly kind: StampFailure };

async function readPages(bytes: Uint8Array): Promise<Read> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    if (pdf.isEncrypted) return { kind: 'encrypted' };
    const pages = pdf.getPages();
    return pages.length > 0 && pages.length <= STAMP_LIMITS.pages
      ? { kind: 'read', pdf, pages }
      : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** The fonts that every reader of PDFs has know Western European letters only: others are put into these. */
function writable(font: PDFFont, line: string): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const put = (character: string) =>
    isKnown(character) ? character : [...transliterate(character)].filter(isKnown).join('');
  return [...line.slice(0, MAX_LINE)].map(put).join('').replace(/ +/g, ' ').trim();
}

/** At the foot as it is seen: pages may be turned, and show a part of themselves. */
function stampPage(page: PDFPage, font: PDFFont, text: string): void {
  const { x, y, width, height } = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const [right, top] = [x + width - MARGIN, y + height - MARGIN];
  const [left, bottom] = [x + MARGIN, y + MARGIN];
  const corners: Readonly<Record<number, readonly [number, number]>> = {
    90: [right, bottom],
    180: [right, top],
    270: [left, top],
  };
  const [atX, atY] = corners[angle] ?? [left, bottom];
  const room = (angle % 180 === 0 ? width : height) - 2 * MARGIN;
  const size = Math.min(FONT_SIZE, (FONT_SIZE * room) / font.widthOfTextAtSize(text, FONT_SIZE));
  if (size > 0) page.drawText(text, { x: atX, y: atY, size, font, color: GREY, rotate: degrees(angle) });
}
