/** What moves with a site: its experiments with their numbers. Who has seen them does not. */
import { z } from 'zod';
import { experimentSchema } from '#domain/experiments/experiment.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import {
  addCounts,
  deleteAllExperiments,
  insertExperiments,
  listCounts,
  listExperiments,
} from './queries.ts';

const count = z.int().nonnegative();
const counted = z.object({ version: z.string().max(60), visitors: count, reached: count });
const moment = instant.nullable().default(null);
const entry = z.object({
  ...experimentSchema.shape,
  startsAt: moment,
  endsAt: moment,
  createdAt: instant,
  counts: z.array(counted).max(10).default([]),
});

const experiments: MovedRows<z.infer<typeof entry>> = {
  file: 'experiments.json',
  entry,
  async *read(db, siteId) {
    const all = await listExperiments(db, siteId);
    yield await Promise.all(all.map(async (each) => ({ ...each, counts: await listCounts(db, each.id) })));
  },
  // Its visitors are others: one that was running is to be started there.
  ofCopy: ({ startsAt, endsAt, counts, ...entry }) =>
    entry['winner'] ? { ...entry, startsAt, endsAt, counts } : entry,
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ experiments: [id] }),
  check(all, whole) {
    for (const [index, { id }] of all.entries()) whole.seeId(id, `${index}.id`);
  },
  clear: deleteAllExperiments,
  async insert(tx, siteId, entries) {
    await insertExperiments(
      tx,
      siteId,
      entries.map(({ counts: _counts, ...each }) => each),
    );
    for (const { id, counts } of entries) await addCounts(tx, id, counts);
  },
};

export const moved = [experiments];
