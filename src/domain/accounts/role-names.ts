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
    description: 'Full access to this site, including people and payments.',
  },
  {
    role: R.editor,
    label: 'Editor',
    description: 'Can write, edit and publish pages, posts and pictures.',
  },
  { role: R.moderator, label: 'Moderator', description: 'Can moderate comments.' },
  {
    role: R.storeManager,
    label: 'Store manager',
    description: 'Can manage products, orders, customers and refunds.',
  },
  { role: R.scheduling, label: 'Scheduling', description: 'Can manage appointments and services.' },
  { role: R.schedulingEditor, label: 'Scheduling editor', description: 'Can create and move appointments.' },
  { role: R.schedulingViewer, label: 'Scheduling viewer', description: 'Can view appointments.' },
  {
    role: R.campaignsEditor,
    label: 'Campaigns editor',
    description: 'Can manage newsletter lists and submissions.',
  },
  { role: R.billing, label: 'Billing', description: 'Can manage billing only.' },
  { role: R.reporting, label: 'Reporting', description: 'Can view reports and activity.' },
  { role: R.viewer, label: 'Viewer', description: 'Can view everything, but not change it.' },
  { role: R.commenter, label: 'Commenter', description: 'Can take part in comments.' },
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
