/** The contributor roles in words: what is shown where people are invited and their roles changed. */
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
    label: 'Administrator',
    description: 'Everything on this site, people and money included.',
  },
  {
    role: R.editor,
    label: 'Editor',
    description: 'Writes, changes and publishes pages, posts and pictures.',
  },
  { role: R.moderator, label: 'Moderator', description: 'Looks after comments.' },
  { role: R.storeManager, label: 'Store manager', description: 'Products, orders, customers and refunds.' },
  { role: R.scheduling, label: 'Scheduling', description: 'Appointments and how they are offered.' },
  { role: R.schedulingEditor, label: 'Scheduling editor', description: 'Makes and moves appointments.' },
  { role: R.schedulingViewer, label: 'Scheduling viewer', description: 'Sees appointments.' },
  {
    role: R.campaignsEditor,
    label: 'Campaigns editor',
    description: 'Lists of the newsletter, and what visitors sent.',
  },
  { role: R.billing, label: 'Billing', description: 'Pays the bills, and nothing else.' },
  { role: R.reporting, label: 'Reporting', description: 'Sees reports and who did what.' },
  { role: R.viewer, label: 'Viewer', description: 'Sees everything, changes nothing.' },
  { role: R.commenter, label: 'Commenter', description: 'Takes part in comments.' },
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
