/** A hit that was acknowledged is there after the server has been killed, once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { countSpeedLoads } from '#testing/server/queries-speed.ts';
import { listHits } from '#testing/server/queries-tracking.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import {
  FormSender,
  type FormTarget,
  hitTarget,
  openSpeedTarget,
  SENDER_ENV,
} from '../../testing/main/form-sender.ts';
import { type RunningServer, startServer } from '../../testing/main/server-process.ts';

const ROUNDS = 3;
const SENDERS = 12;

beforeAll(ensureBuilt, 360_000);

type TargetOf = (server: RunningServer) => FormTarget | Promise<FormTarget>;

async function killUnderLoad(database: DatabaseOptions, targetOf: TargetOf = hitTarget) {
  const env = { ...SENDER_ENV, ...(database.url === undefined ? {} : { DATABASE_URL: database.url }) };
  const stored: string[] = [];
  let failures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir: database.dataDir, env });
    const target = await targetOf(server);
    // A name of its own for each sender of each round: what it sends is sent once.
    const senders = Array.from({ length: SENDERS }, (_, index) => new FormSender(round * SENDERS + index));
    let isOver = false;
    const sending = senders.map((sender) => sender.sendUntil(target, () => isOver));
    const count = () => senders.reduce((sum, sender) => sum + sender.stored.length, 0);
    while (count() < SENDERS && !server.hasEnded()) await sleep(1);
    await sleep(Math.random() * 400);
    await server.end('SIGKILL');
    isOver = true;
    await Promise.all(sending);
    stored.push(...senders.flatMap((sender) => sender.stored));
    failures += senders.reduce((sum, sender) => sum + sender.failures, 0);
  }
  const db = await openDatabase(database);
  try {
    const found: string[] = [];
    let loads = 0;
    for (const { id } of await listSites(db.read)) {
      found.push(...(await listHits(db.read, id)).map(({ path }) => path));
      loads += await countSpeedLoads(db.read, id);
    }
    return { stored, failures, found, loads };
  } finally {
    await db.close();
  }
}

function expectKept(
  engine: string,
  { stored, failures, found }: Awaited<ReturnType<typeof killUnderLoad>>,
): void {
  const paths = new Set(found);
  const lost = stored.filter((message) => !paths.has(`/${message}`));
  console.info(
    `${engine}: ${ROUNDS} kills under ${SENDERS} senders, ${stored.length} hits acknowledged, ${failures} without an answer, ${found.length} stored, ${lost.length} lost`,
  );
  expect(stored.length).toBeGreaterThan(SENDERS);
  expect(lost).toEqual([]);
  expect(paths.size).toBe(found.length);
  expect(found.length).toBeLessThanOrEqual(stored.length + failures);
}

test('TRAK-12 kill -9 under load loses no acknowledged hit, on the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-hits-crash-'));
  expectKept('Embedded', await killUnderLoad({ dataDir }));
  rmSync(dataDir, { recursive: true, force: true });
}, 360_000);

test.skipIf(!canTest('postgres'))(
  'TRAK-12 kill -9 under load loses no acknowledged hit, on PostgreSQL',
  async () => {
    const database = await createTestDatabase('postgres');
    expectKept('PostgreSQL', await killUnderLoad(database.options));
    await database.remove();
  },
  360_000,
);

test('PERF-03 kill -9 under load loses no acknowledged record of speed, and counts none twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-speed-crash-'));
  const { stored, failures, loads } = await killUnderLoad({ dataDir }, openSpeedTarget);
  expect(stored.length).toBeGreaterThan(SENDERS);
  expect(loads).toBeGreaterThanOrEqual(stored.length);
  expect(loads).toBeLessThanOrEqual(stored.length + failures);
  rmSync(dataDir, { recursive: true, force: true });
}, 360_000);
