/** Where links to a plan of a site lead: in an installation of one's own there is none to buy. */
import type { OwnerFeature } from '../feature.ts';

const load = async () => (await import('./billing.tsx')).Billing;

export const feature: OwnerFeature = {
  screens: [
    { frame: 'account', path: '/settings/billing/upgrade', load },
    { frame: 'account', path: '/settings/billing/subscriptions/website', load },
  ],
};
