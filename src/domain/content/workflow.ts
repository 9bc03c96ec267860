/** The names of states and kinds of content, in the contract's own words. */
import { ITEM_STATUS, type ItemStatus } from './codes.ts';

/** States of a product or page (SITE-35). */
export const WORKFLOW_STATES = ['published', 'scheduled', 'draft'] as const;
/** How visible an item of a collection is (SITE-37). */
export const ITEM_VISIBILITIES = ['draft', 'published', 'needs_review', 'scheduled'] as const;
export type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];

/** Labels of a product or page by its state (SITE-39 to SITE-41). */
const LABELS: Readonly<Record<(typeof WORKFLOW_STATES)[number], string>> = {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
};
const WORKFLOW_LABELS: ReadonlyMap<string | undefined, string> = new Map(
  WORKFLOW_STATES.map((state) => [state, LABELS[state]]),
);
/** Of a state that this product does not have (SITE-42). */
const UNSUPPORTED = 'Unsupported';

/** Labels of an item that visitors do not see (SITE-43). */
const ITEM_LABELS: Readonly<Record<number, string>> = {
  [ITEM_STATUS.scheduled]: 'Scheduled',
  [ITEM_STATUS.needsReview]: 'Needs Review',
  [ITEM_STATUS.draft]: 'Draft',
  [ITEM_STATUS.private]: 'Private',
};

const STATE_OF: Readonly<Record<number, ItemVisibility>> = {
  [ITEM_STATUS.published]: 'published',
  [ITEM_STATUS.scheduled]: 'scheduled',
  [ITEM_STATUS.needsReview]: 'needs_review',
  [ITEM_STATUS.draft]: 'draft',
};

/** Undefined for what is private or deleted: nobody is shown it. */
export function visibilityOf(status: ItemStatus | number): ItemVisibility | undefined {
  return STATE_OF[status];
}

export function workflowLabel(state: string | undefined): string {
  return WORKFLOW_LABELS.get(state) ?? UNSUPPORTED;
}

/** What is said of a product or page, by its status. */
export function pageStatusLabel(status: number): string {
  return workflowLabel(visibilityOf(status));
}

/** What is said of an item of a collection, by its status. */
export function itemStatusLabel(status: number): string {
  return ITEM_LABELS[status] ?? pageStatusLabel(status);
}
