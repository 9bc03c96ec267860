/** Google Consent Mode v2: what its tags may do until the visitor has answered, said before any of them. */
import type { OptionalCategory } from './categories.ts';

/** How long tags wait for an answer that is on its way. */
const WAIT_MS = 500;

const SIGNALS: Readonly<Record<string, OptionalCategory | 'necessary'>> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'functional',
};

export function consentSignals(categories: readonly string[]): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [
      signal,
      categories.includes(category) ? 'granted' : 'denied',
    ]),
  );
}

const TAGS = /googletagmanager\.com|\bgtag\s*\(/;

/** The script that stands before the owner's code, where that holds such a tag. */
export function consentDefaults(code: string): string | undefined {
  if (!TAGS.test(code)) return undefined;
  const defaults = JSON.stringify({ ...consentSignals([]), wait_for_update: WAIT_MS });
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',${defaults});`;
}
