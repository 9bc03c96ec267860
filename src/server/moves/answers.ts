/** What the calls about imports, exports, restores and backups answer. */
import { z } from 'zod';
import { counts, doneAnswer, instant } from '#domain/calls/answers.ts';
import { IMPORT_KINDS, type ImportReport } from '#domain/import/report.ts';
import { IMPORT_SOURCES, MOVE_KINDS, type MoveReport } from '#domain/moves/move.ts';
import type { Answers } from '../http/route-list.ts';
import type { MoveRecord } from './queries.ts';

const importReport = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    site: z.string(),
    isDryRun: z.boolean(),
    totals: z.array(
      z.object({
        kind: z.enum(IMPORT_KINDS),
        created: z.int(),
        updated: z.int(),
        unchanged: z.int(),
        kept: z.int(),
        leftOut: z.int(),
      }),
    ),
    entries: z.array(
      z.object({
        kind: z.enum(IMPORT_KINDS),
        sourceId: z.string(),
        title: z.string(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'kept', 'left-out']),
        notes: z.array(z.string()),
        path: z.string().exactOptional(),
      }),
    ),
  })
  .meta({ id: 'ImportReport' }) satisfies z.ZodType<ImportReport>;

const warnings = z.array(z.string());
const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), report: importReport }),
  z.object({
    kind: z.literal('import-site'),
    siteId: z.string(),
    identifier: z.string(),
    documents: z.int(),
    media: z.int(),
    warnings,
  }),
  z.object({ kind: z.enum(['export', 'static', 'restore', 'backup']), counts, warnings }),
]) satisfies z.ZodType<MoveReport>;

const move = z
  .object({
    id: z.string(),
    siteId: z.string().nullable(),
    kind: z.enum(MOVE_KINDS),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    filename: z.string(),
    progress: z.string().meta({ description: 'How far it is, in words.' }),
    report: report.nullable(),
    message: z.string().nullable().meta({ description: 'Why it failed.' }),
    details: z.array(z.string()),
    resultBytes: z.int().nullable().meta({ description: 'Size of what can be fetched.' }),
    startedBy: z.string(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    expiresAt: instant,
    isDryRun: z.boolean(),
    source: z.enum(IMPORT_SOURCES).exactOptional(),
  })
  .meta({ id: 'Move' }) satisfies z.ZodType<Omit<MoveRecord, 'task'>>;

const one = z.object({ move });
const list = z.object({ moves: z.array(move) });

function common(path: string): Answers {
  return {
    [`GET ${path}`]: list,
    [`POST ${path}`]: one,
    [`GET ${path}/:move`]: one,
    [`DELETE ${path}/:move`]: doneAnswer('deleted'),
  };
}

export const MOVE_ANSWERS: Answers = {
  ...common('/api/sites/:site/imports'),
  ...common('/api/sites/:site/exports'),
  ...common('/api/imports'),
  ...common('/api/backups'),
  'POST /api/sites/:site/imports/:move/run': one,
  'POST /api/sites/:site/exports/:move/restore': one,
  'POST /api/sites/:site/restores': one,
};
