/**
 * A process to be killed: pays one cart, and stops at a point of it until somebody ends it. Given the options of the
 * database, the site, the cart and the point as JSON.
 */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import type { CompletionPoint } from '#server/store/orders/ports.ts';
import { openCheckouts } from './open-checkouts.ts';

export interface CrashedCheckout {
  readonly options: DatabaseOptions;
  readonly siteId: string;
  readonly cartId: string;
  readonly point: CompletionPoint;
  /** What the clock of the test says. */
  readonly now: number;
}

async function payAndStop({ options, siteId, cartId, point, now }: CrashedCheckout): Promise<void> {
  const db = await openDatabase(options);
  const base = { db, now: () => now, newId: idMaker(Date.now, randomBytes), log: pino({ level: 'error' }) };
  const shop = openCheckouts(base, siteId, () => randomBytes(18).toString('base64url'));
  const at = async (here: CompletionPoint) => {
    if (here !== point) return;
    process.stdout.write(`${here}\n`);
    await new Promise(() => setInterval(() => undefined, 1000));
  };
  const done = await shop.complete(cartId, { at });
  process.stdout.write(`ended: ${done.kind}\n`);
}

const given = process.argv[2];
if (process.argv[1]?.endsWith('crash-checkout.ts') && given) await payAndStop(JSON.parse(given));
