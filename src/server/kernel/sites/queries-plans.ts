/** The plans of members that there are, for what opens them. */
import { memberAreas, plansOf } from '#domain/members/areas.ts';
import type { Queryable } from '../../db/schema.ts';
import { rowOfSite } from './queries-settings.ts';

const kept = rowOfSite('memberAreas', 'settings', memberAreas.schema);

export async function listPlanIds(db: Queryable, siteId: string): Promise<ReadonlySet<string>> {
  const areas = await kept.find(db, siteId);
  return new Set(areas ? plansOf(areas).map(({ plan }) => plan.id) : []);
}
