/** A shop with a file to download, in tests, and an order that bought it. */
import { updateOrder } from '#server/store/orders/queries.ts';
import { openTestShop } from './open-shop.ts';
import type { describeOnBothEngines } from './test-app.ts';

type OnEngine = Parameters<Parameters<typeof describeOnBothEngines>[1]>[0];

export function openDownloads(on: OnEngine) {
  return async function openWithFile({
    isPaid = true,
    isTest = false,
    content = 'glaze' as string | Uint8Array,
  } = {}) {
    const shop = await openTestShop(on.deps, 9);
    const { api, app, siteId, token: access, visit } = shop.site;
    const productId = (await api('GET', 'products')).json.products[0].id as string;
    const upload = (name: string, body: string | Uint8Array, product = productId) =>
      app.request(
        `http://localhost:4321/api/sites/${siteId}/product-files?${new URLSearchParams({ product, name })}`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${access}`,
            host: 'localhost:4321',
            'content-type': 'application/octet-stream',
          },
          body: typeof body === 'string' ? body : new Uint8Array(body),
        },
      );
    const added = (await (await upload('Pattern “A”.pdf', content)).json()) as { files: { id: string }[] };
    const cart = shop.fill(1);
    const known = shop.carts.get(cart);
    if (known)
      shop.carts.set(cart, {
        ...known,
        lines: known.lines.map((line) => ({ ...line, productId, kind: 'digital' })),
      });
    const done = await shop.complete(cart);
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id, token } = done.order;
    if (!isTest) await on.db.write((tx) => updateOrder(tx, id, { provider: 'bankTransfer', testBy: null }));
    if (!isPaid) await on.db.write((tx) => updateOrder(tx, id, { capturedMinor: 0 }));
    const page = `/commerce/orders/${token}`;
    const link = async () =>
      /href="([^"]*\/files\/[^"]*)"/.exec(await (await visit(page)).text())?.[1]?.replaceAll('&amp;', '&') ??
      '';
    const fileId = added.files[0]?.id ?? '';
    const counted = async () =>
      (await on.db.read.selectFrom('downloads').select('fetched').where('fileId', '=', fileId).execute()).map(
        ({ fetched }) => fetched,
      );
    return { ...shop, api, visit, upload, added, page, link, id, fileId, counted };
  };
}
