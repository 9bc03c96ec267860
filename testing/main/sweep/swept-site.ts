/** The demo's site with all that strangers may ask for: an order, a booking, a cart, links from mails. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TOKEN_SCOPES } from '#domain/accounts/permissions.ts';
import { ENTER_CALL, LINK_CALL, MEMBER_COOKIE } from '#domain/members/contract.ts';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { MAX_IMPORTED } from '#domain/store/catalogue/calls-import.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { issueKey } from '#server/http/submission-key.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { openMedia } from '#server/media/open-media.ts';
import { importPorts } from '#server/transfer-ports.ts';
import { collectionId } from '../../../src/main/demo/ids.ts';
import { seedDemo } from '../../../src/main/demo/seed-demo.ts';
import { PASSWORD, tokenIn } from '../../server/member-site.ts';
import { CAMPAIGN } from '../../server/open-campaign.ts';
import { openTestShop } from '../../server/open-shop.ts';
import { TEST_ASSETS, type TestDeps, testApp, testSettings } from '../../server/test-app.ts';
import { type TestVisitor, testVisitor } from '../../server/visitor.ts';

const SECRET = 'a secret for tests, of no worth to anyone else';
/** The demo's dates lie around it. */
const OPENED_AT = Date.UTC(2026, 10, 21, 10);
const PRODUCTS = 120;
/** As large as one that stands within a sheet, and as hard to compress. */
const FONT = randomBytes(30_000).toString('base64');
const OWNER_HOST = 'localhost:4321';
const FILLED_IN_MS = 5000;

type App = Awaited<ReturnType<typeof testApp>>;

export interface SweptSite {
  readonly app: App;
  readonly deps: TestDeps;
  readonly siteId: string;
  readonly token: string;
  readonly host: string;
  readonly shopHost: string;
  readonly visitor: TestVisitor;
  /** Cookies of a member who is signed in. */
  readonly memberCookies: Readonly<Record<string, string>>;
  /** Of things that are there, by what they are. */
  readonly ids: Readonly<Record<string, string>>;
  /** Of the demo's form; good once. */
  newKey(): string;
}

export async function openSweptSite(deps: TestDeps): Promise<SweptSite> {
  deps.clock.set(OPENED_AT);
  const media = openMedia(deps, testSettings().dataDir);
  await seedDemo(
    { ...deps, storage: media.storage, moved: importPorts(deps, media).moved },
    join(process.cwd(), 'demo'),
  );
  media.close();
  const assets = { ...TEST_ASSETS, fontData: () => FONT };
  const app = await testApp(deps, { TRUSTED_PROXIES: '127.0.0.1' }, undefined, { assets });
  const siteId = (await listSites(deps.db.read))[0]?.id ?? '';
  const { token } = await createToken(deps, { name: 'Sweep', siteId: null, scopes: TOKEN_SCOPES });
  await fillShop(app, siteId, token);
  const host = 'demo.localhost:4321';
  const visitor = await testVisitor(app, `http://${host}`);
  const order = await placeOrder(deps);
  const memberCookies = await joinAsMember(deps, app, { siteId, token, origin: `http://${host}` });
  const offers = await offerMore(app, siteId, token);
  const ids = {
    ...(await idsOf(app, siteId, token)),
    ...(await formOf(visitor)),
    ...offers,
    order: order.token,
  };
  await visitor.send('POST', '/api/commerce/cart/entries', { variantId: ids.variant, quantity: '1' });
  const newKey = () => issueKey(SECRET, siteId, deps.now() - FILLED_IN_MS);
  return { app, deps, siteId, token, host, shopHost: order.host, visitor, memberCookies, ids, newKey };
}

/** One that waits to be sent, so that its buyer may still change the address. */
async function placeOrder(deps: TestDeps) {
  const shop = await openTestShop(deps, 9);
  const cart = shop.fill(1);
  const known = shop.carts.get(cart);
  const delivery = { id: 'post', name: 'By post', priceMinor: 0, isPickup: false };
  if (known)
    shop.carts.set(cart, { ...known, needsDelivery: true, deliveries: [delivery], deliveryId: 'post' });
  const done = await shop.complete(cart);
  if (done.kind !== 'placed') throw new Error(done.kind);
  const page = await shop.site.visit(orderStatusPath(done.order.token));
  if (page.status !== 200) throw new Error('The order has no page.');
  return { token: done.order.token, host: `${shop.identifier}.localhost:4321` };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes, in which one thing is looked up
type Api = (method: string, path: string, body?: object) => Promise<any>;

function apiOf(app: App, siteId: string, token: string): Api {
  return async (method, path, body) => {
    const headers = {
      host: OWNER_HOST,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const answer = await app.app.request(`http://${OWNER_HOST}/api/sites/${siteId}/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
}

/** As many things as a shop has: what lists all of them is as long as it gets. */
async function fillShop(app: App, siteId: string, token: string): Promise<void> {
  const api = apiOf(app, siteId, token);
  for (let from = 0; from < PRODUCTS; from += MAX_IMPORTED) {
    const products = Array.from({ length: MAX_IMPORTED }, (_, at) => ({
      handle: `swept-${from + at}`,
      key: `swept-${from + at}`,
      title: `Bowl ${from + at}`,
      description: wordsOf(from + at),
      isVisible: true,
      variants: [{ optionValues: [], priceMinor: 1000 + at, isUnlimited: true }],
    }));
    const sent = { collection: collectionId('shop'), isTrial: false, madeBefore: 0, products };
    await api('POST', 'products/import', sent);
  }
}

/** Not the same ones again, or they would be compressed to nothing. */
function wordsOf(seed: number): string {
  return Array.from({ length: 200 }, (_, at) => ((seed * 7919 + at * 104_729) % 99_991).toString(36)).join(
    ' ',
  );
}

/** Signs in by the link of a mail. */
async function joinAsMember(
  deps: TestDeps,
  app: App,
  { siteId, token, origin }: { readonly siteId: string; readonly token: string; readonly origin: string },
) {
  await apiOf(app, siteId, token)('PUT', 'member-settings', { canJoin: true });
  const visitor = await testVisitor(app, origin);
  await visitor.submit(LINK_CALL, new URLSearchParams({ wish: 'join', email: 'member@example.org' }));
  await app.worker.drain();
  const mails = await deps.db.read
    .selectFrom('mails')
    .select('text')
    .where('toAddress', '=', 'member@example.org')
    .execute();
  await visitor.submit(
    ENTER_CALL,
    new URLSearchParams({ token: tokenIn(mails.at(-1)?.text), password: PASSWORD }),
  );
  const cookies = Object.fromEntries(
    [...visitor.cookies].map(([name, pair]) => [name, pair.slice(name.length + 1)]),
  );
  if (!cookies[MEMBER_COOKIE]) throw new Error('No member is signed in.');
  return cookies;
}

/** A campaign, and a gift card among the products. */
async function offerMore(app: App, siteId: string, token: string) {
  const api = apiOf(app, siteId, token);
  const campaign = await api('POST', 'donation-campaigns', CAMPAIGN);
  const [sold] = (await api('GET', 'products')).products;
  const variants = sold.product.variants.map((variant: object) => ({
    ...variant,
    stock: 0,
    isUnlimited: false,
  }));
  await api('PUT', `products/${sold.id}`, { ...sold.product, kind: 'giftCard', taxClass: '', variants });
  return { campaign: String(campaign.id), gift: String(sold.id), giftVariant: String(variants[0].id) };
}

async function idsOf(app: App, siteId: string, token: string) {
  const api = apiOf(app, siteId, token);
  const { products } = await api('GET', 'products');
  const { media } = await api('GET', 'media');
  const { documents } = await api('GET', 'documents?kind=item');
  const post = documents.find(({ path }: { path: string | null }) => path?.startsWith('/journal/'));
  const product = products.at(-1);
  return {
    variant: String(product.product.variants[0].id),
    product: String(product.id),
    productPath: String(product.path),
    media: String(media[0].id),
    post: String(post.id),
    postPath: String(post.path),
  };
}

async function formOf(visitor: TestVisitor) {
  const text = await (await visitor.ask('GET', '/blocks/form')).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
  const [, filesForm = ''] = /id="([^"]+)-sketches"/.exec(text) ?? [];
  return { form: hidden('formId'), formPage: hidden('pageId'), filesForm };
}
