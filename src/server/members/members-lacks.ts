/** What member areas lack before anyone has a reason to join. */
import type { ChecklistPart } from '../feature.ts';
import { listPlansAtGates } from '../kernel/sites/queries-gates.ts';
import { keptMemberAreas } from './kept-settings.ts';

/** Areas with plans that open nothing. */
export const membersLacks: ChecklistPart = async (db, siteId) => {
  const { areas } = await keptMemberAreas.of(db, siteId);
  const withPlans = areas.filter(({ plans }) => plans.length > 0);
  if (withPlans.length === 0) return [];
  const used = await listPlansAtGates(db, siteId);
  const empty = withPlans.filter(
    ({ id, plans }) => !used.has(id) && !plans.some((plan) => used.has(plan.id)),
  );
  return [{ kind: 'member-pages', count: empty.length }];
};
