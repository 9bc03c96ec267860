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
