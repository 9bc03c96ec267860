import { inflateSync } from 'node:zlib';
import { degrees, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { stampPdf } from './stamp-pdf.ts';

const LINE = 'Łukasz Höpper · #1042 · 2026-11-30';
/** As it can be written in a PDF without a font of its own. */
const WRITTEN = 'Lukasz Höpper · #1042 · 2026-11-30';

async function pdfOf(angles: readonly number[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const angle of angles) pdf.addPage([400, 300]).setRotation(degrees(angle));
  return pdf.save();
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((each) => page.doc.context.lookup(each))
      : [contents];
  return streams
    .flatMap((stream) =>
      stream instanceof PDFRawStream ? [inflateSync(stream.getContents()).toString('latin1')] : [],
    )
    .join('\n');
}

async function stamped(bytes: Uint8Array, line = LINE): Promise<Uint8Array> {
  const result = await stampPdf(bytes, line);
  if (result.kind !== 'stamped') throw new Error(result.kind);
  return result.bytes;
}

test('every page bears the line once, at the foot as it is seen', async () => {
  const pdf = await PDFDocument.load(await stamped(await pdfOf([0, 90, 180, 270])));
  const hex = Buffer.from(WRITTEN, 'latin1').toString('hex').toUpperCase();
  const contents = pdf.getPages().map(contentOf);
  expect(contents.map((content) => content.split(`<${hex}>`).length - 1)).toEqual([1, 1, 1, 1]);
  const places = contents.map((content) => / ([\d.]+) ([\d.]+) Tm/.exec(content)?.slice(1).map(Number));
  expect(places).toEqual([
    [12, 12],
    [388, 12],
    [388, 288],
    [12, 288],
  ]);
});

test('the same PDF and line make the same bytes, so that a download can go on', async () => {
  const bytes = await pdfOf([0]);
  expect(await stamped(bytes)).toEqual(await stamped(bytes));
  expect(await stamped(bytes)).not.toEqual(await stamped(bytes, 'Grace Hopper · #1043'));
});

test('PDFs with a password and damaged ones are distinguished', async () => {
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: 'a', ownerPassword: 'b' });
  expect(await stampPdf(await locked.save(), LINE)).toEqual({ kind: 'encrypted' });
  const whole = await pdfOf([0]);
  for (const bad of [Buffer.from('%PDF-1.7 hello'), Buffer.from(''), whole.slice(0, 40)])
    expect(await stampPdf(bad, LINE)).toEqual({ kind: 'unreadable' });
});
