/** Whole orders from cart to confirmation, each step durable, at fifty connections, beside a bare Hono route. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { findStore, writeStore } from '#server/store/settings/queries.ts';
import { freePort } from '#testing/server/free-port.ts';
import { call, SENDER_ENV } from '../testing/main/form-sender.ts';
import { startServer } from '../testing/main/server-process.ts';
import { newSite, putOnSale } from './orders.ts';
import { format, type Measurement, median, type Result, ratioResult } from './result.ts';
import { send } from './submissions.ts';

const CONNECTIONS = 50;
/** Each takes fifty orders a second for long, and two thousand at once: many shops are on one server here. */
const SHOPS = 25;
const WARM_UP_MS = 1500;
const MEASURED_MS = 4000;
const ROUNDS = 3;
const MAX_P99_MS = 150;
const STOCK = 1_000_000;
const PRICE_MINOR = 2500;
const POST = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 600 } as const;

export const wholeOrders: Measurement = {
  name: 'whole-orders',
  title: 'Whole orders: cart, address, paid with the test provider, settled; 50 connections',
  async run(): Promise<Result[]> {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-whole-orders-'));
    const port = await freePort();
    const shops = await openShops(dataDir, port);
    const server = await startServer({
      dataDir,
      port,
      env: {
        ...SENDER_ENV,
        ...(process.env['PROF'] ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' } : {}),
        SITE_DOMAIN: `localhost:${port}`,
        OWNER_ORIGIN: `http://localhost:${port}`,
      },
    });
    const bare = fork(process.argv[1] ?? '', ['bare-hono']);
    try {
      const barePort = await new Promise<number>((resolve) => {
        bare.once('message', (message) => resolve(Number(message)));
      });
      const ours: Bought[] = [];
      const theirs: Bought[] = [];
      const alone: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        theirs.push(await buy(barePort, shops));
        alone.push((await send(single(barePort))).perSecond);
        ours.push(await buy(port, shops));
      }
      return resultsOf(ours, theirs, median(alone));
    } finally {
      bare.kill();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** One request without a cart behind it. */
const single = (port: number) => ({ port, path: '/submit', headers: {}, body: () => '{"quantity":"1"}' });

function resultsOf(ours: readonly Bought[], theirs: readonly Bought[], alone: number): Result[] {
  const rateOf = (each: readonly Bought[]) => median(each.map(({ perSecond }) => perSecond));
  const p99 = median(ours.map((bought) => bought.p99));
  const all = [...ours, ...theirs];
  const failures = all.reduce((sum, bought) => sum + bought.failures, 0);
  const peer = { name: 'the same requests to bare Hono routes', value: rateOf(theirs) };
  return [
    ratioResult('orders of three requests', 'a second', rateOf(ours), peer, 0.12),
    {
      name: 'beside single requests to one bare route',
      text: `${format(alone)} a second: ${(rateOf(ours) / alone).toFixed(3)}`,
    },
    {
      name: 'from the cart to the confirmation, p99',
      text: `${format(p99, 1)} ms, ${failures} failed${all.find(({ problem }) => problem)?.problem ?? ''}`,
      isMet: p99 < MAX_P99_MS && failures === 0,
      bar: `< ${MAX_P99_MS} ms, 0 failed`,
    },
  ];
}

interface Shop {
  readonly host: string;
  readonly variantId: string;
}

async function openShops(dataDir: string, port: number): Promise<Shop[]> {
  const db = await openDatabase({ dataDir });
  const log = pino({ level: 'silent' });
  const deps: Deps = { db, now: Date.now, newId: idMaker(Date.now, randomBytes), log };
  try {
    const shops: Shop[] = [];
    for (let index = 0; index < SHOPS; index += 1) {
      const siteId = await newSite(deps, `shop-${index}`);
      const variantId = await putOnSale(deps, siteId, { kind: 'physical', stock: STOCK });
      const store = await findStore(db.read, siteId);
      const zone = { id: 'home', name: 'Home', countries: ['DE'], methods: [POST] };
      const withPost = storeSettingsSchema.parse({ ...store, shippingZones: [zone] });
      await db.write((tx) => writeStore(tx, siteId, withPost));
      shops.push({ host: `shop-${index}.localhost:${port}`, variantId });
    }
    return shops;
  } finally {
    await db.close();
  }
}

interface Bought {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
  readonly problem: string;
}

async function buy(port: number, shops: readonly Shop[]): Promise<Bought> {
  const latencies: number[] = [];
  let failures = 0;
  let problem = '';
  let isOver = false;
  const work = async (buyer: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; !isOver; at += 1) {
      const shop = shops[(buyer + at) % shops.length];
      if (!shop) throw new Error('There are no shops.');
      const beganAt = performance.now();
      const wrong = await buyOne({ port, agent, shop, from: `10.${buyer}.${(at >> 8) & 255}.${at & 255}` });
      if (wrong === undefined) latencies.push(performance.now() - beganAt);
      else {
        failures += 1;
        problem = `, such as: ${wrong}`;
      }
    }
    agent.destroy();
  };
  const buying = Array.from({ length: CONNECTIONS }, (_, index) => work(index));
  await sleep(WARM_UP_MS);
  const [before, beganAt] = [latencies.length, performance.now()];
  await sleep(MEASURED_MS);
  const perSecond = ((latencies.length - before) / (performance.now() - beganAt)) * 1000;
  isOver = true;
  await Promise.all(buying);
  const measured = latencies.slice(before).sort((a, b) => a - b);
  return { perSecond, p99: measured[Math.floor(measured.length * 0.99)] ?? 0, failures, problem };
}

interface Buyer {
  readonly port: number;
  readonly agent: Agent;
  readonly shop: Shop;
  readonly from: string;
}

/** As the page's script does. @returns what went wrong */
async function buyOne({ port, agent, shop, from }: Buyer): Promise<string | undefined> {
  const own = {
    host: shop.host,
    origin: `http://${shop.host}`,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'x-forwarded-for': from,
  };
  const issued = await call({ port, agent, path: '/api/crumb', headers: own });
  const { crumb } = JSON.parse(issued.text) as { crumb: string };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const put = await call({
    port,
    agent,
    method: 'POST',
    path: `${CART_CALLS.add}?crumb=${crumb}`,
    headers: { ...own, ...form, cookie: issued.cookies },
    body: new URLSearchParams({ variantId: shop.variantId, quantity: '1' }).toString(),
  });
  if (put.status !== 200) return `${put.status} ${put.text.slice(0, 200)}`;
  const placed = await call({
    port,
    agent,
    method: 'POST',
    path: `${PLACE_ORDER_PATH}?crumb=${crumb}`,
    headers: { ...own, ...form, cookie: `${issued.cookies}; ${put.cookies}` },
    body: new URLSearchParams({ ...ENTRIES, seenTotal: String(PRICE_MINOR + POST.priceMinor) }).toString(),
  });
  return placed.status === 200 ? undefined : `${placed.status} ${placed.text.slice(0, 200)}`;
}

const ENTRIES = {
  email: 'ada@example.org',
  'address-name': 'Ada Byron',
  'address-line1': 'Kastanienallee 7',
  'address-postalCode': '10435',
  'address-city': 'Berlin',
  'address-country': 'DE',
  delivery: POST.id,
  payment: 'test',
  card: TEST_CARDS[0]?.number ?? '',
};
