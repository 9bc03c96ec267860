/** What banners said: without it the hash beside a decision would prove nothing. */
import { createHash } from 'node:crypto';
import { type Wording, wordingText } from '#domain/consent/proof.ts';
import type { BannerSettings } from '#domain/consent/settings.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    consentWordings: { siteId: string; hash: string; wording: string };
  }
}

export function hashOfWording(banner: BannerSettings): string {
  return createHash('sha256').update(wordingText(banner)).digest('hex').slice(0, 16);
}

export function keepWording(tx: Queryable, siteId: string, banner: BannerSettings): Promise<void> {
  return insertWordings(tx, siteId, [{ hash: hashOfWording(banner), wording: wordingText(banner) }]);
}

export async function insertWordings(
  tx: Queryable,
  siteId: string,
  wordings: readonly Wording[],
): Promise<void> {
  for (const { hash, wording } of wordings)
    await tx
      .insertInto('consentWordings')
      .values({ siteId, hash, wording })
      .onConflict((conflict) => conflict.columns(['siteId', 'hash']).doNothing())
      .execute();
}

export function listWordings(db: Queryable, siteId: string): Promise<Wording[]> {
  return db
    .selectFrom('consentWordings')
    .select(['hash', 'wording'])
    .where('siteId', '=', siteId)
    .orderBy('hash')
    .execute();
}
