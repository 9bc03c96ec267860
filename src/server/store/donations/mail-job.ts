/** Thanks a donor, with the receipt once it is paid. */
import { z } from 'zod';
import { dateFormat } from '#domain/locale/date-format.ts';
import { donationPath, PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { periodStart } from '#domain/store/catalogue/subscription-plan.ts';
import { donationPlan } from '#domain/store/donations/frequency.ts';
import { receiptName } from '#domain/store/donations/receipt.ts';
import { writeDonationMail } from '#domain/store/donations/write-donation-mail.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { isTestOrder } from '../orders/issue-invoice.ts';
import { detailsOf, findOrder, listLines } from '../orders/queries.ts';
import { findPaymentSettings } from '../orders/queries-checkouts.ts';
import type { OrderTable } from '../orders/tables.ts';
import { findCampaign, findDonation } from './queries.ts';
import type { DonationTable } from './tables.ts';

export const THANK_JOB = 'donations.thank';

export const thankPayload = z.object({
  orderId: z.string(),
  /** Identifies the visitor who typed the address. */
  sender: z.string().exactOptional(),
});

interface MailDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export async function thankDonor(
  deps: MailDeps,
  { orderId, sender }: z.output<typeof thankPayload>,
  run: JobRun,
): Promise<void> {
  const known = await findOrder(deps.db.read, orderId);
  const site = known && (await deps.siteAddress(known.siteId));
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const order = await findOrder(tx, orderId);
    const donation = await findDonation(tx, orderId);
    if (!site || !order || !donation || order.email === '') return;
    const { siteId } = order;
    const written = await write(tx, order, donation, site);
    const about = { about: orderId, to: order.email, siteId, sender: sender ?? null };
    await queueMail(tx, deps, { ...about, fromName: site.name, ...written });
  });
}

/** Of the first of many: the others come without being asked for. */
function nextPayment(
  order: OrderTable,
  { frequency, donatedAt }: DonationTable,
  locale: string,
  timeZone: string,
): string | undefined {
  if (frequency === 'once' || detailsOf(order).subscription?.kind !== 'begins') return undefined;
  const at = periodStart(donatedAt, donationPlan(frequency).billingPeriod, 1);
  return dateFormat(locale, timeZone, { dateStyle: 'long' }).format(at);
}

async function write(tx: Queryable, order: OrderTable, donation: DonationTable, site: SiteAddress) {
  const { siteId, provider } = order;
  const [[line], campaign, payments, reader] = await Promise.all([
    listLines(tx, order.id),
    findCampaign(tx, siteId, donation.campaignId),
    findPaymentSettings(tx, siteId),
    readerOf(tx, { siteId, url: site.url, locale: order.locale }),
  ]);
  const { receiptNumber } = donation;
  const thanks = campaign ? readJson(campaign.settings).thanks : '';
  const paying = isPaymentMethod(provider) ? payments[provider].words : '';
  return writeDonationMail(
    {
      name: order.name,
      campaign: line?.title ?? '',
      total: { minor: order.totalMinor, currency: order.currency },
      receiptNumber: receiptNumber === null ? undefined : receiptName(receiptNumber),
      words: receiptNumber === null ? paying : thanks,
      next: nextPayment(order, donation, reader.locale, await findTimeZone(tx, siteId)),
      isTest: isTestOrder(order),
      manageUrl: donation.frequency === 'once' ? undefined : reader.urlOf(PORTAL_PATH),
    },
    { site: site.name, locale: reader.locale, url: reader.urlOf(donationPath(order.token)) },
  );
}
