/** What a file is that somebody sends by a form, by its bytes. Its name and what the browser says decide nothing. */
import { sniffType } from '../media/file-type.ts';
import type { FileKind } from './file-kinds.ts';

export interface SentFileType {
  readonly kind: FileKind;
  /** Endings that fit, the usual one first. */
  readonly endings: readonly string[];
}

/** How many bytes from the start `sniffSentFile` wants to see, if there are as many. */
export const SENT_SNIFF_BYTES = 65_536;

/** Undefined for what no form takes: programs, markup, pictures that are programs (SVG), and what nobody knows. */
export function sniffSentFile(head: Uint8Array): SentFileType | undefined {
  const signed = SIGNATURES.find(({ at = 0, text }) => textAt(head, at, at + text.length) === text);
  if (signed) return signed;
  const known = sniffType(head);
  if (!known) return undefined;
  if (known.mime === 'application/zip') return packedType(head) ?? ARCHIVE;
  const kind = kindOf(known.mime);
  return kind && { kind, endings: [known.extension, ...(KINDRED[known.extension] ?? [])] };
}

const ARCHIVE: SentFileType = { kind: 'archive', endings: ['zip'] };

/** What the general table does not know, or takes for text. */
const SIGNATURES: readonly (SentFileType & { readonly text: string; readonly at?: number })[] = [
  { text: '{\\rtf', kind: 'document', endings: ['rtf'] },
  {
    text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    kind: 'document',
    endings: ['doc', 'xls', 'ppt', 'msg', 'pub'],
  },
  { text: '7z\xbc\xaf\x27\x1c', kind: 'archive', endings: ['7z'] },
  { text: 'Rar!\x1a\x07', kind: 'archive', endings: ['rar'] },
  { text: '\x1f\x8b\x08', kind: 'archive', endings: ['gz', 'tgz'] },
  { text: 'ustar', at: 257, kind: 'archive', endings: ['tar'] },
];

const KINDRED: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  tif: ['tiff', 'dng'],
  heic: ['heif'],
  ogg: ['oga', 'opus', 'ogv'],
  m4a: ['m4b'],
  mp4: ['m4v'],
  txt: ['csv', 'tsv', 'md', 'ics', 'vcf', 'json', 'srt', 'vtt', 'tex', 'log'],
};

function kindOf(mime: string): FileKind | undefined {
  if (mime === 'application/pdf') return 'pdf';
  if (mime === 'text/plain') return 'document';
  const family = mime.split('/')[0];
  if (family === 'image') return mime === 'image/svg+xml' ? undefined : 'picture';
  return family === 'audio' || family === 'video' ? family : undefined;
}

const OPEN_DOCUMENTS: Readonly<Record<string, string>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/epub+zip': 'epub',
};
const OFFICE_FOLDERS = { 'word/': 'docx', 'xl/': 'xlsx', 'ppt/': 'pptx' } as const;

/** Office programs pack their documents: what is in the package says which it is. */
function packedType(head: Uint8Array): SentFileType | undefined {
  const entries = entriesIn(head);
  const first = entries[0];
  if (first?.name === 'mimetype') {
    const stated = Object.entries(OPEN_DOCUMENTS).find(([mime]) => first.begins.startsWith(mime));
    return stated && { kind: 'document', endings: [stated[1]] };
  }
  const names = entries.map(({ name }) => name);
  if (names.includes('Index/Document.iwa')) return { kind: 'document', endings: ['pages', 'numbers', 'key'] };
  if (!names.some((name) => name === '[Content_Types].xml' || name.startsWith('_rels/'))) return undefined;
  const folder = Object.entries(OFFICE_FOLDERS).find(([start]) =>
    names.some((name) => name.startsWith(start)),
  );
  return folder && { kind: 'document', endings: [folder[1]] };
}

interface PackedEntry {
  readonly name: string;
  /** The first bytes of what it holds. */
  readonly begins: string;
}

const ENTRY = 'PK\x03\x04';
const ENTRY_BYTES = 30;
const LONGEST_MIME = 60;

function entriesIn(head: Uint8Array): PackedEntry[] {
  const bytes = head.subarray(0, SENT_SNIFF_BYTES);
  const text = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_none, index) =>
    textAt(bytes, index * 8192, (index + 1) * 8192),
  ).join('');
  const entries: PackedEntry[] = [];
  for (let at = text.indexOf(ENTRY); at !== -1; at = text.indexOf(ENTRY, at + ENTRY_BYTES)) {
    const [nameLength, extraLength] = [26, 28].map((field) => twoBytes(bytes, at + field)) as [
      number,
      number,
    ];
    const start = at + ENTRY_BYTES + nameLength + extraLength;
    entries.push({
      name: text.slice(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      begins: text.slice(start, start + LONGEST_MIME),
    });
  }
  return entries;
}

function twoBytes(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
