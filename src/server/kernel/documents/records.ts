/** A document's row in the domain's words, and back. */
import type { DocumentSettings } from '#domain/content/document.ts';
import { wordsOf } from '../../db/match-words.ts';
import type { DocumentTable } from '../../db/schema.ts';
import { documentSettingsOf } from './settings.ts';

export type DocumentRecord = Readonly<Omit<DocumentTable, 'settings' | 'words'>> & {
  readonly settings: DocumentSettings;
};

export function toRecord({ words: _words, ...row }: DocumentTable): DocumentRecord {
  return { ...row, settings: documentSettingsOf(row.settings) };
}

export function toRow(record: DocumentRecord): DocumentTable {
  return { ...record, words: wordsOf(record.title), settings: JSON.stringify(record.settings) };
}

/** The home page stands at `/`; what is below it does not get a double slash. */
export function withoutRoot(path: string | null | undefined): string {
  return !path || path === '/' ? '' : path;
}
