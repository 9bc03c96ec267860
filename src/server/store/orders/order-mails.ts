/** Mails to buyers: what was ordered, that it is on its way, that money comes back. */

import { pick } from '#domain/pick.ts';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { writeOrderMail } from '#domain/store/orders/write-order-mail.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import type { Deps } from '../../deps.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findStore } from '../settings/queries.ts';
import { isTestOrder } from './issue-invoice.ts';
import type { MailPayload } from './mail-job.ts';
import { dueOf } from './order-money.ts';
import { findPickupPlace } from './pickup-place.ts';
import { detailsOf, findOrder, listLines } from './queries.ts';
import { findPaymentSettings } from './queries-checkouts.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

export interface OrderMailDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export async function mailAboutOrder(
  deps: OrderMailDeps,
  { orderId, mail, data = {}, sender }: MailPayload,
  run: JobRun,
): Promise<void> {
  const known = await findOrder(deps.db.read, orderId);
  if (!known || known.email === '') return deps.db.write((tx) => run.finishIn(tx));
  const site = await deps.siteAddress(known.siteId);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const order = await findOrder(tx, orderId);
    if (!order) return;
    const settings = await findPaymentSettings(tx, order.siteId);
    const { orderMails } = await findStore(tx, order.siteId);
    const reader = await readerOf(tx, { siteId: order.siteId, url: site.url, locale: order.locale });
    const { locale } = reader;
    const content = mailed(order, await listLines(tx, orderId), locale);
    const written = writeOrderMail(mail, orderMails, content, {
      locale,
      shop: site.name,
      url: reader.urlOf(orderStatusPath(order.token)),
      paying: isPaymentMethod(order.provider) ? settings[order.provider].words : '',
      pickupPlace: await findPickupPlace(tx, order.siteId, detailsOf(order)),
      data,
    });
    const about = { about: orderId, to: order.email, siteId: order.siteId, sender: sender ?? null };
    await queueMail(tx, deps, { ...about, fromName: site.name, ...written });
  });
}

/** @param locale in which the country is named */
export function mailed(order: OrderTable, lines: readonly OrderLineTable[], locale = 'en') {
  return {
    dueMinor: dueOf(order, lines),
    number: order.number ?? 0,
    name: order.name,
    currency: order.currency,
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => pick(line, 'title', 'optionText', 'quantity', 'unitPriceMinor', 'kind')),
    discountMinor: order.discountMinor,
    shippingMinor: order.shippingMinor,
    taxMinor: order.taxMinor,
    totalMinor: order.totalMinor,
    capturedMinor: order.capturedMinor,
    refundedMinor: order.refundedMinor,
    details: detailsOf(order),
    addressLines: writeAddress(detailsOf(order).address, locale),
    isTest: isTestOrder(order),
  };
}
