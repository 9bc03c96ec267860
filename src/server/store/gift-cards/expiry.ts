/** Cards that end: off unless their owner has switched it on. */
import { addMonths } from '#domain/locale/civil-date.ts';
import type { Deps } from '../../deps.ts';
import { changeBalance } from './change-balance.ts';
import { listToExpire, updateCard } from './queries.ts';

/** @param months 0: never */
export function expiryFrom(now: number, months: number): number | null {
  if (months === 0) return null;
  const from = new Date(now);
  const end = addMonths({ year: from.getUTCFullYear(), month: from.getUTCMonth() + 1 }, months);
  const lastDay = new Date(Date.UTC(end.year, end.month, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(end.year, end.month - 1, day + 1);
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
