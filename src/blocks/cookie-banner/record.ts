/** Has the site keep proof of a decision. Without the data layer, of which it needs nothing else, so that the banner stays small. */
import type { Choice, Visitor } from '#domain/consent/choice.ts';
import { type CookieSettings, RECORD_PATH } from '#domain/consent/contract.ts';

const TIMEOUT_MS = 4000;

export async function record(
  { id, categories }: Choice,
  { policyVersion, wording }: CookieSettings,
  { isOptingOut }: Visitor,
): Promise<void> {
  try {
    await fetch(RECORD_PATH, {
      method: 'POST',
      body: JSON.stringify({ visitor: id, categories, wording, policyVersion, isOptingOut }),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    });
  } catch (error) {
    console.warn(error);
  }
}
