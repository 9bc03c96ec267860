/** What was added up moves with a site. Single hits do not: they say what somebody did. */
import { z } from 'zod';
import { type DayCounts, DIMENSIONS } from '#domain/tracking/roll-up.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { deleteCounted, insertDays, listDays } from './queries-days.ts';
import { plans } from './queries-plans.ts';

const count = z.int().nonnegative();
const entry = z.object({
  day: z.iso.date(),
  dimension: z.enum(DIMENSIONS),
  value: z.string().max(300),
  visitors: count,
  visits: count,
  views: count,
  bounces: count,
  seconds: count,
  events: count,
});

const keyOf = ({ day, dimension, value }: DayCounts) => JSON.stringify([dimension, day, value]);

const days: MovedRows<DayCounts> = {
  file: 'visitors.jsonl',
  entry,
  async *read(db, siteId) {
    yield await listDays(db, siteId);
  },
  keyOf,
  idsOf: () => ({}),
  check(entries, whole) {
    const see = whole.once('the numbers of this day');
    for (const [index, each] of entries.entries()) see(keyOf(each), `${index}.value`);
  },
  clear: deleteCounted,
  insert: insertDays,
};

/** What was written down about them does as well. */
export const moved = [days, oneASite('visitor-plan.json', plans)] as const;
