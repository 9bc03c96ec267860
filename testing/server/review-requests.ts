/** Shops that ask for reviews, in tests: an order of one bowl, and the link of the request. */
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { SEND_REVIEW_PATH } from '#domain/store/aftercare/reviews/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { listLines, updateOrder } from '#server/store/orders/queries.ts';
import { openTestShop } from './open-shop.ts';
import type { describeOnBothEngines } from './test-app.ts';
import { testVisitor } from './visitor.ts';

type OnEngine = Parameters<Parameters<typeof describeOnBothEngines>[1]>[0];

export function reviewRequests(on: OnEngine) {
  /** An order of one bowl that is fulfilled, in a shop that asks after a week. */
  async function openAsked({ isAsked = true, isTest = false } = {}) {
    const shop = await openTestShop(on.deps, 9);
    const { api, siteId } = shop.site;
    const { collectionId } = (await api('POST', 'collections', { type: 13, title: 'Bowls' })).json;
    const block = definitions['product'];
    const body = bodyOf('Bowl', on.deps.newId(), [
      blockOf(on.deps.newId(), 'product', block?.defaults, block?.version ?? 1),
    ]);
    const { id: productId, path } = await shop.site.publish({ kind: 'item', collectionId, body });
    const { store } = (await api('GET', 'store')).json;
    await api('PUT', 'store', { ...store, reviews: { isAsked, afterDays: 7 } });
    const cart = shop.fill(1, 1250);
    const priced = shop.carts.get(cart);
    if (priced)
      shop.carts.set(cart, { ...priced, lines: priced.lines.map((line) => ({ ...line, productId })) });
    const done = await shop.complete(cart);
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id } = done.order;
    // The shop’s orders are tests.
    if (!isTest) await on.db.write((tx) => updateOrder(tx, id, { provider: 'bankTransfer', testBy: null }));
    const [line] = await listLines(on.db.read, id);
    const fulfilled = await api('POST', `orders/${id}/fulfil`, {
      lines: [{ id: line?.id, quantity: 1 }],
    });
    if (fulfilled.json.kind !== 'changed') throw new Error('the order was not fulfilled');
    const wait = async (days: number) => {
      on.deps.clock.advance(days * DAY_MS);
      await shop.site.worker.drain();
    };
    const requests = async () =>
      (await on.db.read.selectFrom('mails').selectAll().where('siteId', '=', siteId).execute()).filter(
        ({ subject }) => subject === 'How is Bowl?',
      );
    return { ...shop, api, path, productId, wait, requests };
  }

  async function openRequest(isTest = false) {
    const shop = await openAsked({ isTest });
    await shop.wait(7);
    const [mail] = await shop.requests();
    const link = /https?:\/\/[^\s"]+\/commerce\/reviews\/([\w-]+)/.exec(mail?.text ?? '');
    const token = link?.[1] ?? '';
    const page = async () => (await shop.site.visit(`/commerce/reviews/${token}`)).text();
    const line = /name="line" value="([^"]+)"/.exec(await page())?.[1] ?? '';
    const visitor = await testVisitor(shop.site, new URL(link?.[0] ?? '').origin);
    const send = async (fields: object) => {
      const answer = await visitor.send('POST', SEND_REVIEW_PATH, { token, line, ...fields });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    };
    return { ...shop, token, line, page, send, renew: () => visitor.renew(), visitor };
  }

  return { openAsked, openRequest };
}
