/** The calls that take translations out as files for translators, and back in. */
import { z } from 'zod';
import { call, type Shape } from '../../calls/call.ts';
import { XLIFF_TYPE } from './write-xliff.ts';

const FILES = '/api/sites/:site/languages/:language/translations';

/** Bytes of a file that is imported. */
export const MAX_TRANSLATION_FILE = 20_000_000;

/** Documents that are chosen one by one. */
export const MAX_EXPORTED = 100;

const exporting = {
  may: 'read',
  query: z.object({
    only: z.string().optional().meta({
      description: '`open`: only texts that are not translated, or whose original has changed since.',
    }),
    documents: z
      .string()
      .max(4000)
      .optional()
      .meta({ description: 'Ids of documents, with commas. All of the site where it is left out.' }),
  }),
  personal: 'none',
  errors: { missing: 404, empty: 422 },
} as const;

export const exportXliff = call('GET', `${FILES}.xlf`, {
  ...exporting,
  summary: 'Exports texts and translations as XLIFF 2.0.',
  description:
    'Each document is a `file`, each text or paragraph a `unit`. Keep ids, codes and notes: the import finds the texts by them.',
  gives: XLIFF_TYPE,
});

export const exportTable = call('GET', `${FILES}.csv`, {
  ...exporting,
  summary: 'Exports texts and translations as a table.',
  description: 'Fill in the column `target`, and keep tags such as `<2>…</2>`.',
  gives: 'text/csv',
});

/** A line of the file that was not taken. */
const problem = z.object({
  line: z.int(),
  document: z.string(),
  address: z.string().meta({ description: 'Or the title where there is none.' }),
  key: z.string(),
  source: z.string(),
  target: z.string(),
  message: z.string(),
});
export type ImportProblem = Shape<typeof problem>;

/** A line of the answer; the last one is the report. */
const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), of: z.int() }),
  z.object({ kind: z.literal('problems'), problems: z.array(problem) }),
  z.object({
    kind: z.literal('report'),
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Without a translation in the file. */
    empty: z.int(),
    refused: z.int(),
    documents: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Visitors saw its draft: publishing shows them nothing but the translations. */
        isPublishable: z.boolean(),
      }),
    ),
  }),
]);
export type ImportStep = Shape<typeof step>;
export type ImportSummary = Extract<ImportStep, { kind: 'report' }>;

export const importTranslations = call('POST', FILES, {
  may: 'write',
  summary: 'Imports translations from an XLIFF 2 or CSV file into drafts.',
  description:
    'The body is the file, up to 20 MB. A trial reports the same and saves nothing. Lines that do not fit are left out, all others are saved. The answer is one JSON object per line: `progress` with `done` and `of`, `problems` with the lines that are not imported, and at the end `report` with how many texts are `new`, `changed`, `unchanged`, `empty` and `refused`, and the `documents` that changed.',
  query: z.object({ trial: z.string().optional().meta({ description: '`true`: nothing is saved.' }) }),
  takes: 'application/octet-stream',
  gives: 'application/x-ndjson',
  personal: 'none',
  errors: { missing: 404, invalid: 422, 'too-large': 413, incomplete: 400 },
  leaves: ['content.edited', 'settings.changed'],
});
