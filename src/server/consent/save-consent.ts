/** Changes what visitors are asked: the next page they open asks it. */
import type { Consent } from '#domain/consent/schema.ts';
import type { Deps } from '../deps.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { writeConsent } from './queries.ts';
import { keepWordings } from './translated.ts';

export async function saveConsent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { siteId, consent }: { readonly siteId: string; readonly consent: Consent },
): Promise<void> {
  await db.write(async (tx) => {
    await writeConsent(tx, siteId, consent);
    await keepWordings(tx, siteId, consent);
    await raiseSiteVersion(tx, siteId, now());
  });
}
