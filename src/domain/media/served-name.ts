/** The name and type under which a stored file is offered: its ending always fits its bytes. */
import { FILE_TYPES, type FileType } from './file-type.ts';

/** Endings that mean the same type, or types that are packed or written in it. */
const ENDINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'image/jpeg': { jpeg: 'image/jpeg' },
  'audio/ogg': { oga: 'audio/ogg', opus: 'audio/ogg' },
  'video/mp4': { m4v: 'video/mp4' },
  'text/plain': {
    csv: 'text/csv',
    tsv: 'text/tab-separated-values',
    md: 'text/markdown',
    vtt: 'text/vtt',
    srt: 'text/plain',
    ics: 'text/calendar',
    json: 'application/json',
  },
  'application/zip': {
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    odp: 'application/vnd.oasis.opendocument.presentation',
    epub: 'application/epub+zip',
  },
};

export interface ServedName {
  readonly filename: string;
  readonly mime: string;
}

/** `report.docx` stays; a JPEG called `photo.html` becomes `photo.jpg`. */
export function servedName(fileName: string, type: Pick<FileType, 'mime' | 'extension'>): ServedName {
  const [, stem = fileName, ending = ''] = /^(.+)\.([a-z0-9]{1,8})$/i.exec(fileName) ?? [];
  const wanted = ending.toLowerCase();
  if (wanted === type.extension) return { filename: fileName, mime: type.mime };
  const kindred = ENDINGS[type.mime];
  const mime = kindred && Object.hasOwn(kindred, wanted) ? kindred[wanted] : undefined;
  if (mime) return { filename: fileName, mime };
  return { filename: `${stem}.${type.extension}`, mime: type.mime };
}

/** The same for a file that is stored already, under the type it was given then. */
export function renamedTo(fileName: string, mime: string): ServedName {
  const types: readonly FileType[] = Object.values(FILE_TYPES);
  const packed = types.find((type) => Object.values(ENDINGS[type.mime] ?? {}).includes(mime));
  const type = types.find((known) => known.mime === mime) ?? packed;
  return type ? servedName(fileName, type) : { filename: fileName, mime };
}
