/**
 * What completes the orders of one shop takes turns where the database lets writes collide: they all want the next
 * number and the last pieces, so that one after the other is faster than all at once. Other processes still collide, and
 * repeat.
 */
import type { Database } from '../../db/engine.ts';
import type { Queryable } from '../../db/schema.ts';

const turns = new Map<string, Promise<unknown>>();

export async function writeInTurn<T>(
  db: Database,
  siteId: string,
  command: (tx: Queryable) => Promise<T>,
): Promise<T> {
  if (db.engine !== 'postgres') return db.write(command);
  const before = turns.get(siteId) ?? Promise.resolve();
  const mine = before.then(() => db.write(command));
  const settled = mine.catch(() => undefined);
  turns.set(siteId, settled);
  try {
    return await mine;
  } finally {
    if (turns.get(siteId) === settled) turns.delete(siteId);
  }
}
