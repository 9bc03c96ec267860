/**
 * Statuses of items and workflow states of products and pages: their labels, and which change may be made,
 * by whom and when (SITE-39 to SITE-44). A change of a live page that is planned for later is a scheduled
 * revision and leaves the page published; the status scheduled is for what is not live yet.
 */
import { CONTRIBUTOR_ROLES, type ContributorRole } from '../accounts/roles.ts';
import { ITEM_STATUS, type ItemStatus } from './codes.ts';

/** Labels of workflow states (SITE-39 to SITE-41). */
const WORKFLOW_LABELS = { published: 'Available', scheduled: 'Scheduled', draft: 'Hidden' } as const;
/** Label of any other workflow state (SITE-42). */
const WORKFLOW_UNSUPPORTED = 'Unsupported';

export function workflowLabel(state: string): string {
  return Object.hasOwn(WORKFLOW_LABELS, state)
    ? WORKFLOW_LABELS[state as keyof typeof WORKFLOW_LABELS]
    : WORKFLOW_UNSUPPORTED;
}

/** Labels of item statuses (SITE-43); those of published and deleted items are ours. */
export const ITEM_STATUS_LABELS: Readonly<Record<ItemStatus, string>> = {
  [ITEM_STATUS.published]: 'Published',
  [ITEM_STATUS.scheduled]: 'Scheduled',
  [ITEM_STATUS.needsReview]: 'Needs Review',
  [ITEM_STATUS.draft]: 'Draft',
  [ITEM_STATUS.private]: 'Private',
  [ITEM_STATUS.deleted]: 'Deleted',
};

const { published, scheduled, needsReview, draft, private: hidden, deleted } = ITEM_STATUS;

/** Which status may follow which (SITE-44). What is live cannot wait to become live. */
const FOLLOWS: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  [draft]: [needsReview, scheduled, published, hidden, deleted],
  [needsReview]: [draft, scheduled, published, hidden, deleted],
  [scheduled]: [draft, needsReview, scheduled, published, hidden, deleted],
  [published]: [draft, needsReview, hidden, deleted],
  [hidden]: [draft, needsReview, scheduled, published, deleted],
  // Restoring gives back what was there; a scheduled item comes back as a draft, since its time may be over.
  [deleted]: [draft, needsReview, published, hidden],
};

/** Those who decide what is live. */
const PUBLISHERS: ReadonlySet<ContributorRole> = new Set([
  CONTRIBUTOR_ROLES.admin,
  CONTRIBUTOR_ROLES.editor,
  CONTRIBUTOR_ROLES.storeManager,
]);
/** Those who may send work to be reviewed, and back to its author, but not decide. */
const REVIEWERS: ReadonlySet<ContributorRole> = new Set([CONTRIBUTOR_ROLES.moderator]);
const REVIEW_STATUSES: ReadonlySet<ItemStatus> = new Set([draft, needsReview]);

/** Who asks: somebody with a role, or the schedule when its time has come. */
export type StatusActor =
  | { readonly kind: 'contributor'; readonly role: ContributorRole }
  | { readonly kind: 'schedule' };

export interface StatusChange {
  readonly from: ItemStatus;
  readonly to: ItemStatus;
  readonly by: StatusActor;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** When the item is to be published: the time asked for, or for the schedule the time it was given. */
  readonly publishAt?: number | undefined;
}

export type CheckedStatusChange =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'not-possible' | 'not-allowed' | 'time';
      readonly message: string;
    };

/** Whether a change of status may be made now. */
export function checkStatusChange(change: StatusChange): CheckedStatusChange {
  if (!FOLLOWS[change.from].includes(change.to)) {
    return refuse('not-possible', `${described(change.from)} cannot become ${described(change.to)}.`);
  }
  if (change.by.kind === 'schedule') return checkSchedule(change);
  if (!mayChange(change.by.role, change)) {
    return refuse(
      'not-allowed',
      'Your role does not include this. Ask somebody who may publish on this site.',
    );
  }
  if (change.to === scheduled && !isLater(change)) {
    return refuse('time', 'Choose a time in the future to publish at, or publish now.');
  }
  return { ok: true };
}

function mayChange(role: ContributorRole, { from, to }: StatusChange): boolean {
  if (PUBLISHERS.has(role)) return true;
  return REVIEWERS.has(role) && REVIEW_STATUSES.has(from) && REVIEW_STATUSES.has(to);
}

function checkSchedule(change: StatusChange): CheckedStatusChange {
  const isItsWork = change.from === scheduled && change.to === published;
  if (!isItsWork) return refuse('not-allowed', 'The schedule only publishes what was scheduled.');
  return isLater(change) ? refuse('time', 'The time to publish has not come yet.') : { ok: true };
}

/** Without a time nothing is due, and nothing can be waited for. */
function isLater({ publishAt, now, by }: StatusChange): boolean {
  return publishAt === undefined ? by.kind === 'schedule' : publishAt > now;
}

function refuse(reason: 'not-possible' | 'not-allowed' | 'time', message: string): CheckedStatusChange {
  return { ok: false, reason, message };
}

function described(status: ItemStatus): string {
  return `“${ITEM_STATUS_LABELS[status]}”`;
}

/** The statuses that may follow, for a choice: those a role may set, the time left open. */
export function possibleStatuses(from: ItemStatus, role: ContributorRole): ItemStatus[] {
  const by = { kind: 'contributor', role } as const;
  return FOLLOWS[from].filter((to) => checkStatusChange({ from, to, by, now: 0, publishAt: 1 }).ok);
}

/** The status an item has at a moment: a scheduled one is published from its time on. */
export function statusAt(
  item: { readonly status: ItemStatus; readonly publishAt?: number | undefined },
  now: number,
): ItemStatus {
  const isDue = item.status === scheduled && item.publishAt !== undefined && item.publishAt <= now;
  return isDue ? published : item.status;
}
