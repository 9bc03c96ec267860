/** Rows of forms in the form an export writes, and back. */

import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { emailsIn, summarize } from '#domain/forms/summarize.ts';
import { pick } from '#domain/pick.ts';
import { readJson } from '../../db/json-text.ts';
import { wordsOf } from '../../db/match-words.ts';
import { SET_ASIDE } from '../set-aside.ts';
import type { FormFileTable, FormSubmissionTable, SubmissionNoteTable } from '../tables.ts';
import {
  FORM_PARTS,
  type FormEntry,
  type FormFileEntry,
  type FormPart,
  type SubmissionEntry,
} from './format.ts';

export type PartRow = Readonly<Record<string, string | number | null>>;
/** Rows of the tables of FORM_PARTS, by the part's name. */
export type PartRows = ReadonlyMap<string, readonly PartRow[]>;

/** In the order of the forms' ids. */
export function formEntriesOf(rows: PartRows): FormEntry[] {
  const entries = new Map<string, Record<string, string | Record<string, unknown>>>();
  for (const [name, part] of Object.entries(FORM_PARTS))
    for (const row of rows.get(name) ?? []) {
      const form = String(row['formId']);
      const entry = entries.get(form) ?? { form };
      entries.set(form, { ...entry, [name]: partOf(part, row) });
    }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, entry]) => entry as FormEntry);
}

function partOf({ columns }: FormPart, row: PartRow): Record<string, unknown> {
  const values = Object.entries(columns).map(([key, { column, isJson }]) => {
    const value = row[column];
    return [key, isJson && typeof value === 'string' ? readJson(value) : value];
  });
  return Object.fromEntries(values);
}

export function partRowsOf(entries: readonly FormEntry[], siteId: string): PartRows {
  const rows = Object.entries(FORM_PARTS).map(([name, part]): [string, PartRow[]] => [
    name,
    entries.flatMap((entry) => {
      const given = entry[name];
      return typeof given === 'object' ? [rowOf(part, given, { siteId, formId: entry.form })] : [];
    }),
  ]);
  return new Map(rows);
}

function rowOf(
  { columns }: FormPart,
  given: Readonly<Record<string, unknown>>,
  key: { readonly siteId: string; readonly formId: string },
): PartRow {
  const cells = Object.entries(columns).map(([name, { column, isJson }]) => [
    column,
    isJson ? JSON.stringify(given[name] ?? null) : given[name],
  ]);
  return { ...Object.fromEntries(cells), ...key };
}

export function submissionEntryOf(
  row: FormSubmissionTable,
  notes: readonly SubmissionNoteTable[],
  files: readonly FormFileTable[],
): SubmissionEntry {
  return {
    id: row.id,
    form: row.formId,
    formName: row.formName,
    key: row.submissionKey,
    page: row.pageId,
    path: row.pagePath,
    details: readJson(row.details),
    content: readJson(row.content),
    isSpam: row.isSpam === 1,
    spamReasons: readJson(row.spamReasons),
    isRead: row.isRead === 1,
    isSetAside: row.waitsForNotice === SET_ASIDE,
    locale: row.locale,
    createdAt: row.createdAt,
    notes: notes.map((note) => pick(note, 'id', 'author', 'body', 'createdAt', 'editedAt')),
    files: files.map((file) => ({
      id: file.id,
      field: file.fieldId,
      name: file.name,
      kind: file.kind as FormFileEntry['kind'],
      bytes: file.bytes,
      sha256: file.hash,
      createdAt: file.createdAt,
    })),
  };
}

/** No second notice is sent of it. */
export function submissionRowOf(entry: SubmissionEntry, siteId: string): FormSubmissionTable {
  const content: readonly KeptValue[] = entry.content;
  return {
    id: entry.id,
    siteId,
    formId: entry.form,
    formName: entry.formName,
    submissionKey: entry.key,
    pageId: entry.page,
    pagePath: entry.path,
    details: JSON.stringify(entry.details),
    content: JSON.stringify(content),
    words: wordsOf(...content.map(summarize)),
    emails: emailsIn(content)
      .map((email) => `\n${email}\n`)
      .join(''),
    isSpam: entry.isSpam ? 1 : 0,
    spamReasons: JSON.stringify(entry.spamReasons),
    isRead: entry.isRead ? 1 : 0,
    waitsForNotice: entry.isSetAside ? SET_ASIDE : 0,
    sender: null,
    locale: entry.locale,
    createdAt: entry.createdAt,
  };
}

/** Whose account wrote a note is not known elsewhere: it stays as it is. */
export function noteRowsOf({ id, notes }: SubmissionEntry, siteId: string): SubmissionNoteTable[] {
  return notes.map((note) => ({ ...note, siteId, submissionId: id, accountId: null }));
}

export function fileRowsOf({ id, form, files }: SubmissionEntry, siteId: string): FormFileTable[] {
  const rest = { siteId, submissionId: id, formId: form, expiresAt: 0, sender: null };
  return files.map(({ field, sha256, ...file }) => ({ ...file, ...rest, fieldId: field, hash: sha256 }));
}
