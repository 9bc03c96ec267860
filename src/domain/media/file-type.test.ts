import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSharedData, sharedFiles } from '../../../scripts/shared-data.ts';
import { FILE_TYPES, SNIFF_BYTES, sniffType } from './file-type.ts';

const bytesOf = (...parts: (string | number | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number) => new Array<number>(count).fill(0);
const utf8 = (text: string) => new TextEncoder().encode(text);
const box = (major: string, ...compatible: string[]) =>
  bytesOf(0, 0, 0, 0x20, 'ftyp', major, 0, 0, 0, 0, ...compatible, zeros(20));

const samples: [keyof typeof FILE_TYPES, Uint8Array][] = [
  ['jpeg', bytesOf(0xff, 0xd8, 0xff, 0xe0, zeros(20))],
  ['png', bytesOf(0x89, 'PNG\r\n', 0x1a, 0x0a, zeros(20))],
  ['gif', bytesOf('GIF87a', zeros(20))],
  ['gif', bytesOf('GIF89a', zeros(20))],
  ['webp', bytesOf('RIFF', 1, 2, 3, 4, 'WEBPVP8 ', zeros(20))],
  ['avif', box('avif', 'mif1', 'miaf')],
  ['avif', box('mif1', 'avif')],
  ['avif', box('msf1', 'avif')],
  ['heic', box('heic', 'mif1', 'avif')],
  ['heic', box('mif1', 'heic')],
  ['tiff', bytesOf('II', 0x2a, 0, zeros(20))],
  ['tiff', bytesOf('MM', 0, 0x2a, zeros(20))],
  ['bmp', bytesOf('BM', 1, 2, 3, 4, zeros(4), 54, zeros(20))],
  ['ico', bytesOf(0, 0, 1, 0, 1, zeros(20))],
  ['mp3', bytesOf('ID3', 4, zeros(20))],
  ['mp3', bytesOf(0xff, 0xfb, 0x90, 0x64, zeros(20))],
  ['m4a', box('M4A ', 'isom')],
  ['ogg', bytesOf('OggS', zeros(20))],
  ['wav', bytesOf('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
  ['flac', bytesOf('fLaC', zeros(20))],
  ['mp4', box('isom', 'mp41')],
  ['mp4', box('mp42')],
  ['mov', box('qt  ')],
  ['webm', bytesOf(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, 'webm', zeros(20))],
  ['pdf', bytesOf('%PDF-1.7\n', 0xe2, 0xe3)],
  ['zip', bytesOf('PK', 3, 4, zeros(26))],
  ['zip', bytesOf('PK', 5, 6, zeros(18))],
  ['woff', bytesOf('wOFF', zeros(20))],
  ['woff2', bytesOf('wOF2', zeros(20))],
  ['vtt', utf8('WEBVTT\n\n00:00.000 --> 00:02.000\nClay from the riverbank.')],
  ['text', utf8('Opening hours\n9 to 5, <3\n')],
  ['text', utf8('\ufeffname,price\nBowl,20\n')],
  ['text', utf8('営業時間')],
  ['svg', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['svg', utf8('\ufeff<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>')],
  ['svg', utf8('<s:svg xmlns:s="http://www.w3.org/2000/svg">')],
];

test.each(samples)('%s is told by its bytes', (name, bytes) => {
  expect(sniffType(bytes)).toBe(FILE_TYPES[name]);
});

test('every accepted type has a sample here', () => {
  expect(new Set(samples.map(([name]) => name))).toEqual(new Set(Object.keys(FILE_TYPES)));
});

describe('not accepted', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a page', utf8('<!doctype html><p>hi')],
    ['a page after a comment', utf8(' \n<!-- svg --><html><svg>')],
    ['a script element', utf8('<script>alert(1)</script>')],
    ['other XML', utf8('<?xml version="1.0"?><rss><svg/></rss>')],
    ['a name that begins like svg', utf8('<svgx>')],
    ['a program', bytesOf(0x7f, 'ELF', 2, 1, 1, zeros(20))],
    ['a Windows program', bytesOf('MZ', 0x90, 0, 3, zeros(20))],
    ['text in another encoding', bytesOf(0xff, 0xfe, 0x41, 0, 0x42, 0)],
    ['a Matroska film', bytesOf(0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x88, 'matroska', zeros(20))],
    ['an unknown brand', box('xxxx')],
    ['a brand of the prototype', box('cons', 'tructor')],
    ['a cut signature', bytesOf(0x89, 'PN')],
    ['a RIFF of another kind', bytesOf('RIFF', 1, 2, 3, 4, 'AVI ')],
  ])('%s', (_, bytes) => {
    expect(sniffType(bytes)).toBeUndefined();
  });
});

test('any bytes get an answer, and text stays text wherever it is cut', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const type = sniffType(bytes);
      if (type) expect(Object.values(FILE_TYPES)).toContain(type);
    }),
    { numRuns: 2000 },
  );
  const long = utf8('日本語'.repeat(1000));
  for (const length of [SNIFF_BYTES - 1, SNIFF_BYTES, SNIFF_BYTES + 1, 5]) {
    expect(sniffType(long.subarray(0, length))).toBe(FILE_TYPES.text);
  }
});

test.skipIf(!hasSharedData())('outside pictures are what they are, whatever their names say', () => {
  const byEnding: Record<string, string> = {
    jpg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    bmp: 'image/bmp',
    ico: 'image/x-icon',
  };
  const found = new Map<string, string | undefined>();
  for (const { name, bytes } of [...sharedFiles('hostile/images'), ...sharedFiles('hostile/images/exif')]) {
    found.set(name, sniffType(bytes)?.mime);
  }
  expect(found.size).toBeGreaterThan(30);
  const exceptions = [...found].filter(([name, mime]) => mime !== byEnding[name.split('.').at(-1) ?? '']);
  expect(exceptions).toEqual([]);
});

test.skipIf(!hasSharedData())('outside SVG files are SVG; archives are archives or nothing', () => {
  for (const { name, bytes } of sharedFiles('hostile/svg')) {
    const type = sniffType(bytes);
    if (name.endsWith('.svg')) expect([FILE_TYPES.svg, undefined], name).toContain(type);
  }
  for (const { name, bytes } of sharedFiles('hostile/zip')) {
    expect([FILE_TYPES.zip, FILE_TYPES.text, undefined], name).toContain(sniffType(bytes));
  }
});
