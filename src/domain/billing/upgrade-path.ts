/** Where an owner changes what a site's plan includes. */
import { SITE_STATUS } from '../settings/site-status.ts';

/** Paths of the owner area (OWNR-19, OWNR-20). */
export const UPGRADE_PATHS = {
  trial: '/settings/billing/upgrade',
  regular: '/settings/billing/subscriptions/website',
} as const;

/** @param status code of the site's standing (SITE-50) */
export function upgradePath(status: number): string {
  return status === SITE_STATUS.trial ? UPGRADE_PATHS.trial : UPGRADE_PATHS.regular;
}
