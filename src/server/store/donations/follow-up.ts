/** What follows when a donation is placed, paid or refunded, in the transaction of its order: its row, its receipt, its mail. */
import type { Receipt } from '#domain/store/donations/receipt.ts';
import { nextOrderState } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { findLiveSite, raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { isTestOrder } from '../orders/issue-invoice.ts';
import type { OrderFollowUp } from '../orders/ports.ts';
import { detailsOf, listLines, updateLine, updateOrder } from '../orders/queries.ts';
import type { OrderTable } from '../orders/tables.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { THANK_JOB } from './mail-job.ts';
import { findDonation, insertDonations, nextReceiptNumber, writeReceipt } from './queries.ts';

type FollowUpDeps = Pick<Deps, 'now' | 'newId'>;

export function donationFollowUp(deps: FollowUpDeps): OrderFollowUp {
  return {
    async onPlaced(tx, order, sender) {
      const { donation, subscription } = detailsOf(order);
      if (!donation) return false;
      await insertDonations(tx, [
        {
          id: deps.newId(),
          siteId: order.siteId,
          orderId: order.id,
          campaignId: donation.campaignId,
          amountMinor: donation.amountMinor,
          feeMinor: donation.feeMinor,
          isAnonymous: Number(donation.isAnonymous),
          dedication: donation.dedication,
          donatedAt: deps.now(),
          frequency: donation.frequency ?? 'once',
          subscriptionId: subscription?.id ?? null,
          receiptNumber: null,
          receipt: null,
          receiptAt: null,
        },
      ]);
      // There is nothing to send.
      for (const line of await listLines(tx, order.id))
        await updateLine(tx, line.id, { fulfilledQuantity: line.quantity });
      await finishPaid(tx, deps, order);
      await thank(tx, deps, order, sender);
      return true;
    },
    async onPaid(tx, order) {
      if (!detailsOf(order).donation) return;
      if (await finishPaid(tx, deps, order)) await thank(tx, deps, order, null);
    },
    async onRefunded(tx, order) {
      // Pages show how much has been raised.
      if (detailsOf(order).donation) await raiseSiteVersion(tx, order.siteId, deps.now());
    },
  };
}

/** @returns whether a receipt was issued */
async function finishPaid(tx: Queryable, deps: FollowUpDeps, order: OrderTable): Promise<boolean> {
  if (order.capturedMinor < order.totalMinor) return false;
  const state = nextOrderState(order.state, 'fulfilAll');
  if (state) await updateOrder(tx, order.id, { state });
  return issueReceipt(tx, deps, order);
}

/** Once for each donation. */
async function issueReceipt(tx: Queryable, { now }: FollowUpDeps, order: OrderTable): Promise<boolean> {
  const donation = await findDonation(tx, order.id);
  if (!donation || donation.receiptNumber !== null) return false;
  const [seller, site, [line]] = await Promise.all([
    findSeller(tx, order.siteId),
    findLiveSite(tx, order.siteId),
    listLines(tx, order.id),
  ]);
  const { street, postalCode, city, country } = seller;
  const place = { name: '', line1: street, line2: '', postalCode, city, region: '', country };
  const receipt: Receipt = {
    recipient: seller.name || (site?.settings.title ?? ''),
    addressLines: city === '' ? [] : [...writeAddress(place)],
    taxNumber: seller.taxNumber,
    campaign: line?.title ?? '',
  };
  await writeReceipt(tx, donation.id, {
    receiptNumber: await nextReceiptNumber(tx, order.siteId, { isTest: isTestOrder(order) }),
    receipt: JSON.stringify(receipt),
    receiptAt: now(),
  });
  return true;
}

async function thank(
  tx: Queryable,
  deps: FollowUpDeps,
  order: OrderTable,
  sender: string | null,
): Promise<void> {
  await enqueue(tx, deps, {
    type: THANK_JOB,
    siteId: order.siteId,
    payload: { orderId: order.id, ...(sender !== null && { sender }) },
  });
}
