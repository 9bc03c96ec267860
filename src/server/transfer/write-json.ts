/** The text of exported files: stable, so that equal sites give equal bytes and a diff shows what changed. */
import { isObject, toStableJson } from '#domain/json.ts';
import { type AddressOf, annotate } from './annotate.ts';
import type {
  CollectionFile,
  CommentEntry,
  DocumentFile,
  MediaEntry,
  RedirectEntry,
  SiteFile,
} from './format.ts';
import type { FormEntry, SubmissionEntry } from './forms-format.ts';
import { toInstant } from './instant.ts';
import type { ListEntry, MemberEntry } from './lists-format.ts';

const INSTANTS = new Set([
  'askedAt',
  'at',
  'confirmedAt',
  'createdAt',
  'editedAt',
  'endedAt',
  'publishedAt',
  'updatedAt',
]);

/** Instants as dates, and nothing where there is nothing; not within what is kept as it is. */
function readable(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [
        key,
        INSTANTS.has(key) && typeof value === 'number' ? toInstant(value) : value,
      ]),
  );
}

function write(value: unknown, addressOf: AddressOf): string {
  return `${toStableJson(annotate(value, addressOf))}\n`;
}

export function siteJson(site: SiteFile, addressOf: AddressOf): string {
  return write({ ...readable(site), hosts: site.hosts.map(readable) }, addressOf);
}

export function documentJson(file: DocumentFile, addressOf: AddressOf): string {
  const { published, draft, schedule } = file;
  return write(
    {
      ...readable(file),
      ...(published && { published: readable(published) }),
      ...(draft && { draft: readable(draft) }),
      ...(schedule && {
        schedule: {
          ...readable(schedule),
          ...(schedule.version && { version: readable(schedule.version) }),
        },
      }),
    },
    addressOf,
  );
}

export function collectionJson(file: CollectionFile, addressOf: AddressOf): string {
  return write(readable(file), addressOf);
}

export function redirectsJson(entries: readonly RedirectEntry[], addressOf: AddressOf): string {
  return write(entries.map(readable), addressOf);
}

export function mediaJson(entries: readonly MediaEntry[], addressOf: AddressOf): string {
  return write(entries.map(readable), addressOf);
}

/** One comment a line. */
export function commentsJson(entries: readonly CommentEntry[], addressOf: AddressOf): string {
  return entries.map((entry) => `${JSON.stringify(sorted(annotate(readable(entry), addressOf)))}\n`).join('');
}

export function formsJson(entries: readonly FormEntry[], addressOf: AddressOf): string {
  return write(entries, addressOf);
}

/** One submission a line. */
export function submissionsJson(entries: readonly SubmissionEntry[], addressOf: AddressOf): string {
  const lines = entries.map(({ notes, files, ...entry }) => ({
    ...readable(entry),
    ...(files.length > 0 ? { files: files.map(readable) } : {}),
    ...(notes.length > 0 ? { notes: notes.map(readable) } : {}),
  }));
  return lines.map((entry) => `${JSON.stringify(sorted(annotate(entry, addressOf)))}\n`).join('');
}

export function listsJson(entries: readonly ListEntry[], addressOf: AddressOf): string {
  return write(entries.map(readable), addressOf);
}

/** One member a line. */
export function membersJson(entries: readonly MemberEntry[], addressOf: AddressOf): string {
  return entries.map((entry) => `${JSON.stringify(sorted(annotate(readable(entry), addressOf)))}\n`).join('');
}

function sorted(value: unknown): unknown {
  return isObject(value) ? JSON.parse(toStableJson(value)) : value;
}
