/** The text of exported files: stable, so that equal sites give equal bytes and a diff shows what changed. */
import { isObject, toStableJson } from '#domain/json.ts';
import { readable } from '../../kernel/moves/readable.ts';
import { type AddressOf, annotate } from './annotate.ts';
import type { CollectionFile, DocumentFile, MediaEntry, MissingFile, SiteFile } from './format.ts';

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

export function mediaJson(entries: readonly MediaEntry[], addressOf: AddressOf): string {
  return write(entries.map(readable), addressOf);
}

export function missingJson(files: readonly MissingFile[]): string {
  return `${toStableJson(files)}\n`;
}

/** The entries of a feature's file that is a list. */
export function listJson(entries: readonly object[], addressOf: AddressOf): string {
  return write(entries, addressOf);
}

/** Of one with an entry a line. */
export function linesJson(entries: readonly object[], addressOf: AddressOf): string {
  return entries.map((entry) => `${JSON.stringify(sorted(annotate(entry, addressOf)))}\n`).join('');
}

function sorted(value: unknown): unknown {
  return isObject(value) ? JSON.parse(toStableJson(value)) : value;
}
