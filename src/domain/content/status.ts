/** Which status follows when something is done with a document (SITE-44). */
import { ITEM_STATUS, type ItemStatus } from './codes.ts';

export type StatusStep = 'publish' | 'unpublish' | 'schedule' | 'call-off' | 'restore';

/**
 * A change of a live page that is planned for later leaves it published; the status scheduled is for what is
 * not live yet. Called off or restored, what is not live is a draft, since the time of a plan may be over.
 */
export function statusAfter(
  step: StatusStep,
  { status, publishedId }: { readonly status: ItemStatus; readonly publishedId: string | null },
): ItemStatus {
  const isLive = publishedId !== null;
  switch (step) {
    case 'publish':
      return ITEM_STATUS.published;
    case 'unpublish':
      return ITEM_STATUS.draft;
    case 'schedule':
      return isLive ? status : ITEM_STATUS.scheduled;
    case 'call-off':
    case 'restore':
      return isLive ? status : ITEM_STATUS.draft;
  }
}
