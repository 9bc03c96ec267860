/** The calls about the gift cards of a shop: list them, look at one, issue, change and send them. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { findsPeople, personal } from '../../calls/personal.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';
import { MAX_PRICE_MINOR } from '../catalogue/product.ts';
import { GIFT_LIMITS } from './contract.ts';
import { CARD_STATES, ENTRY_KINDS } from './gift-card.ts';

const CARDS = '/api/sites/:site/gift-cards';
const CARD = `${CARDS}/:card`;
const may = 'config.commerce';
/** Makes money, or takes it away. */
const money = 'admin.refunds';
/** Sees who people are. */
const people = 'admin.customer-data';
const minor = z.int().meta({ description: 'In the currency’s smallest unit.' });

const summary = z
  .object({
    id: z.string(),
    lastFour: z.string().meta({ description: 'End of its code. Nothing stores the code itself.' }),
    state: z.enum(CARD_STATES),
    isTest: z.boolean().meta({ description: 'Made by a test order. It only pays test orders.' }),
    currency: z.enum(CURRENCY_CODES),
    balanceMinor: minor,
    heldMinor: minor.meta({ description: 'Of the balance, what is reserved for a payment.' }),
    email: personal(z.string(), people),
    recipientName: personal(z.string(), people),
    expiresAt: instant.nullable(),
    deliverAt: instant.nullable().meta({ description: 'When its email goes; null: it is not emailed.' }),
    deliveredAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'GiftCardSummary' });
export type CardSummary = Shape<typeof summary>;

const search = findsPeople(
  z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Part of a recipient’s name or address, or the end of a code.' }),
  people,
);

export const listCards = call('GET', CARDS, {
  may,
  summary: 'Lists gift cards, newest first, with what they are worth together.',
  query: z.object({ search, before: z.string().max(40).optional() }),
  answer: z.object({
    cards: z.array(summary),
    hasMore: z.boolean(),
    outstanding: z
      .array(
        z.object({
          currency: z.enum(CURRENCY_CODES),
          minor,
          cards: z.int(),
          disabledMinor: minor.meta({ description: 'Left on disabled cards, beside that.' }),
        }),
      )
      .meta({ description: 'What the shop still owes on cards that can be used, in each currency.' }),
    currency: z.enum(CURRENCY_CODES).meta({ description: 'Of cards that are issued now.' }),
  }),
  cache: 'no-store',
});

const entry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  amountMinor: minor.meta({ description: 'Below zero where it takes something away.' }),
  orderId: z.string().nullable(),
  actor: z.string().nullable(),
  reason: z.string(),
  createdAt: instant,
});

const card = z
  .object({
    ...summary.shape,
    senderName: personal(z.string(), people),
    words: personal(z.string().meta({ description: 'What its buyer wrote.' }), people),
    orderId: z.string().nullable().meta({ description: 'The order that paid for it.' }),
    entries: z.array(entry).meta({ description: 'They add up to the balance.' }),
  })
  .meta({ id: 'GiftCard' });
export type GiftCard = Shape<typeof card>;

export const readCard = call('GET', CARD, {
  may,
  summary: 'Returns a gift card with all entries of its ledger.',
  answer: card,
  errors: { missing: 404 },
  cache: 'no-store',
});

const reason = z.string().trim().min(1).max(500);
const key = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .meta({ description: 'Sent again with the same key, nothing happens twice.' });

export const issueCard = call('POST', CARDS, {
  may: money,
  summary: 'Issues a gift card by hand.',
  description: 'The code is in this answer, and after that only in the email to the recipient.',
  body: z.strictObject({
    key,
    amountMinor: z.int().min(1).max(MAX_PRICE_MINOR),
    email: z.union([z.literal(''), z.email().max(GIFT_LIMITS.email)]).default(''),
    recipientName: z.string().trim().max(GIFT_LIMITS.name).default(''),
    senderName: z.string().trim().max(GIFT_LIMITS.name).default(''),
    message: z.string().trim().max(GIFT_LIMITS.message).default(''),
    reason: z.string().trim().max(500).default(''),
  }),
  answer: z.object({ kind: z.literal('issued'), id: z.string(), code: z.string(), pageUrl: z.string() }),
  leaves: 'order.gift-card-issued',
});

export const adjustCard = call('POST', `${CARD}/adjust`, {
  may: money,
  summary: 'Adds money to a gift card, or takes some away, and says why.',
  body: z.strictObject({
    key,
    amountMinor: z
      .int()
      .min(-MAX_PRICE_MINOR)
      .max(MAX_PRICE_MINOR)
      .refine((amount) => amount !== 0, 'Enter an amount other than 0.')
      .meta({ description: 'Below zero to deduct.' }),
    reason,
  }),
  answer: doneAnswer('changed'),
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'order.gift-card-adjusted',
});

export const setCardState = call('POST', `${CARD}/state`, {
  may: money,
  summary: 'Disables a gift card, or enables it again. Its balance stays.',
  body: z.strictObject({ state: z.enum(['active', 'disabled']) }),
  answer: doneAnswer('changed'),
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'order.gift-card-state',
});

export const sendCard = call('POST', `${CARD}/send`, {
  may: money,
  summary: 'Emails a gift card again, also to another address.',
  description:
    'Sent to another address, or moved here from another server, it gets a new code, and the old one ends.',
  body: z.strictObject({ email: z.email().max(GIFT_LIMITS.email) }),
  answer: doneAnswer('sent'),
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'order.gift-card-sent',
});

export const exportCards = call('GET', `${CARDS}.csv`, {
  may,
  summary: 'Exports all gift cards with their balances as a table.',
  gives: 'text/csv',
  personal: people,
  leaves: 'order.gift-cards-exported',
});

export const CARDS_OF_PERSON = z.array(
  z.object({
    email: z.string(),
    recipientName: z.string(),
    senderName: z.string(),
    message: z.string(),
    lastFour: z.string().exactOptional(),
    currency: z.string().exactOptional(),
    balanceMinor: z.int().exactOptional(),
    createdAt: instant,
  }),
);
