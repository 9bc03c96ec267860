/** Codes of website types and site statuses as the website context carries them (SITE-48 to SITE-50). */

export const WEBSITE_TYPES = {
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
} as const;

export const SITE_STATUS = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 9,
  parkingPage: 10,
  resold: 11,
  resoldGracePeriod: 12,
  enterprise: 13,
} as const;

/** How the site is run; stored with the site, since an import may bring another kind. */
export interface SiteStanding {
  readonly websiteType?: WebsiteType;
  readonly siteStatus?: SiteStatus;
}
type WebsiteType = (typeof WEBSITE_TYPES)[keyof typeof WEBSITE_TYPES];
type SiteStatus = (typeof SITE_STATUS)[keyof typeof SITE_STATUS];

/** Codes that no list names are left out: a page then says what most sites are. */
export function standingOf(stored: { readonly websiteType: number; readonly status: number }): SiteStanding {
  const websiteType = Object.values(WEBSITE_TYPES).find((code) => code === stored.websiteType);
  const siteStatus = Object.values(SITE_STATUS).find((code) => code === stored.status);
  return { ...(websiteType && { websiteType }), ...(siteStatus && { siteStatus }) };
}
