/** The contributor roles in words: what is shown where people are invited and their roles changed. */

import * as labels from './labels/en.ts';
import { CONTRIBUTOR_ROLES, type ContributorRole } from './roles.ts';

export interface RoleWords {
  readonly role: ContributorRole;
  readonly label: string;
  /** What they may do, in a sentence. */
  readonly description: string;
}

const R = CONTRIBUTOR_ROLES;

/** In the order in which they are offered. The role without any rights is not given to anybody. */
export const ROLE_WORDS: readonly RoleWords[] = [
  {
    role: R.admin,
    label: labels.administrator,
    description: labels.fullAccessToThisSiteIncluding,
  },
  {
    role: R.editor,
    label: labels.editor,
    description: labels.canWriteEditAndPublishPages,
  },
  { role: R.moderator, label: labels.moderator, description: labels.canModerateComments },
  {
    role: R.storeManager,
    label: labels.storeManager,
    description: labels.canManageProductsOrdersCustomersAnd,
  },
  { role: R.scheduling, label: labels.scheduling, description: labels.canManageAppointmentsAndServices },
  {
    role: R.schedulingEditor,
    label: labels.schedulingEditor,
    description: labels.canCreateAndMoveAppointments,
  },
  { role: R.schedulingViewer, label: labels.schedulingViewer, description: labels.canViewAppointments },
  {
    role: R.campaignsEditor,
    label: labels.campaignsEditor,
    description: labels.canManageNewsletterListsAndSubmissions,
  },
  { role: R.billing, label: labels.billing, description: labels.canManageBillingOnly },
  { role: R.reporting, label: labels.reporting, description: labels.canViewReportsAndActivity },
  { role: R.viewer, label: labels.viewer, description: labels.canViewEverythingButNotChange },
  { role: R.commenter, label: labels.commenter, description: labels.canTakePartInComments },
];

/** Those by which nothing can be done so far: whoever has one keeps it, nobody new is given it. */
const IDLE: readonly ContributorRole[] = [R.billing, R.commenter];

/** What may be chosen for somebody. @param now what they are already */
export function rolesToGive(now?: number | null): readonly RoleWords[] {
  return ROLE_WORDS.filter(({ role }) => role === now || !IDLE.includes(role));
}

/** `Editor`; `No role` for anything else. */
export function roleLabel(role: number | null): string {
  return ROLE_WORDS.find((each) => each.role === role)?.label ?? 'No role';
}
