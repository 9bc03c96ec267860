/**
 * Writes to those who wait for what is back. Looked for by the clock: pieces come back in many ways, from a table that
 * is read in to a payment that was given up.
 */

import { isInStock } from '#domain/store/cart/cart-problems.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { writeStockNotice } from '#domain/store/settings/write-buyer-mail.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findLiveSite } from '../../../kernel/sites/queries.ts';
import { readerOf } from '../../../kernel/sites/reader.ts';
import { findSiteAddress } from '../../../kernel/sites/site-address.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { findSellable } from '../../catalogue/find-sellable.ts';
import { findStore } from '../../settings/queries.ts';
import { deleteNotices, listWaitedFor, listWaiting } from './queries.ts';

export type SendNoticesDeps = Pick<Kernel, 'db' | 'now' | 'newId' | 'settings'>;

const AT_A_TIME = 100;

export async function sendNotices(deps: SendNoticesDeps): Promise<void> {
  const waitedFor = Map.groupBy(await listWaitedFor(deps.db.read), ({ siteId }) => siteId);
  for (const [siteId, rows] of waitedFor) {
    if (!(await findLiveSite(deps.db.read, siteId))) continue;
    const ids = rows.map(({ variantId }) => variantId);
    const sellable = await findSellable(deps.db.read, siteId, ids);
    for (const each of sellable.values()) if (isThere(each)) while (await tellSome(deps, siteId, each));
  }
}

export function isThere(sellable: Sellable): boolean {
  return sellable.kind === 'digital' || isInStock(sellable, 1);
}

/** The mails and the end of the addresses are one change. @returns whether there may be more */
async function tellSome(deps: SendNoticesDeps, siteId: string, sellable: Sellable): Promise<boolean> {
  const { name, url } = await findSiteAddress(deps, siteId);
  const { variantId, title, optionText, href } = sellable;
  const product = optionText === '' ? title : `${title} (${optionText})`;
  return deps.db.write(async (tx) => {
    const { stockNotices } = await findStore(tx, siteId);
    const waiting = await listWaiting(tx, { siteId, variantId }, AT_A_TIME);
    for (const { email, sender, locale } of waiting) {
      const reader = await readerOf(tx, { siteId, url, locale });
      const about = { shop: name, product, url: reader.urlOf(href) };
      const mail = writeStockNotice(stockNotices, about, reader.locale);
      await queueMail(tx, deps, { to: email, siteId, sender, fromName: name, ...mail });
    }
    await deleteNotices(
      tx,
      waiting.map(({ id }) => id),
    );
    return waiting.length === AT_A_TIME;
  });
}
