/** Roles of the people who work on a site. */

/** Contributor role codes (ROLE-06); there is no 5. */
export const CONTRIBUTOR_ROLES = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
} as const;
export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[keyof typeof CONTRIBUTOR_ROLES];

/** The roles of the signed-in account as the website context carries them: role name to true. */
export type WebsiteRoles = Readonly<Record<string, boolean>>;

/** Whether the account holds the viewer role: the roles are not empty and the viewer flag is set. */
export function isViewer(roles: WebsiteRoles | null | undefined): boolean {
  return roles?.['viewer'] === true;
}
