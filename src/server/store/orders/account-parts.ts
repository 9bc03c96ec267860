/** What members find of their orders on their account page: guest orders too, once the address is confirmed. */
import { formatMoney } from '#domain/money/format-money.ts';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import type { Queryable } from '../../db/schema.ts';
import type { AccountPart } from '../../feature.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { type DownloadDeps, downloadsOf } from './downloads.ts';
import { isTestOrder } from './issue-invoice.ts';
import { detailsOf } from './queries.ts';
import { listOrdersOf } from './queries-person.ts';
import type { OrderTable } from './tables.ts';

/** Later ones are on the pages of their orders. */
const MOST_DOWNLOADS = 20;

export function accountParts(deps: DownloadDeps): readonly AccountPart[] {
  return [
    {
      section: 'orders',
      find: async (db, { siteId, email, locale }) =>
        (await placedOrders(db, siteId, email)).map((order) => ({
          title: orderWords(locale)('order', { number: orderName(order.number ?? 0) }),
          details: formatMoney({ minor: order.totalMinor, currency: order.currency }, { locale }),
          href: orderStatusPath(order.token),
          ...(order.placedAt !== null && { at: order.placedAt }),
        })),
    },
    {
      section: 'downloads',
      async find(db, { siteId, email }) {
        const orders = (await placedOrders(db, siteId, email)).filter((order) => !isTestOrder(order));
        const found = await Promise.all(
          orders.slice(0, MOST_DOWNLOADS).map((order) => downloadsOf(deps, order)),
        );
        return found.flat().map(({ name, href }) => ({ title: name, href }));
      },
    },
    {
      section: 'addresses',
      async find(db, { siteId, email, locale }) {
        const orders = (await placedOrders(db, siteId, email)).map(detailsOf);
        const written = orders
          .filter(({ needsDelivery, address }) => needsDelivery && address.line1 !== '')
          .map(({ address }) => writeAddress(address, locale).join('\n'));
        return [...new Set(written)].map((lines) => {
          const [title = '', ...details] = lines.split('\n');
          return { title, details: details.join('\n') };
        });
      },
    },
  ];
}

/** The last one first. */
async function placedOrders(db: Queryable, siteId: string, email: string): Promise<OrderTable[]> {
  const orders = await listOrdersOf(db, siteId, email);
  return orders.filter(({ number }) => number !== null).toReversed();
}
