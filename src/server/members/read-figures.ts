/** Members over time: a period, and the one before it. */
import { type Period, periodBefore, spanOf } from '#domain/locale/period.ts';
import { type DayOfJoining, joinedByDay } from '#domain/members/joining.ts';
import type { Queryable } from '../db/schema.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { countJoinedBefore, listJoined } from './queries-figures.ts';

interface Joining {
  earlier: number;
  steps: DayOfJoining[];
}

export async function readFigures(
  db: Queryable,
  siteId: string,
  period: Period,
): Promise<{ period: Joining; before: Joining }> {
  const timeZone = (await findSiteSettings(db, siteId))?.timeZone ?? 'UTC';
  const read = async (asked: Period) => {
    const span = spanOf(asked, timeZone);
    const [earlier, joined] = await Promise.all([
      countJoinedBefore(db, siteId, span.from),
      listJoined(db, siteId, span),
    ]);
    return { earlier, steps: joinedByDay(joined, asked, timeZone) };
  };
  return { period: await read(period), before: await read(periodBefore(period)) };
}
