/**
 * Donations: campaigns, how they are paid, and their receipts. Each donation is an order, so that it is charged, refunded
 * and swept up like all others. Recurring donations are subscriptions whose charges place such orders.
 */

import { pick } from '#domain/pick.ts';
import { DONATIONS_OF_PERSON } from '#domain/store/donations/calls.ts';
import { receiptName } from '#domain/store/donations/receipt.ts';
import type { Feature } from '../../feature.ts';
import { job } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { sellingLacks } from '../orders/shop-lacks.ts';
import { findOffered } from './campaign-data.ts';
import { THANK_JOB, thankDonor, thankPayload } from './mail-job.ts';
import { campaignPrices } from './prices.ts';
import { blankDonations, listCampaigns } from './queries.ts';
import { listOfPerson } from './queries-list.ts';
import { donationRoutes } from './routes.ts';
import { type DonationRoutesDeps, donationVisitorRoutes } from './visitor-routes.ts';

export function donationsFeature(kernel: Kernel, deps: DonationRoutesDeps): Feature {
  const { siteAddress } = deps;
  return {
    prices: campaignPrices,
    routes: {
      owner: [donationRoutes({ ...kernel, siteAddress })],
      site: [donationVisitorRoutes(deps)],
    },
    async checklist(db, siteId) {
      return (await listCampaigns(db, siteId)).length > 0 ? sellingLacks(kernel)(db, siteId) : [];
    },
    page: {
      data: (db, site) => ({
        donationCampaign: (id) => findOffered({ db, secret: kernel.secret }, site.id, id),
      }),
    },
    jobs: [
      job({
        type: THANK_JOB,
        words: 'Email donors',
        payload: thankPayload,
        run: (payload, run) => thankDonor({ ...kernel, siteAddress }, payload, run),
      }),
    ],
    person: {
      known: {
        name: 'donations',
        answer: DONATIONS_OF_PERSON,
        erased: 'Dedications of donations.',
        find: async (db, siteId, email) =>
          (await listOfPerson(db, siteId, email)).map((row) => ({
            campaign: row.campaign ?? '',
            ...pick(row, 'currency', 'amountMinor', 'feeMinor', 'dedication', 'donatedAt'),
            isAnonymous: row.isAnonymous === 1,
            receiptNumber: row.receiptNumber === null ? null : receiptName(row.receiptNumber),
          })),
      },
      async erase(tx, siteId, email) {
        const rows = await listOfPerson(tx, siteId, email);
        return blankDonations(
          tx,
          rows.map(({ orderId }) => orderId),
        );
      },
    },
  };
}
