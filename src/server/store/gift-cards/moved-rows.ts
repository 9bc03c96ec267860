/** Gift cards move with a site where its visitors do: hashes of codes go along, so that cards stay what they are. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { CARD_STATES, ENTRY_KINDS } from '#domain/store/gift-cards/gift-card.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../kernel/moves/rows-of-visitors.ts';
import { insertCards, insertEntries } from './queries.ts';

const nullable = instant.nullable().default(null);

const cardEntry = z.strictObject({
  id: idSchema,
  codeHash: z.string().min(1).max(100),
  version: z.int().min(1),
  lastFour: z.string().max(4),
  currency: z.enum(CURRENCY_CODES),
  balanceMinor: z.int().min(0),
  state: z.enum(CARD_STATES),
  isTest: z.int().min(0).max(1),
  email: z.string().max(254),
  buyerEmail: z.string().max(254).nullable().default(null),
  recipientName: z.string().max(200),
  senderName: z.string().max(200),
  message: z.string().max(1000),
  locale: z.string().max(35).nullable().default(null),
  orderId: z.string().max(40).nullable().default(null),
  orderLineId: z.string().max(40).nullable().default(null),
  expiresAt: nullable,
  deliverAt: nullable,
  deliveredAt: nullable,
  createdAt: instant,
});

const cards = rowsOfVisitors({
  table: 'giftCards',
  file: 'gift-cards.jsonl',
  entry: cardEntry,
  once: ['code', 'codeHash', ({ codeHash }) => codeHash],
  entryOf: ({ siteId: _site, sender: _sender, heldMinor: _held, ...row }) => row,
  // What was being paid when the site was exported is not being paid here.
  rowOf: (each, siteId) => ({ ...each, siteId, sender: null, heldMinor: 0 }),
  insert: insertCards,
});

const ledgerEntry = z.strictObject({
  id: idSchema,
  card: idSchema,
  kind: z.enum(ENTRY_KINDS),
  amountMinor: z.int(),
  key: z.string().max(300).nullable().default(null),
  orderId: z.string().max(40).nullable().default(null),
  actor: z.string().max(300).nullable().default(null),
  reason: z.string().max(1000),
  createdAt: instant,
});

const entries = rowsOfVisitors({
  table: 'giftCardEntries',
  file: 'gift-card-entries.jsonl',
  entry: ledgerEntry,
  once: ['key of this card', 'key', ({ id, card, key }) => `${card} ${key ?? id}`],
  within: { card: 'giftCards' },
  entryOf: ({ siteId: _site, cardId: card, ...row }) => ({ ...row, card }),
  rowOf: ({ card: cardId, ...each }, siteId) => ({ ...each, siteId, cardId }),
  insert: insertEntries,
});

export const moved: readonly MovedRows[] = [cards, entries];
