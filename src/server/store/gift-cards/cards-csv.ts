/** All gift cards as a table, for bookkeepers. */
import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import { formatCsv } from '#domain/table/csv.ts';
import type { Queryable } from '../../db/schema.ts';
import type { GiftCardTable } from './queries.ts';
import { CARDS_A_PAGE, listCards } from './queries-list.ts';

const HEAD = [
  'Code ends in',
  'State',
  'Test',
  'Currency',
  'Balance',
  'Reserved',
  'Recipient',
  'Email',
  'Issued at',
  'Emailed at',
  'Expires at',
  'Order id',
] as const;

export async function cardsCsv(db: Queryable, siteId: string): Promise<string> {
  const rows: (readonly string[])[] = [HEAD];
  let before: string | undefined;
  for (;;) {
    const page = await listCards(db, siteId, { search: '', before });
    const cards = page.slice(0, CARDS_A_PAGE);
    rows.push(...cards.map(rowOf));
    before = cards.at(-1)?.id;
    if (page.length <= CARDS_A_PAGE || before === undefined) return formatCsv(rows);
  }
}

function rowOf(card: GiftCardTable): string[] {
  const { fractionDigits: digits } = currencyOf(card.currency);
  const at = (instant: number | null) => (instant === null ? '' : new Date(instant).toISOString());
  return [
    card.lastFour,
    card.state,
    card.isTest === 1 ? 'yes' : '',
    card.currency,
    decimalOf(card.balanceMinor, digits),
    decimalOf(card.heldMinor, digits),
    card.recipientName,
    card.email,
    at(card.createdAt),
    at(card.deliveredAt),
    at(card.expiresAt),
    card.orderId ?? '',
  ];
}
