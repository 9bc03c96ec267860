/** Changes what visitors are asked: the next page they open asks it. */
import type { Consent } from '#domain/consent/schema.ts';
import type { Deps } from '../deps.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { writeConsent } from './queries.ts';
import { keepWording } from './queries-wordings.ts';

export async function saveConsent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { siteId, consent }: { readonly siteId: string; readonly consent: Consent },
): Promise<void> {
  await db.write(async (tx) => {
    await writeConsent(tx, siteId, consent);
    await keepWording(tx, siteId, consent);
    await raiseSiteVersion(tx, siteId, now());
  });
}
