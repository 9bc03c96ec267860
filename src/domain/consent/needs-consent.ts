import type { SiteView } from '../page.ts';
import { privacyLevelOf } from './settings.ts';

/** Whether pages of the site start nothing optional by themselves. */
export function needsConsent({ consent }: Pick<SiteView, 'consent'>): boolean {
  return consent !== undefined && privacyLevelOf(consent) > 0;
}
