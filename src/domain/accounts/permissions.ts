/**
 * What the people of a site may do (ROLE-07, ROLE-08): permission codes in two groups, and which contributor
 * role holds which of them. The server asks this table for every call; the owner area hides what is not held.
 */
import { CONTRIBUTOR_ROLES, type ContributorRole } from './roles.ts';

/** Working on a site. */
export const CONFIG_PERMISSIONS = {
  /** See drafts, files, lists and settings. */
  read: 'config.read',
  contentManager: 'config.content',
  publish: 'config.publish',
  media: 'config.media',
  design: 'config.design',
  /** Store HTML and scripts that run as part of the page. */
  code: 'config.code',
  settings: 'config.settings',
  activity: 'config.activity',
  comments: 'config.comments',
  reports: 'config.reports',
  commerce: 'config.commerce',
  newsletter: 'config.newsletter',
  crm: 'config.crm',
  marketing: 'config.marketing',
  scheduling: 'config.scheduling',
  schedulingSetup: 'config.scheduling-setup',
  schedulingRead: 'config.scheduling-read',
} as const;

/** What touches money, other people, or the site as a whole. */
export const ADMIN_PERMISSIONS = {
  billing: 'admin.billing',
  customerData: 'admin.customer-data',
  loginAs: 'admin.login-as',
  suspend: 'admin.suspend',
  refunds: 'admin.refunds',
  domain: 'admin.domain',
  fraudDetection: 'admin.fraud-detection',
  /** Contributors: invite, change roles, take away. */
  people: 'admin.people',
  /** Import, export, backup. */
  transfer: 'admin.transfer',
  jobs: 'admin.jobs',
  /** The site itself: its standing, deleting it. */
  site: 'admin.site',
  /** The installation: making sites, restoring backups. */
  installation: 'admin.installation',
} as const;

export type Permission =
  | (typeof CONFIG_PERMISSIONS)[keyof typeof CONFIG_PERMISSIONS]
  | (typeof ADMIN_PERMISSIONS)[keyof typeof ADMIN_PERMISSIONS];

const config = CONFIG_PERMISSIONS;
const admin = ADMIN_PERMISSIONS;

export const ALL_PERMISSIONS: readonly Permission[] = [...Object.values(config), ...Object.values(admin)];

/** Acting as somebody else, suspending and the installation are for whoever runs it. */
const OWNER_ONLY: readonly Permission[] = [admin.loginAs, admin.suspend, admin.installation];

const R = CONTRIBUTOR_ROLES;

export const ROLE_PERMISSIONS: Readonly<Record<ContributorRole, readonly Permission[]>> = {
  [R.admin]: ALL_PERMISSIONS.filter((permission) => !OWNER_ONLY.includes(permission)),
  [R.billing]: [admin.billing],
  [R.reporting]: [config.read, config.reports, config.activity],
  [R.editor]: [config.read, config.contentManager, config.publish, config.media, config.comments],
  [R.moderator]: [config.read, config.comments],
  [R.commenter]: [],
  [R.storeManager]: [
    config.read,
    config.commerce,
    config.media,
    config.reports,
    admin.customerData,
    admin.refunds,
  ],
  [R.scheduling]: [config.read, config.schedulingRead, config.scheduling, config.schedulingSetup],
  [R.viewer]: [config.read],
  [R.campaignsEditor]: [config.read, config.newsletter, config.marketing, config.crm],
  [R.schedulingViewer]: [config.schedulingRead],
  [R.schedulingEditor]: [config.schedulingRead, config.scheduling],
  [R.none]: [],
};

/** What access tokens are given, in words a program's author knows. */
export const TOKEN_SCOPES = ['read', 'write', 'publish', 'code', 'customers', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const SCOPE_PERMISSIONS: Readonly<Record<TokenScope, readonly Permission[]>> = {
  read: [config.read, config.activity, config.reports, config.schedulingRead],
  write: [
    config.contentManager,
    config.media,
    config.design,
    config.settings,
    config.comments,
    config.commerce,
    config.newsletter,
    config.crm,
    config.marketing,
    config.scheduling,
    config.schedulingSetup,
  ],
  publish: [config.publish],
  code: [config.code],
  customers: [admin.customerData],
  admin: Object.values(admin),
};

/** The permission a scope's name stands for where a route asks for one by that name. */
const SCOPE_MEANS: Readonly<Record<TokenScope, Permission>> = {
  read: config.read,
  write: config.contentManager,
  publish: config.publish,
  code: config.code,
  customers: admin.customerData,
  admin: admin.site,
};

function isTokenScope(value: string): value is TokenScope {
  return TOKEN_SCOPES.some((scope) => scope === value);
}

export function permissionOf(required: TokenScope | Permission): Permission {
  return isTokenScope(required) ? SCOPE_MEANS[required] : required;
}

/** The scope that carries a permission: what a refused program has to ask for. */
export function scopeOf(permission: Permission): TokenScope {
  return TOKEN_SCOPES.find((scope) => SCOPE_PERMISSIONS[scope].includes(permission)) ?? 'admin';
}

export function permissionsOfScopes(scopes: readonly string[]): ReadonlySet<Permission> {
  return new Set(scopes.filter(isTokenScope).flatMap((scope) => SCOPE_PERMISSIONS[scope]));
}

/**
 * Scopes that let a program see what people have entered: names, addresses, messages. What its other scopes allow stays
 * as it is without one of these; answers then hold null in those places.
 */
const PERSONAL_SCOPES: readonly TokenScope[] = ['customers', 'admin'];

/** Of what a token may do, by which permissions it sees personal data. */
export function personalPermissionsOf(
  scopes: readonly string[],
  permissions: ReadonlySet<Permission>,
): ReadonlySet<Permission> {
  return PERSONAL_SCOPES.some((scope) => scopes.includes(scope)) ? permissions : new Set();
}

export interface Standing {
  /** Owner of the installation. */
  readonly isOwner: boolean;
  /** Role on the site in question; null without one, and for the installation itself. */
  readonly role: number | null;
}

/** Everything somebody of this standing may do. */
export function permissionsOf({ isOwner, role }: Standing): ReadonlySet<Permission> {
  if (isOwner) return new Set(ALL_PERMISSIONS);
  return new Set(isRole(role) ? ROLE_PERMISSIONS[role] : []);
}

function isRole(code: number | null): code is ContributorRole {
  return Object.values(CONTRIBUTOR_ROLES).some((role) => role === code);
}
