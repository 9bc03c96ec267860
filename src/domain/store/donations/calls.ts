/** The calls about donations: campaigns, what was donated, and papers for donors. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { findsPeople, hiddenFromPrograms } from '../../calls/personal.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';
import { MONEY_STATES } from '../orders/order-state.ts';
import { campaignSchema } from './campaign.ts';
import { FREQUENCIES } from './frequency.ts';
import { receiptSchema } from './receipt.ts';

const may = 'config.commerce';
/** Sees who donors are. */
const people = 'admin.customer-data';
const DONATIONS = '/api/sites/:site/donations';
const CAMPAIGNS = '/api/sites/:site/donation-campaigns';
const CAMPAIGN = `${CAMPAIGNS}/:campaign`;
const minor = z.int().meta({ description: 'In the currency’s smallest unit.' });
const currency = z.enum(CURRENCY_CODES);

const campaign = z
  .object({
    id: z.string(),
    settings: campaignSchema,
    raisedMinor: minor.meta({ description: 'Paid and not refunded, without test donations.' }),
    donations: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'DonationCampaign' });
export type Campaign = Shape<typeof campaign>;

export const listCampaigns = call('GET', CAMPAIGNS, {
  may,
  summary: 'Lists donation campaigns with what they have raised.',
  answer: z.object({
    campaigns: z.array(campaign),
    currency,
    canRecur: z.boolean().meta({ description: 'Visitors can pay in a way that can be charged again.' }),
  }),
  cache: 'no-store',
});

export const addCampaign = call('POST', CAMPAIGNS, {
  may,
  summary: 'Creates a donation campaign.',
  body: campaignSchema,
  answer: z.object({ id: z.string() }),
  errors: { tooMany: 409 },
  leaves: 'product.campaign-added',
});

export const changeCampaign = call('PUT', CAMPAIGN, {
  may,
  summary: 'Changes a donation campaign.',
  body: campaignSchema,
  answer: doneAnswer('changed'),
  errors: { missing: 404 },
  leaves: 'product.campaign-changed',
});

export const removeCampaign = call('DELETE', CAMPAIGN, {
  may,
  summary: 'Deletes a donation campaign that has no donations.',
  answer: doneAnswer('removed'),
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'product.campaign-removed',
});

export const readCampaignCourse = call('GET', `${CAMPAIGN}/course`, {
  may,
  summary: 'Returns what a campaign had raised at the end of each day with donations.',
  answer: z.object({
    currency,
    goalMinor: minor,
    days: z.array(z.object({ at: z.iso.date(), raisedMinor: minor })),
  }),
  errors: { missing: 404 },
  cache: 'no-store',
});

const donation = z
  .object({
    id: z.string(),
    orderId: z.string(),
    orderNumber: z.int(),
    donor: hiddenFromPrograms(z.string().meta({ description: 'Empty once erased.' }), people),
    email: hiddenFromPrograms(z.string(), people),
    isAnonymous: z.boolean().meta({ description: 'The name is for the receipt only.' }),
    dedication: hiddenFromPrograms(z.string(), people),
    campaignId: z.string(),
    campaign: z.string(),
    currency,
    amountMinor: minor,
    feeMinor: minor,
    totalMinor: minor,
    refundedMinor: minor,
    state: z.enum(MONEY_STATES),
    isTest: z.boolean(),
    frequency: z.enum(FREQUENCIES),
    subscriptionId: z
      .string()
      .nullable()
      .meta({ description: 'Of the recurring donation that it is a payment of.' }),
    receiptNumber: z.string().nullable(),
    donatedAt: instant,
    receiptAt: instant.nullable().meta({ description: 'When it was paid.' }),
  })
  .meta({ id: 'Donation' });
export type Donation = Shape<typeof donation>;

const filter = {
  campaign: z.string().max(40).default(''),
  search: findsPeople(
    z.string().max(200).default('').meta({ description: 'Part of a name or address.' }),
    people,
  ),
};

export const listDonations = call('GET', DONATIONS, {
  may,
  summary: 'Lists donations, the latest first.',
  query: z.object({
    ...filter,
    before: z.string().max(60).default('').meta({ description: 'Where the last page ended.' }),
  }),
  answer: z.object({ donations: z.array(donation), next: z.string().nullable() }),
  cache: 'no-store',
});

export const readDonationsTable = call('GET', `${DONATIONS}/csv`, {
  may,
  summary: 'Exports donations as CSV.',
  query: z.object(filter),
  gives: 'text/csv',
  personal: people,
  cache: 'no-store',
});

export const readRecurring = call('GET', `${DONATIONS}/recurring`, {
  may,
  summary: 'Returns how many people donate again and again, and what that brings in a month.',
  description: 'Without tests, and in the currency of the store. Paused donations bring nothing.',
  answer: z.object({
    currency,
    donors: z.int().meta({ description: 'Running recurring donations, with those that are paused.' }),
    paused: z.int(),
    pastDue: z.int(),
    monthlyMinor: minor,
  }),
  cache: 'no-store',
});

const paper = receiptSchema.extend({
  number: z.string(),
  issuedAt: instant,
  donor: hiddenFromPrograms(z.string(), people),
  dedication: hiddenFromPrograms(z.string(), people),
  currency,
  amountMinor: minor,
  feeMinor: minor,
  totalMinor: minor,
  refundedMinor: minor,
  isTest: z.boolean(),
});

export const readDonation = call('GET', `${DONATIONS}/:donation`, {
  may,
  summary: 'Returns a donation with its receipt.',
  answer: z.object({ donation, receipt: paper.nullable() }),
  errors: { missing: 404 },
  cache: 'no-store',
});
export type DonationPaper = Shape<typeof paper>;

const statement = z
  .object({
    donor: hiddenFromPrograms(z.string(), people),
    email: hiddenFromPrograms(z.string(), people),
    year: z.int(),
    recipient: z.string(),
    addressLines: z.array(z.string()),
    taxNumber: z.string(),
    donations: z.array(
      z.object({
        number: z.string(),
        issuedAt: instant,
        campaign: z.string(),
        currency,
        leftMinor: minor.meta({ description: 'Without fees, and without what was refunded.' }),
      }),
    ),
    totals: z.array(z.object({ currency, minor })),
  })
  .meta({ id: 'DonationStatement' });
export type Statement = Shape<typeof statement>;

export const readStatement = call('GET', `${DONATIONS}/:donation/statement`, {
  may,
  summary: 'Returns all that the donor of a donation has given in a year.',
  query: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
  answer: statement,
  errors: { missing: 404 },
  cache: 'no-store',
});

export const sendStatement = call('POST', `${DONATIONS}/:donation/statement`, {
  may,
  summary: 'Emails a donor the statement of a year.',
  body: z.strictObject({ year: z.int().min(2000).max(2200) }),
  answer: doneAnswer('sent'),
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'order.donation-statement',
});

export const DONATIONS_OF_PERSON = z.array(
  z.object({
    campaign: z.string(),
    currency: z.string(),
    amountMinor: minor,
    feeMinor: minor,
    dedication: z.string(),
    isAnonymous: z.boolean(),
    receiptNumber: z.string().nullable(),
    donatedAt: instant,
  }),
);
