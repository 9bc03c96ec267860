/** What was added up moves with a site; it says nothing of single visitors. */
import { z } from 'zod';
import { CAUSES, METRICS } from '#domain/performance/contract.ts';
import { SUBJECT_KINDS } from '#domain/performance/summary.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteSpeed, listAllSpeed, type SpeedOfDay, writeSpeed } from './queries.ts';

const count = z.int().nonnegative();
const entry = z.object({
  day: z.iso.date(),
  path: z.string().max(300),
  device: z.string().max(20),
  loads: count,
  metrics: z.partialRecord(z.enum(METRICS), z.record(z.string().max(10), count)),
  subjects: z.partialRecord(
    z.enum([...SUBJECT_KINDS, ...CAUSES]),
    z.record(z.string().max(300), z.object({ count, sum: z.number().nonnegative() })),
  ),
});

const keyOf = ({ day, path, device }: SpeedOfDay) => JSON.stringify([day, path, device]);

const days: MovedRows<SpeedOfDay> = {
  file: 'speed.jsonl',
  entry,
  async *read(db, siteId) {
    yield await listAllSpeed(db, siteId);
  },
  keyOf,
  idsOf: () => ({}),
  check(entries, whole) {
    const see = whole.once('the speed of this day');
    for (const [index, each] of entries.entries()) see(keyOf(each), `${index}.path`);
  },
  clear: deleteSpeed,
  insert: writeSpeed,
};

export const moved = [days] as const;
