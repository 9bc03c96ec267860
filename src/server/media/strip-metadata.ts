/**
 * Takes out of a picture's file everything but the picture: place, camera, names, previews, hidden second
 * files. Pixels are copied as they are, so nothing is lost by it. What a reader of the file does not
 * understand here is reported, and then the picture is encoded anew instead.
 */

/**
 * @param orientation EXIF orientation 1 to 8; JPEGs keep it, since their pixels stay as they lie
 * @returns undefined where the structure is not understood
 */
export function stripMetadata(mime: string, bytes: Uint8Array, orientation: number): Uint8Array | undefined {
  const reader = STRIPPERS[mime];
  if (!reader || (orientation !== 1 && mime !== 'image/jpeg')) return undefined;
  const parts = reader(bytes, orientation);
  return parts && Buffer.concat(parts);
}

type Stripper = (bytes: Uint8Array, orientation: number) => Uint8Array[] | undefined;

const STRIPPERS: Readonly<Record<string, Stripper>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
};

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const EXIF_PREFIX = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];

/** An EXIF segment that holds the orientation alone. */
function orientationSegment(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...EXIF_PREFIX, ...header, 0, 1, ...entry, 0, 0, 0, 0]);
}

function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array[] | undefined {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  if (orientation !== 1) parts.push(orientationSegment(orientation));
  for (let at = 2; at + 4 <= bytes.length; ) {
    const segment = readSegment(bytes, at);
    if (!segment) return undefined;
    // What follows the end of the picture is another file, such as a film clip or a depth map.
    if (segment.marker === JPEG_END) break;
    if (isJpegSegmentKept(segment.marker, bytes, at)) parts.push(bytes.subarray(at, segment.end));
    at = segment.end;
  }
  parts.push(Uint8Array.of(0xff, JPEG_END));
  return parts;
}

function readSegment(bytes: Uint8Array, at: number): { marker: number; end: number } | undefined {
  if (bytes[at] !== 0xff) return undefined;
  const marker = bytes[at + 1] ?? 0;
  // A marker may be preceded by any number of these.
  if (marker === 0xff) return { marker, end: at + 1 };
  if (marker === JPEG_END) return { marker, end: at + 2 };
  const end = at + 2 + viewOf(bytes).getUint16(at + 2);
  if (end > bytes.length) return undefined;
  return { marker, end: marker === JPEG_SCAN ? endOfScan(bytes, end) : end };
}

function isJpegSegmentKept(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === 0xff) return false;
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (!isApplication) return marker !== 0xfe;
  if (marker === 0xe2) return ascii(bytes, at + 4, 11) === 'ICC_PROFILE';
  // JFIF and Adobe's colour transform decide how the pixels are read.
  return marker === 0xe0 ? ascii(bytes, at + 4, 4) === 'JFIF' : marker === 0xee;
}

/** Where the entropy-coded bytes end: at a marker that is neither a restart nor a stuffed zero. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function stripPng(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    if (end > bytes.length) return undefined;
    if (PNG_KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The flags of VP8X that announce EXIF and XMP. */
const WEBP_METADATA_FLAGS = 0b0000_1100;

function stripWebp(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return undefined;
    const type = ascii(bytes, at, 4);
    if (WEBP_KEPT.has(type)) {
      const chunk = bytes.slice(at, at + 8 + size);
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_FLAGS;
      parts.push(chunk);
      if (size % 2 === 1) parts.push(Uint8Array.of(0));
    }
    at = next;
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(length + 4, 4);
  return [header, ...parts];
}

const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const GIF_END = 0x3b;
const GIF_LOOP = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

function stripGif(bytes: Uint8Array): Uint8Array[] | undefined {
  const start = 13 + colorTableSize(bytes[10] ?? 0);
  const parts: Uint8Array[] = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length; ) {
    if (bytes[at] === GIF_END) return [...parts, Uint8Array.of(GIF_END)];
    const end = endOfGifBlock(bytes, at);
    if (end === undefined) return undefined;
    if (isGifBlockKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function endOfGifBlock(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at] === GIF_EXTENSION) return endOfSubBlocks(bytes, at + 2);
  if (bytes[at] !== GIF_IMAGE) return undefined;
  return endOfSubBlocks(bytes, at + 11 + colorTableSize(bytes[at + 9] ?? 0));
}

function colorTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfSubBlocks(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length; ) {
    const size = bytes[at] ?? 0;
    if (size === 0) return at + 1;
    at += size + 1;
  }
  return undefined;
}

function isGifBlockKept(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] === GIF_IMAGE) return true;
  const label = bytes[at + 1];
  if (label === 0xf9) return true;
  return label === 0xff && GIF_LOOP.has(ascii(bytes, at + 3, 11));
}
