/**
 * What a file is, by its first bytes. What its name or the browser says about it is never believed.
 */
import type { MediaView } from './calls.ts';
import { looksLikeSvg, looksLikeText } from './text-type.ts';

export interface FileType {
  readonly mime: string;
  /** The usual ending of names, without a dot. */
  readonly extension: string;
  /** How pages can use it; pictures of kinds we cannot decode are plain files. */
  readonly kind: MediaView['kind'];
}

/** How many bytes from the start `sniffType` wants to see, if there are as many. */
export const SNIFF_BYTES = 4096;

/** The accepted types. */
export const FILE_TYPES = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', kind: 'image' },
  png: { mime: 'image/png', extension: 'png', kind: 'image' },
  gif: { mime: 'image/gif', extension: 'gif', kind: 'image' },
  webp: { mime: 'image/webp', extension: 'webp', kind: 'image' },
  avif: { mime: 'image/avif', extension: 'avif', kind: 'image' },
  tiff: { mime: 'image/tiff', extension: 'tif', kind: 'image' },
  heic: { mime: 'image/heic', extension: 'heic', kind: 'file' },
  bmp: { mime: 'image/bmp', extension: 'bmp', kind: 'file' },
  ico: { mime: 'image/x-icon', extension: 'ico', kind: 'file' },
  svg: { mime: 'image/svg+xml', extension: 'svg', kind: 'svg' },
  mp3: { mime: 'audio/mpeg', extension: 'mp3', kind: 'audio' },
  m4a: { mime: 'audio/mp4', extension: 'm4a', kind: 'audio' },
  ogg: { mime: 'audio/ogg', extension: 'ogg', kind: 'audio' },
  wav: { mime: 'audio/wav', extension: 'wav', kind: 'audio' },
  flac: { mime: 'audio/flac', extension: 'flac', kind: 'audio' },
  mp4: { mime: 'video/mp4', extension: 'mp4', kind: 'video' },
  mov: { mime: 'video/quicktime', extension: 'mov', kind: 'video' },
  webm: { mime: 'video/webm', extension: 'webm', kind: 'video' },
  pdf: { mime: 'application/pdf', extension: 'pdf', kind: 'file' },
  zip: { mime: 'application/zip', extension: 'zip', kind: 'file' },
  woff: { mime: 'font/woff', extension: 'woff', kind: 'file' },
  woff2: { mime: 'font/woff2', extension: 'woff2', kind: 'file' },
  vtt: { mime: 'text/vtt', extension: 'vtt', kind: 'file' },
  text: { mime: 'text/plain', extension: 'txt', kind: 'file' },
} as const satisfies Readonly<Record<string, FileType>>;
type TypeName = keyof typeof FILE_TYPES;

/** Signatures at fixed places; `null` stands for any byte. */
const SIGNATURES: readonly (readonly [TypeName, readonly (number | null)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['webp', [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')]],
  ['wav', [...ascii('RIFF'), null, null, null, null, ...ascii('WAVE')]],
  ['tiff', [...ascii('II'), 0x2a, 0x00]],
  ['tiff', [...ascii('MM'), 0x00, 0x2a]],
  ['bmp', [...ascii('BM'), null, null, null, null, 0, 0, 0, 0]],
  ['ico', [0x00, 0x00, 0x01, 0x00]],
  ['pdf', ascii('%PDF-')],
  ['mp3', ascii('ID3')],
  ['ogg', ascii('OggS')],
  ['flac', ascii('fLaC')],
  ['zip', [...ascii('PK'), 0x03, 0x04]],
  ['zip', [...ascii('PK'), 0x05, 0x06]],
  ['woff', ascii('wOFF')],
  ['woff2', ascii('wOF2')],
  ['vtt', ascii('WEBVTT')],
  ['vtt', [0xef, 0xbb, 0xbf, ...ascii('WEBVTT')]],
];

/** ISO base media files say what they are in a brand of four letters. */
const BRANDS: Readonly<Record<string, TypeName>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
  'M4A ': 'm4a',
  'M4B ': 'm4a',
  'qt  ': 'mov',
  isom: 'mp4',
  iso2: 'mp4',
  iso4: 'mp4',
  iso5: 'mp4',
  iso6: 'mp4',
  mp41: 'mp4',
  mp42: 'mp4',
  avc1: 'mp4',
  dash: 'mp4',
  'M4V ': 'mp4',
};

/** The type of a file by its bytes, or undefined for one that is not accepted. */
export function sniffType(bytes: Uint8Array): FileType | undefined {
  const head = bytes.subarray(0, SNIFF_BYTES);
  const name =
    SIGNATURES.find(([, signature]) => startsWith(head, signature))?.[0] ??
    typeByBrand(head) ??
    typeByStructure(head) ??
    typeByText(head);
  return name && FILE_TYPES[name];
}

function startsWith(bytes: Uint8Array, signature: readonly (number | null)[]): boolean {
  return signature.every((byte, index) => index < bytes.length && (byte === null || bytes[index] === byte));
}

function typeByBrand(head: Uint8Array): TypeName | undefined {
  if (textAt(head, 4, 8) !== 'ftyp') return undefined;
  const major = textAt(head, 8, 12);
  // A picture may name the family first and its codec among the compatible brands.
  const compatible = new Set(textAt(head, 16, 64).match(/.{4}/gs));
  if ((major === 'mif1' || major === 'msf1') && compatible.has('avif')) return 'avif';
  return Object.hasOwn(BRANDS, major) ? BRANDS[major] : undefined;
}

function typeByStructure(head: Uint8Array): TypeName | undefined {
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(head, 0, 64).includes('webm')) return 'webm';
  return isMpegAudioFrame(head) ? 'mp3' : undefined;
}

/** A frame header of MPEG audio layer III: sync, version, layer, and values that are not reserved. */
function isMpegAudioFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayerThree = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayerThree && third >> 4 !== 0x0f && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}

function typeByText(head: Uint8Array): TypeName | undefined {
  if (looksLikeSvg(head)) return 'svg';
  return looksLikeText(head) ? 'text' : undefined;
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
