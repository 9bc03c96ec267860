import type { Queryable } from '../../db/schema.ts';
import { freeOfLines } from '../gift-cards/take-back.ts';
import type { BoughtLine } from './judge-refund.ts';
import { listLines } from './queries.ts';

/** The lines of an order, with what is left on the gift cards they bought. */
export async function listBought(db: Queryable, orderId: string): Promise<readonly BoughtLine[]> {
  const lines = await listLines(db, orderId);
  const hasCards = lines.some(({ kind }) => kind === 'giftCard');
  const free = hasCards ? await freeOfLines(db, orderId) : new Map<string, number>();
  return lines.map((line) => ({ ...line, freeMinor: free.get(line.id) }));
}
