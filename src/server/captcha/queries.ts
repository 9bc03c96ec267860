import type { Queryable } from '../db/schema.ts';
import type { CaptchaSecretTable } from './tables.ts';

/** As it was sealed. */
export async function findCaptchaSecret(
  db: Queryable,
  siteId: string,
  provider: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('captcha_secrets')
    .select('secret')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.secret;
}

/** The services a secret is kept for. */
export async function listCaptchaSecrets(db: Queryable, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('captcha_secrets')
    .select('provider')
    .where('site_id', '=', siteId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
}

export async function saveCaptchaSecret(tx: Queryable, row: CaptchaSecretTable): Promise<void> {
  await tx
    .insertInto('captcha_secrets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet({ secret: row.secret }))
    .execute();
}

export async function deleteCaptchaSecret(tx: Queryable, siteId: string, provider: string): Promise<void> {
  await tx
    .deleteFrom('captcha_secrets')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .execute();
}
