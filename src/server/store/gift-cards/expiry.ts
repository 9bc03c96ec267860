/** Cards that end: off unless their owner has switched it on. */
import { addDays, civilDate, startOfDay } from '#domain/locale/civil-date.ts';
import { lastDayOf } from '#domain/store/gift-cards/expiry-rules.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { changeBalance } from './change-balance.ts';
import { listToExpire, updateCard } from './queries.ts';

/** At the end of a day of the site. */
export async function expiryOf(
  db: Queryable,
  {
    siteId,
    orderId = null,
    now,
  }: { readonly siteId: string; readonly orderId?: string | null; readonly now: number },
): Promise<number | null> {
  const [store, seller, timeZone] = await Promise.all([
    findStore(db, siteId),
    findSeller(db, siteId),
    findTimeZone(db, siteId),
  ]);
  const { expiresAfterMonths } = store.giftCards;
  // The law is about cards that were paid for.
  const country = orderId === null ? '' : seller.country;
  const last = lastDayOf(civilDate(now, timeZone), expiresAfterMonths, country);
  return last === null ? null : startOfDay(addDays(last, 1), timeZone);
}

export async function expireCards(deps: Pick<Deps, 'db' | 'now' | 'newId'>): Promise<void> {
  for (const { id } of await listToExpire(deps.db.read, deps.now()))
    await deps.db.write(async (tx) => {
      const card = (await listToExpire(tx, deps.now())).find((each) => each.id === id);
      if (!card) return;
      if (card.balanceMinor > 0)
        await changeBalance(tx, deps, card, { kind: 'expired', amountMinor: -card.balanceMinor });
      await updateCard(tx, id, { state: 'expired' });
    });
}
