/** What is read of orders in a table. */

import { formatMoney } from '#domain/money/format-money.ts';
import type { OrderSummary } from '#domain/store/orders/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { LOCALE } from '../../language.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/listing.tsx';
import { MONEY_WORDS, stateWords } from './order-words.ts';
import * as say from './words/en.ts';

export function useOrderColumns(siteId: string): readonly Column<OrderSummary>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return [
    {
      title: say.order,
      kind: 'name',
      cell: ({ number, name }) => (
        <>
          {orderName(number)} <span className="visually-hidden">{name}</span>
        </>
      ),
      sortBy: ({ number }) => number,
    },
    {
      title: say.date,
      kind: 'date',
      cell: ({ placedAt }) => (
        <time dateTime={new Date(placedAt).toISOString()}>{date.format(placedAt)}</time>
      ),
      sortBy: ({ placedAt }) => placedAt,
    },
    { title: say.customer, cell: ({ name }) => name || say.unknown, sortBy: ({ name }) => name ?? '' },
    {
      title: say.payment,
      cell: (order) => (
        <>
          <Badge tone={MONEY_WORDS[order.money].tone}>{MONEY_WORDS[order.money].label}</Badge>
          {order.isTest && <Badge>{say.test}</Badge>}
        </>
      ),
      sortBy: ({ money }) => MONEY_WORDS[money].label,
    },
    {
      title: say.fulfilment,
      cell: (order) => <Badge tone={stateWords(order).tone}>{stateWords(order).label}</Badge>,
      sortBy: (order) => stateWords(order).label,
    },
    {
      title: say.pieces,
      kind: 'number',
      cell: ({ pieces }) => pieces,
      unit: ({ pieces }) => (pieces === 1 ? 'piece' : 'pieces'),
      sortBy: ({ pieces }) => pieces,
    },
    {
      title: say.total,
      kind: 'amount',
      cell: ({ totalMinor, currency }) => formatMoney({ minor: totalMinor, currency }),
      sortBy: ({ totalMinor }) => totalMinor,
    },
  ];
}
