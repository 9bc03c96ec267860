/** The rules of one file: the same in the browser, before it is sent, and on the server, of what has come. */
import { readFileName } from '../media/file-name.ts';
import { fillMessage } from '../message-template.ts';
import type { FileKind } from './file-kinds.ts';
import { type FileRules, nameKinds } from './files.ts';
import { type SentFileType, sniffSentFile } from './sniff-sent-file.ts';
import { type FormScriptMessages, inScript } from './words/en.ts';

export interface FileToCheck {
  readonly name: string;
  readonly bytes: number;
  /** Its first `SENT_SNIFF_BYTES` bytes. */
  readonly head: Uint8Array;
}

export type CheckedFile =
  | { readonly ok: true; readonly name: string; readonly kind: FileKind }
  | { readonly ok: false; readonly message: string };

export function checkFile(
  rules: FileRules,
  { name, bytes, head }: FileToCheck,
  words: FormScriptMessages = inScript,
): CheckedFile {
  const size = checkFileBytes(rules, { name, bytes }, words);
  if (size) return { ok: false, message: size };
  const type = sniffSentFile(head);
  if (!type || !rules.kinds.includes(type.kind) || isProgram(name, type)) {
    const values = { fileName: shownName(name), kinds: nameKinds(rules.kinds, words) };
    return { ok: false, message: fillMessage(words.kind, values) };
  }
  return { ok: true, name: keptName(name, type), kind: type.kind };
}

/** @returns what is wrong with the size, or undefined */
export function checkFileBytes(
  { maxBytes, maxMegabytes }: FileRules,
  { name, bytes }: Pick<FileToCheck, 'name' | 'bytes'>,
  words: FormScriptMessages,
): string | undefined {
  const fileName = shownName(name);
  if (bytes === 0) return fillMessage(words.empty, { fileName });
  if (bytes <= maxBytes) return undefined;
  const maxSize = fillMessage(words.megabytes, { count: maxMegabytes });
  return fillMessage(words.fileTooLarge, { fileName, maxSize });
}

/** A name without tricks; what has none is called “file”. */
function shownName(name: string): string {
  const read = readFileName(name);
  return read.ok ? read.fileName : 'file';
}

/** Text that calls itself a program or a page: nobody means it as a document. */
function isProgram(name: string, { endings }: SentFileType): boolean {
  return endings[0] === 'txt' && PROGRAMS.test(name);
}

const PROGRAMS = /\.(exe|com|bat|cmd|msi|scr|dll|jar|apk|m?js|vbs|ps1|sh|php|x?html?|svg)$/i;

/** Readable, and with an ending that fits its bytes: a JPEG called `photo.html` becomes `photo.jpg`. */
function keptName(name: string, { endings }: SentFileType): string {
  const shown = shownName(name);
  const [, stem = shown, ending = ''] = /^(.+)\.([a-z0-9]{1,8})$/i.exec(shown) ?? [];
  return endings.includes(ending.toLowerCase()) ? shown : `${stem}.${endings[0]}`;
}
