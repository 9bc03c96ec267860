/** Has the site keep proof of a decision. By itself, so that the banner stays small: it needs nothing else of the data layer. */
import type { Choice, Visitor } from '#domain/consent/choice.ts';
import { type CookieSettings, RECORD_PATH } from '#domain/consent/contract.ts';

const TIMEOUT_MS = 4000;

export async function record(
  { id, categories }: Choice,
  { policyVersion, wording }: CookieSettings,
  { isOptingOut }: Visitor,
): Promise<void> {
  const body = JSON.stringify({ visitor: id, categories, wording, policyVersion, isOptingOut });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const send = (crumb: string) =>
    fetch(`${RECORD_PATH}?crumb=${encodeURIComponent(crumb)}`, {
      method: 'POST',
      body,
      headers,
      signal,
      keepalive: true,
    });
  try {
    // Refused for want of a crumb, the answer holds one.
    const refused = await send('');
    if (refused.status === 403) await send((await refused.json()).crumb);
  } catch (error) {
    console.warn(error);
  }
}
