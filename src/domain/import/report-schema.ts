/** The report of an import, as it is stored and sent. */
import { z } from 'zod';
import type { Shape } from '../calls/call.ts';
import { IMPORT_SOURCES } from '../moves/move.ts';
import { IMPORT_KINDS } from './import-kinds.ts';

const kind = z.enum(IMPORT_KINDS);

export const importReport = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    site: z.string(),
    isDryRun: z.boolean(),
    totals: z.array(
      z.object({
        kind,
        created: z.int(),
        updated: z.int(),
        unchanged: z.int(),
        kept: z.int(),
        leftOut: z.int(),
      }),
    ),
    entries: z.array(
      z.object({
        kind,
        /** Names the item in the system it came from. */
        sourceId: z.string(),
        title: z.string(),
        /**
         * `unchanged`: here already as it is in the file. `kept`: the file has a newer version, but the owner has
         * edited this one, which is left alone.
         */
        outcome: z.enum(['created', 'updated', 'unchanged', 'kept', 'left-out']),
        /** What came over differently, and why something did not come over. */
        notes: z.array(z.string()),
        /** Where it stands now. */
        path: z.string().optional(),
      }),
    ),
    fetchable: z
      .object({ count: z.int(), hosts: z.array(z.string()) })
      .exactOptional()
      .meta({ description: 'Pictures that can be fetched from the old site.' }),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = Shape<typeof importReport>;
