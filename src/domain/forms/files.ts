/** Files sent by forms: which kinds a field takes, how many and how large. */
import { fillMessage } from '../message-template.ts';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';
import type { FormField } from './form.ts';
import { type FormScriptMessages, inScript } from './words/en.ts';

/** Of one field. */
export const MAX_FILES = 10;
/** What a field may ask for; the installation may take less. */
export const MAX_FILE_MEGABYTES = 1000;
/** What an installation takes that was told nothing else. */
export const DEFAULT_FILE_MEGABYTES = 25;
const MEGABYTE = 1_000_000;

export interface FileRules {
  readonly kinds: readonly FileKind[];
  readonly maxFiles: number;
  readonly maxMegabytes: number;
  readonly maxBytes: number;
}

/** @param limit what the installation takes, in megabytes */
export function fileRulesOf(
  {
    fileKinds = [],
    maxFiles = 1,
    maxMegabytes = 0,
  }: Pick<FormField, 'fileKinds' | 'maxFiles' | 'maxMegabytes'>,
  limit: number,
): FileRules {
  const megabytes = maxMegabytes > 0 ? Math.min(maxMegabytes, limit) : limit;
  return {
    kinds: fileKinds.length > 0 ? FILE_KINDS.filter((kind) => fileKinds.includes(kind)) : FILE_KINDS,
    maxFiles,
    maxMegabytes: megabytes,
    maxBytes: megabytes * MEGABYTE,
  };
}

/** What a form filled to its brim holds, whatever is chosen. */
export function mostBytesOf(fields: readonly FormField[], limit: number): number {
  return fields
    .filter(({ type }) => type === 'file')
    .map((field) => fileRulesOf(field, limit))
    .reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0);
}

/** What the browser offers first when files are chosen. It decides nothing. */
const ACCEPTED: Readonly<Record<FileKind, string>> = {
  picture: 'image/*,.heic,.heif',
  pdf: 'application/pdf,.pdf',
  document: '.doc,.docx,.odt,.rtf,.pages,.txt,.md,.csv,.xls,.xlsx,.ods,.numbers,.ppt,.pptx,.odp,.key,.epub',
  audio: 'audio/*',
  video: 'video/*',
  archive: '.zip,.7z,.rar,.tar,.gz,.tgz',
};

/** For the `accept` of an input; undefined where every kind is taken. */
export function acceptOf({ kinds }: Pick<FileRules, 'kinds'>): string | undefined {
  return kinds.length === FILE_KINDS.length ? undefined : kinds.map((kind) => ACCEPTED[kind]).join(',');
}

/** “pictures, PDF or documents” */
export function nameKinds(kinds: readonly FileKind[], words: FormScriptMessages = inScript): string {
  const names = kinds.map((kind) => words[kind]);
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  const before = names.reduce((named, next) => fillMessage(words.comma, { before: named, next }));
  return fillMessage(words.or, { before, last });
}

/** The fields as this installation takes them: no larger files than it allows. */
export function capFiles(fields: readonly FormField[], limit: number): readonly FormField[] {
  return fields.map((field) =>
    field.type === 'file' ? { ...field, maxMegabytes: fileRulesOf(field, limit).maxMegabytes } : field,
  );
}
