/**
 * A process to be killed: renews what is due, and stops at a point of it until the test ends it. Given the options of the
 * database, the point and the time as JSON.
 */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import type { CompletionPoint } from '#server/store/orders/ports.ts';
import { renewDue } from '#server/store/subscriptions/renew.ts';
import { renewalDeps } from './renewal-deps.ts';

export interface CrashedRenewal {
  readonly options: DatabaseOptions;
  readonly point: CompletionPoint;
  /** What the clock of the test says. */
  readonly now: number;
}

async function renewAndStop({ options, point, now }: CrashedRenewal): Promise<void> {
  const db = await openDatabase(options);
  const base = { db, now: () => now, newId: idMaker(Date.now, randomBytes), log: pino({ level: 'error' }) };
  const at = async (here: CompletionPoint) => {
    if (here !== point) return;
    process.stdout.write(`${here}\n`);
    await new Promise(() => setInterval(() => undefined, 1000));
  };
  await renewDue({ ...renewalDeps(base), at });
  process.stdout.write('ended\n');
}

const given = process.argv[2];
if (process.argv[1]?.endsWith('crash-renewal.ts') && given) await renewAndStop(JSON.parse(given));
