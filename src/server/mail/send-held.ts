/** Sends the mails to visitors of a site that were held, once somebody has said that they are wanted. */
import type { Deps } from '../deps.ts';
import { reopenHeld } from './queries.ts';
import { queueSending } from './queue-mail.ts';

export const MAX_HELD_AT_ONCE = 1000;

/** @returns how many are on their way now: the oldest first, and no more than the most at once */
export async function sendHeld(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  siteId: string,
  most = MAX_HELD_AT_ONCE,
): Promise<number> {
  return deps.db.write(async (tx) => {
    const ids = await reopenHeld(tx, siteId, most);
    for (const id of ids) await queueSending(tx, deps, id);
    return ids.length;
  });
}
