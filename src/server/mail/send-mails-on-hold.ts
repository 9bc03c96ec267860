/** Sends the mails to visitors of a site that are on hold, once somebody has said that they are wanted. */
import { MOST_ON_HOLD_AT_ONCE } from '#domain/mail/calls.ts';
import type { Deps } from '../deps.ts';
import { reopenMailsOnHold } from './queries.ts';
import { queueSending } from './queue-mail.ts';

/** @returns how many are on their way now: the oldest first, and no more than the most at once */
export async function sendMailsOnHold(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  siteId: string,
  most = MOST_ON_HOLD_AT_ONCE,
): Promise<number> {
  return deps.db.write(async (tx) => {
    const ids = await reopenMailsOnHold(tx, siteId, most);
    for (const id of ids) await queueSending(tx, deps, id);
    return ids.length;
  });
}
