/** Rows of forms in the form an export writes, and back. */
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { emailsIn, summarize } from '#domain/forms/summarize.ts';
import { readJson } from '../../db/json-text.ts';
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
      const form = String(row['form_id']);
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
      return typeof given === 'object' ? [rowOf(part, given, { site_id: siteId, form_id: entry.form })] : [];
    }),
  ]);
  return new Map(rows);
}

function rowOf(
  { columns }: FormPart,
  given: Readonly<Record<string, unknown>>,
  key: { readonly site_id: string; readonly form_id: string },
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
    form: row.form_id,
    formName: row.form_name,
    key: row.submission_key,
    page: row.page_id,
    path: row.page_path,
    details: readJson(row.details),
    content: readJson(row.content),
    isSpam: row.is_spam === 1,
    spamReasons: readJson(row.spam_reasons),
    isRead: row.is_read === 1,
    isSetAside: row.waits_for_notice === SET_ASIDE,
    createdAt: row.created_at,
    notes: notes.map(({ id, author, body, created_at, edited_at }) => ({
      id,
      author,
      body,
      createdAt: created_at,
      editedAt: edited_at,
    })),
    files: files.map((file) => ({
      id: file.id,
      field: file.field_id,
      name: file.name,
      kind: file.kind as FormFileEntry['kind'],
      bytes: file.bytes,
      sha256: file.hash,
      createdAt: file.created_at,
    })),
  };
}

/** No second notice is sent of it. */
export function submissionRowOf(entry: SubmissionEntry, siteId: string): FormSubmissionTable {
  const content: readonly KeptValue[] = entry.content;
  return {
    id: entry.id,
    site_id: siteId,
    form_id: entry.form,
    form_name: entry.formName,
    submission_key: entry.key,
    page_id: entry.page,
    page_path: entry.path,
    details: JSON.stringify(entry.details),
    content: JSON.stringify(content),
    words: content.map(summarize).join('\n').toLowerCase(),
    emails: emailsIn(content)
      .map((email) => `\n${email}\n`)
      .join(''),
    is_spam: entry.isSpam ? 1 : 0,
    spam_reasons: JSON.stringify(entry.spamReasons),
    is_read: entry.isRead ? 1 : 0,
    waits_for_notice: entry.isSetAside ? SET_ASIDE : 0,
    sender: null,
    created_at: entry.createdAt,
  };
}

/** Whose account wrote a note is not known elsewhere: it stays as it is. */
export function noteRowsOf({ id, notes }: SubmissionEntry, siteId: string): SubmissionNoteTable[] {
  return notes.map((note) => ({
    id: note.id,
    site_id: siteId,
    submission_id: id,
    account_id: null,
    author: note.author,
    body: note.body,
    created_at: note.createdAt,
    edited_at: note.editedAt,
  }));
}

export function fileRowsOf({ id, form, files }: SubmissionEntry, siteId: string): FormFileTable[] {
  return files.map((file) => ({
    id: file.id,
    site_id: siteId,
    submission_id: id,
    form_id: form,
    field_id: file.field,
    name: file.name,
    kind: file.kind,
    bytes: file.bytes,
    hash: file.sha256,
    created_at: file.createdAt,
    expires_at: 0,
    sender: null,
  }));
}
