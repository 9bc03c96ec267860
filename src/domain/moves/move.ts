/** Moves: imports, exports and backups, which take their time and leave a report. */

export const MOVE_KINDS = [
  'import',
  'import-site',
  'duplicate',
  'export',
  'static',
  'restore',
  'backup',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const IMPORT_SOURCES = ['wordpress', 'squarespace', 'ghost', 'feed', 'markdown'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const IMPORT_SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  ghost: 'Ghost',
  feed: 'a feed',
  markdown: 'Markdown files',
};

/** What is to be done. */
export type MoveTask =
  /** Pages and posts of another system into a site. */
  | {
      readonly kind: 'import';
      readonly source: ImportSource;
      readonly siteId: string;
      readonly isDryRun: boolean;
      /** The owner agrees that pictures are fetched from the old site. */
      readonly fetchesPictures?: boolean;
      /** The address of the old site, where its file does not say it. */
      readonly oldSite?: string | undefined;
    }
  /** An exported site, as a new one. */
  | { readonly kind: 'import-site'; readonly identifier?: string | undefined }
  /** A second site with all that one holds. */
  | {
      readonly kind: 'duplicate';
      readonly siteId: string;
      /** Of the new site. */
      readonly identifier: string;
      readonly title: string;
    }
  | {
      readonly kind: 'export';
      readonly siteId: string;
      readonly identifier: string;
      /** With what visitors sent by forms. */
      readonly hasSubmissions?: boolean | undefined;
    }
  | {
      readonly kind: 'static';
      readonly siteId: string;
      readonly identifier: string;
      /** Where the copy will stand: `relative`, a path or an address. */
      readonly base: string;
    }
  /** A site back to how an export of it holds it. */
  | { readonly kind: 'restore'; readonly siteId: string; readonly identifier: string }
  | { readonly kind: 'backup' };

/** Whether it can be stopped while it is under way: what changes no site leaves nothing half done. */
export function isStoppable({ kind, isDryRun }: { kind: MoveKind; isDryRun: boolean }): boolean {
  return kind === 'import' ? isDryRun : ['export', 'static', 'backup'].includes(kind);
}
