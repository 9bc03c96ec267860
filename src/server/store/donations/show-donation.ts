/** CART-28 (204): the page that thanks a donor, and is the receipt once the donation is paid. */
import type { Context } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { receiptName } from '#domain/store/donations/receipt.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { DonationPage } from '#site/store/donations/donation-page.tsx';
import { readJson } from '../../db/json-text.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { findSiteSettings } from '../../kernel/sites/queries.ts';
import { isTestOrder } from '../orders/issue-invoice.ts';
import { findOrderByToken, listLines } from '../orders/queries.ts';
import type { CheckoutRoutesDeps } from '../orders/show-checkout.ts';
import { findPaymentSettingsIn } from '../orders/translated.ts';
import { findCampaign, findDonation } from './queries.ts';

/** The address opens the receipt. */
const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

export async function showDonation(
  deps: CheckoutRoutesDeps,
  context: Context<SiteEnvironment>,
  token: string,
): Promise<Response> {
  const db = deps.db.read;
  const { id: siteId, language, locale } = context.get('site');
  const order = await findOrderByToken(db, siteId, token);
  const donation = order && (await findDonation(db, order.id));
  if (!order || !donation) {
    const make = () => ({ name: 'notFound' as const, path: '/404', status: 404 });
    return deps.showKeptPage(context, { name: 'no donation', status: 404, headers: HEADERS, make });
  }
  const [[line], campaign, payments, settings] = await Promise.all([
    listLines(db, order.id),
    findCampaign(db, siteId, donation.campaignId),
    findPaymentSettingsIn(db, { siteId, language }),
    findSiteSettings(db, siteId),
  ]);
  const { provider } = order;
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.contributionConfirmed,
    path: context.req.path,
    status: 200,
    headers: HEADERS,
    title: donationWords(locale)('thanks'),
    content: DonationPage({
      locale,
      timeZone: settings?.timeZone ?? 'UTC',
      isTest: isTestOrder(order),
      campaign: line?.title ?? '',
      donor: order.name,
      dedication: donation.dedication,
      currency: order.currency,
      amountMinor: donation.amountMinor,
      feeMinor: donation.feeMinor,
      totalMinor: order.totalMinor,
      refundedMinor: order.refundedMinor,
      frequency: donation.frequency,
      manageHref: PORTAL_PATH,
      thanks: campaign ? readJson(campaign.settings).thanks : '',
      paying: isPaymentMethod(provider) ? payments[provider].words : '',
      receipt:
        donation.receiptNumber !== null && donation.receipt !== null
          ? {
              ...readJson(donation.receipt),
              number: receiptName(donation.receiptNumber),
              issuedAt: donation.receiptAt ?? donation.donatedAt,
            }
          : undefined,
    }),
  });
}
