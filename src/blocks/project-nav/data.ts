/** The projects before and after the page's own. */
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { ProjectNavProps } from './definition.ts';

export interface ProjectNavData {
  readonly previous: ItemSummary | undefined;
  readonly next: ItemSummary | undefined;
}

/** Portfolios beyond this are archives: their pages are found by the list. */
const MOST_PROJECTS = 200;
const NOTHING: ProjectNavData = { previous: undefined, next: undefined };

export const load: BlockDataLoader<ProjectNavProps, ProjectNavData> = async (props, request) => {
  const { collectionId, pageId, site } = request;
  if (!collectionId) return NOTHING;
  const { items } = await site.items({ collectionId, order: props.order, limit: MOST_PROJECTS });
  return neighboursIn(items, pageId, props.wraps);
};

/**
 * Of two projects that wrap, the other is only what comes next: one link to it is enough. What is not among them,
 * such as a draft, leads to the first.
 */
function neighboursIn(items: readonly ItemSummary[], id: string, wraps: boolean): ProjectNavData {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return { previous: undefined, next: items[0] };
  if (items.length < 2) return NOTHING;
  const previous = items[index - 1] ?? (wraps ? items.at(-1) : undefined);
  const next = items[index + 1] ?? (wraps ? items[0] : undefined);
  return previous?.id === next?.id ? { previous: undefined, next } : { previous, next };
}
