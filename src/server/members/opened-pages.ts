/** Where a member goes on with a plan: the pages that it opens. */
import { plansOf } from '#domain/members/areas.ts';
import type { Queryable } from '../db/schema.ts';
import { listPagesOpenedBy } from '../kernel/sites/queries-gates.ts';
import { keptMemberAreas } from './kept-settings.ts';

const MOST = 5;

export interface OpenedPage {
  readonly title: string;
  readonly path: string;
}

export async function pagesOfPlan(
  db: Queryable,
  siteId: string,
  planId: string,
): Promise<readonly OpenedPage[]> {
  const found = plansOf(await keptMemberAreas.of(db, siteId)).find(({ plan }) => plan.id === planId);
  if (!found) return [];
  const pages = await listPagesOpenedBy(db, siteId, new Set([planId, found.area.id]));
  return pages.slice(0, MOST);
}
