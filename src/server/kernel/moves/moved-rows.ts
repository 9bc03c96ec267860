/** Rows of a feature that move with a site: into a file of an export, and in again. */
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Queryable } from '../../db/schema.ts';
import type { SiteOwnedTable } from './queries.ts';

export interface MovedRows<Entry extends object = object> {
  /** In the export: with `.json` all entries as a list, with `.jsonl` one a line. */
  readonly file: string;
  /** Checks an entry that is read. Instants are milliseconds by then. */
  readonly entry: z.ZodType<Entry>;
  /** Of visitors: taken along only where somebody asks for it. */
  readonly isPersonal?: boolean;
  /** Files that belong to entries. */
  readonly files?: MovedFiles<Entry>;
  /** All of a site in a fixed order, some at a time. */
  read(db: Queryable, siteId: string): AsyncIterable<readonly Entry[]>;
  /** As it is written; without it, instants become dates, and what is null is left out. */
  written?(entry: Entry): object;
  /** As a second site begins with it: the first one goes on by itself. @param entry as it is written */
  ofCopy?(entry: Readonly<Record<string, unknown>>): object;
  /** By this a site is compared with an export. */
  keyOf(entry: Entry): string;
  /** Ids of all rows of an entry: no other site may have them. */
  idsOf(entry: Entry): Partial<Readonly<Record<SiteOwnedTable, readonly string[]>>>;
  /** Says what does not fit together. */
  check?(entries: readonly Entry[], whole: WholeExport): void;
  /** Makes room before an export is written over the site it was made from. */
  clear?(tx: Queryable, siteId: string, documentIds: readonly string[]): Promise<void>;
  /** Documents, collections and files are there by then, and the rows that stand before these. */
  insert(tx: Queryable, siteId: string, entries: readonly Entry[]): Promise<void>;
}

/** Stand in a folder of their own, under their ids. */
export interface MovedFiles<Entry extends object = object> {
  /** With a slash at its end. */
  readonly folder: string;
  /** For warnings: `of a submission`. */
  readonly whose: string;
  readonly table: SiteOwnedTable;
  of(entry: Entry): readonly MovedFile[];
  open(id: string): Promise<Readable | undefined>;
  store(id: string, path: string): Promise<void>;
  drop(id: string): Promise<void>;
}

export interface MovedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An export whose files have been read one by one. */
export interface WholeExport {
  readonly documentIds: ReadonlySet<string>;
  /** Keys of the entries in a file. */
  keysIn(file: string): ReadonlySet<string>;
  add(place: string, message: string): void;
  /** For ids of whatever kind: each is there once. */
  seeId(id: string, place: string): void;
  /** For other values that may be there once: `the source`. Null is none. */
  once(what: string): (value: string | null, place: string) => void;
}
