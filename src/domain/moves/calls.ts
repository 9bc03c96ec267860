/** The calls about imports, exports, restores and backups: each kind has the same ones about what is there already. */
import { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import { counts, doneAnswer, instant } from '../calls/answers.ts';
import { type Call, call, type RequiredScope, type Shape } from '../calls/call.ts';
import { importReport } from '../import/report-schema.ts';
import { siteIdentifier, siteTitle } from '../sites/calls.ts';
import { IMPORT_SOURCES, MOVE_KINDS } from './move.ts';

const SITE = '/api/sites/:site';
const TRANSFER = 'admin.transfer';
const INSTALLATION = 'admin.installation';
const BINARY = 'application/octet-stream';

const warnings = z.array(z.string());
const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), report: importReport }),
  z.object({
    kind: z.enum(['import-site', 'duplicate']),
    siteId: z.string(),
    identifier: z.string(),
    documents: z.int(),
    media: z.int(),
    warnings,
  }),
  z.object({
    kind: z.enum(['export', 'static', 'restore', 'backup']),
    /** How many of what: `pages`, `files`, `documents`, `media`, `setAside`, `rows`. */
    counts,
    warnings,
  }),
]);
export type MoveReport = Shape<typeof report>;

export type MoveOutcome =
  | { readonly kind: 'done'; readonly report: MoveReport }
  /** It could not be done, and nothing was changed. */
  | { readonly kind: 'refused'; readonly message: string; readonly details: readonly string[] };

const move = z
  .object({
    id: z.string(),
    siteId: z.string().nullable(),
    kind: z.enum(MOVE_KINDS),
    state: z.enum(['waiting', 'running', 'stopped', 'done', 'failed']),
    /** Of the file that was sent; empty where none was. */
    filename: z.string(),
    progress: z.string().meta({ description: 'Progress, in words.' }),
    /** Lists leave those of imports out. */
    report: report.nullable(),
    message: z.string().nullable().meta({ description: 'Why it failed.' }),
    details: z.array(z.string()),
    resultBytes: z.int().nullable().meta({ description: 'Download size.' }),
    startedBy: z.string(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    expiresAt: instant,
    isDryRun: z.boolean(),
    source: z.enum(IMPORT_SOURCES).exactOptional(),
  })
  .meta({ id: 'Move' });
export type Move = z.output<typeof move>;

const one = z.object({ move });
const missing = { missing: 404 } as const;

/** Of calls that put a move on its way. */
const starting = { answer: one, status: 202, errors: { ...missing, busy: 409 } } as const;
/** Of those whose body is a file. */
const sending = { ...starting, takes: BINARY } as const;

/** @param name in words, for the reference: `import` */
function common<const Path extends string, const May extends RequiredScope>(
  path: Path,
  may: May,
  name: string,
) {
  return {
    readAll: call('GET', path, {
      may,
      summary: `Lists the latest ${name}s.`,
      answer: z.object({ moves: z.array(move) }),
    }),
    read: call('GET', `${path}/:move` as const, {
      may,
      summary: `Returns the progress and result of the ${name}.`,
      answer: one,
      errors: missing,
    }),
    remove: call('DELETE', `${path}/:move` as const, {
      may,
      summary: `Deletes the ${name} and its files.`,
      description: 'A running one is cancelled if it changes no site. Others have to finish.',
      answer: doneAnswer('deleted'),
      errors: { ...missing, busy: 409 },
      leaves: ['transfer.stopped', 'transfer.removed'],
    }),
  };
}

function fetching<const Path extends string, const May extends Permission>(
  path: Path,
  may: May,
  name: string,
) {
  return {
    ...common(path, may, name),
    fetch: call('GET', `${path}/:move/file` as const, {
      may,
      summary: `Downloads the ${name}.`,
      gives: 'application/gzip',
      personal: may as Permission,
      errors: missing,
      leaves: 'transfer.fetched',
    }),
  };
}

const IMPORTS = `${SITE}/imports`;
const filename = z.string().max(200).default('');

export const imports = {
  ...common(IMPORTS, TRANSFER, 'import'),
  start: call('POST', IMPORTS, {
    ...sending,
    may: TRANSFER,
    leaves: 'transfer.import',
    summary: 'Imports a WordPress, Squarespace or Ghost export, a feed, or Markdown files into the site.',
    description:
      'The body is the file, or a .zip, .tar or .tar.gz with it and a copy of the old site’s files. Your edits since an earlier import are kept.',
    query: z.object({
      source: z.enum(IMPORT_SOURCES),
      filename,
      dryRun: z.enum(['true', 'false']).default('false').meta({ description: 'Previews the import.' }),
      oldSite: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .optional()
        .meta({
          description: 'The address of the old site. Ghost exports and Markdown files do not say it.',
        }),
    }),
    refusesQuery:
      'Give the source: wordpress, squarespace, ghost, feed or markdown. The address of the old site starts with https://.',
  }),
  run: call('POST', `${IMPORTS}/:move/run`, {
    ...starting,
    may: TRANSFER,
    leaves: 'transfer.import',
    summary: 'Runs a previewed import with the same file, or continues one that was stopped.',
    query: z.object({
      pictures: z.enum(['fetch', 'leave', 'retry']).optional().meta({
        description:
          'fetch: pictures that the file names by address are fetched from the old site. retry: those that could not be fetched are asked for again. Default: leave, or as before where it was stopped.',
      }),
    }),
    refusesQuery: 'Pictures can be: fetch, leave or retry.',
  }),
  stop: call('POST', `${IMPORTS}/:move/stop`, {
    may: TRANSFER,
    leaves: 'transfer.stopped',
    summary: 'Stops an import. What came over stays, and it can be continued.',
    answer: one,
    errors: { ...missing, done: 409 },
  }),
};

const ARCHIVE_IMPORTS = '/api/imports';

/** Of whole sites. */
export const archiveImports = {
  ...common(ARCHIVE_IMPORTS, INSTALLATION, 'import'),
  start: call('POST', ARCHIVE_IMPORTS, {
    ...sending,
    may: INSTALLATION,
    leaves: 'transfer.import-site',
    summary: 'Creates a site from a Vitrine export.',
    description: 'An export can contain code that its author added to pages. Only import files you trust.',
    query: z.object({
      identifier: z
        .string()
        .max(50)
        .optional()
        .meta({ description: 'The new site’s identifier. Default: its old one.' }),
      filename,
    }),
    refusesQuery: 'This name is too long.',
  }),
};

const EXPORTS = `${SITE}/exports`;
const CONFIRMATION = z.string().max(200).meta({ description: 'The site’s name, typed to confirm.' });
const RESTORING =
  'Pages that the archive does not include go to the trash. Versions, files, domains and people are kept. The previous state of the site is kept as an archive for a week.';
const unconfirmed = { unconfirmed: 422, forbidden: 403 } as const;

export const siteExports = {
  ...fetching(EXPORTS, TRANSFER, 'export'),
  start: call('POST', EXPORTS, {
    ...starting,
    may: TRANSFER,
    leaves: ['transfer.export', 'transfer.static'],
    summary: 'Creates an archive of the whole site to download.',
    description: 'Kept for a week. It includes unpublished content, and page passwords as salted hashes.',
    body: z.strictObject({
      kind: z.enum(['site', 'static']).meta({
        description: 'site: everything, to import into Vitrine. static: a copy for any web server.',
      }),
      base: z
        .string()
        .max(500)
        .default('relative')
        .meta({ description: 'Of a static copy: “relative”, a path such as /shop/, or an address.' }),
      submissions: z
        .boolean()
        .default(false)
        .meta({ description: 'For a site: includes form submissions. Needs admin.customer-data.' }),
    }),
  }),
  restore: call('POST', `${EXPORTS}/:move/restore`, {
    ...starting,
    may: TRANSFER,
    leaves: 'transfer.restore',
    summary: 'Restores the site from one of its archives here.',
    description: RESTORING,
    body: z.strictObject({ confirmation: CONFIRMATION }),
    errors: { ...starting.errors, ...unconfirmed },
  }),
};

export const restoreFromFile = call('POST', `${SITE}/restores`, {
  ...sending,
  may: TRANSFER,
  leaves: 'transfer.restore',
  summary: 'Restores the site from an uploaded archive.',
  description: `The body is the archive. ${RESTORING}`,
  query: z.object({ confirmation: CONFIRMATION, filename }),
  errors: { ...starting.errors, ...unconfirmed },
});

const DUPLICATES = `${SITE}/duplicates`;

export const duplicates = {
  ...common(DUPLICATES, INSTALLATION, 'duplicate'),
  start: call('POST', DUPLICATES, {
    ...starting,
    may: INSTALLATION,
    leaves: 'transfer.duplicate',
    summary: 'Duplicates a site.',
    description:
      'Copies drafts, pictures, products and settings. Domains, people, orders, submissions and service secrets are not copied.',
    body: z.strictObject({ identifier: siteIdentifier, title: siteTitle }),
    errors: { ...starting.errors, invalid: 422, taken: 409 },
  }),
};

const BACKUPS = '/api/backups';

export const backups = {
  ...fetching(BACKUPS, INSTALLATION, 'backup'),
  start: call('POST', BACKUPS, {
    ...starting,
    may: INSTALLATION,
    leaves: 'transfer.backup',
    summary: 'Creates a backup of the whole installation to download.',
    description:
      'Includes every site and every account. Kept for a week. “vitrine restore FILE” restores it.',
  }),
};

/** Whatever its path is, and who may. */
type Plain<C extends Call> = Omit<C, 'path' | 'may'> & { readonly path: string; readonly may: RequiredScope };
/** What each kind of moves has. */
export type MoveCalls = {
  readonly [Name in 'readAll' | 'read' | 'remove']: Plain<(typeof imports)[Name]>;
};
/** Of moves that make a file. */
export type FileMoveCalls = MoveCalls & { readonly fetch: Plain<typeof backups.fetch> };
