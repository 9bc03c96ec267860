/** A comment that was acknowledged is there after the server has been killed, once, and somebody is told of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { FormSender, openCommentTarget, SENDER_ENV } from '../../testing/main/form-sender.ts';
import { listComments } from '../../testing/main/queries-evidence.ts';
import { startServer } from '../../testing/main/server-process.ts';

const ROUNDS = 3;
const SENDERS = 8;
/** A site takes sixty comments at once, and then one a second: the kill comes before that. */
const MAX_BEFORE_KILL = 40;
const POST = '/journal/why-plates-are-not-round';

beforeAll(ensureBuilt, 360_000);

async function killUnderLoad(database: DatabaseOptions) {
  const env = { ...SENDER_ENV, ...(database.url === undefined ? {} : { DATABASE_URL: database.url }) };
  const stored: string[] = [];
  let failures = 0;
  let itemId = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir: database.dataDir, env });
    const target = await openCommentTarget(server, POST);
    itemId = target.itemId;
    const senders = Array.from({ length: SENDERS }, (_, index) => new FormSender(round * SENDERS + index));
    const count = () => senders.reduce((sum, sender) => sum + sender.stored.length, 0);
    let isOver = false;
    const sending = senders.map((sender) => sender.sendUntil(target, () => isOver));
    const enough = 1 + Math.floor(Math.random() * MAX_BEFORE_KILL);
    while (count() < enough) await sleep(1);
    await server.end('SIGKILL');
    isOver = true;
    await Promise.all(sending);
    stored.push(...senders.flatMap((sender) => sender.stored));
    failures += senders.reduce((sum, sender) => sum + sender.failures, 0);
  }
  const db = await openDatabase(database);
  try {
    return { stored, failures, ...(await listComments(db.read, itemId)) };
  } finally {
    await db.close();
  }
}

function expectKept({ stored, failures, ids, forgotten }: Awaited<ReturnType<typeof killUnderLoad>>): void {
  const found = new Set(ids);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored.length).toBeGreaterThanOrEqual(ROUNDS);
  expect(stored.filter((id) => !found.has(id))).toEqual([]);
  // Beside those that were acknowledged stand those of the demo, and at most what was on its way.
  expect(ids.length).toBeLessThanOrEqual(stored.length + failures + DEMO_COMMENTS);
  expect(forgotten).toBe(0);
}
const DEMO_COMMENTS = 20;

test('kill -9 under load loses no acknowledged comment, on the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-comments-crash-'));
  expectKept(await killUnderLoad({ dataDir }));
  rmSync(dataDir, { recursive: true, force: true });
}, 360_000);

test.skipIf(!canTest('postgres'))(
  'kill -9 under load loses no acknowledged comment, on PostgreSQL',
  async () => {
    const database = await createTestDatabase('postgres');
    expectKept(await killUnderLoad(database.options));
    await database.remove();
  },
  360_000,
);
