import type { Queryable } from '../db/schema.ts';
import type { CaptchaSecretTable } from './tables.ts';

/** As it was sealed. */
export async function findCaptchaSecret(
  db: Queryable,
  siteId: string,
  provider: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('captchaSecrets')
    .select('secret')
    .where('siteId', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.secret;
}

/** The services a secret is kept for. */
export async function listCaptchaSecrets(db: Queryable, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('captchaSecrets')
    .select('provider')
    .where('siteId', '=', siteId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
}

export async function saveCaptchaSecret(tx: Queryable, row: CaptchaSecretTable): Promise<void> {
  await tx
    .insertInto('captchaSecrets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['siteId', 'provider']).doUpdateSet({ secret: row.secret }))
    .execute();
}

export async function deleteCaptchaSecret(tx: Queryable, siteId: string, provider: string): Promise<void> {
  await tx
    .deleteFrom('captchaSecrets')
    .where('siteId', '=', siteId)
    .where('provider', '=', provider)
    .execute();
}
