/** What members find of their orders on their account page: guest orders too, once the address is confirmed. */
import { accountList } from '#domain/members/account-entry.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import type { AccountPart } from '../../feature.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { type DownloadDeps, downloadsOf } from './downloads.ts';
import { isTestOrder } from './issue-invoice.ts';
import { detailsOf } from './queries.ts';
import { listPlacedOrdersOf } from './queries-person.ts';

/** Addresses are looked for in the last orders only. */
const MOST_LOOKED_AT = 50;

export function accountParts(deps: DownloadDeps): readonly AccountPart[] {
  return [
    {
      section: 'orders',
      find: async (db, { locale, ...whose }, page) =>
        accountList(page, await listPlacedOrdersOf(db, { ...whose, ...page }), (order) => [
          {
            title: orderWords(locale)('order', { number: orderName(order.number ?? 0) }),
            details: formatMoney({ minor: order.totalMinor, currency: order.currency }, { locale }),
            href: orderStatusPath(order.token),
            ...(order.placedAt !== null && { at: order.placedAt }),
          },
        ]),
    },
    {
      section: 'downloads',
      async find(db, { siteId, email }, page) {
        const orders = await listPlacedOrdersOf(db, { siteId, email, areDigital: true, ...page });
        const found = await Promise.all(
          orders.map(async (order) => (isTestOrder(order) ? [] : downloadsOf(deps, order))),
        );
        return accountList(page, found, (files) => files.map(({ name, href }) => ({ title: name, href })));
      },
    },
    {
      section: 'addresses',
      async find(db, { locale, ...whose }, page) {
        const latest = await listPlacedOrdersOf(db, { ...whose, from: 0, most: MOST_LOOKED_AT - 1 });
        const written = latest
          .map(detailsOf)
          .filter(({ needsDelivery, address }) => needsDelivery && address.line1 !== '')
          .map(({ address }) => writeAddress(address, locale).join('\n'));
        const once = [...new Set(written)].slice(page.from, page.from + page.most + 1);
        return accountList(page, once, (lines) => {
          const [title = '', ...details] = lines.split('\n');
          return [{ title, details: details.join('\n') }];
        });
      },
    },
  ];
}
