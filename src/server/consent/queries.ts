import { type Consent, consentSchema } from '#domain/consent/schema.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    consent_settings: {
      site_id: string;
      /** Consent as JSON. */
      settings: string;
    };
  }
}

/** Undefined where nobody has said anything yet. */
export async function findConsent(db: Queryable, siteId: string): Promise<Consent | undefined> {
  const row = await db
    .selectFrom('consent_settings')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && consentSchema.parse(JSON.parse(row.settings));
}

export async function writeConsent(tx: Queryable, siteId: string, consent: Consent): Promise<void> {
  const settings = JSON.stringify(consent);
  await tx
    .insertInto('consent_settings')
    .values({ site_id: siteId, settings })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ settings }))
    .execute();
}

export async function deleteConsent(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('consent_settings').where('site_id', '=', siteId).execute();
}
