/** A submission that was acknowledged is there after the server has been killed, once, with its job. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { FormSender, openFormTarget, SENDER_ENV } from '../../testing/main/form-sender.ts';
import { countForgotten, listSubmissionIds } from '../../testing/main/queries-evidence.ts';
import { startServer } from '../../testing/main/server-process.ts';

const ROUNDS = 3;
const SENDERS = 12;

beforeAll(ensureBuilt, 360_000);

async function killUnderLoad(database: DatabaseOptions) {
  const env = { ...SENDER_ENV, ...(database.url === undefined ? {} : { DATABASE_URL: database.url }) };
  const stored: string[] = [];
  let failures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir: database.dataDir, env });
    const target = await openFormTarget(server);
    const senders = Array.from({ length: SENDERS }, (_, index) => new FormSender(index));
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
    const found = await listSubmissionIds(db.read);
    return { stored, failures, found, forgotten: await countForgotten(db.read) };
  } finally {
    await db.close();
  }
}

function expectKept(
  engine: string,
  { stored, failures, found, forgotten }: Awaited<ReturnType<typeof killUnderLoad>>,
): void {
  const ids = new Set(found);
  const lost = stored.filter((id) => !ids.has(id));
  console.info(
    `${engine}: ${ROUNDS} kills under ${SENDERS} senders, ${stored.length} acknowledged, ${failures} without an answer, ${found.length} stored, ${lost.length} lost`,
  );
  expect(stored.length).toBeGreaterThan(SENDERS);
  expect(lost).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(stored.length + failures);
  expect(forgotten).toBe(0);
}

test('FORM-09 kill -9 under load loses no acknowledged submission, on the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-forms-crash-'));
  expectKept('Embedded', await killUnderLoad({ dataDir }));
  rmSync(dataDir, { recursive: true, force: true });
}, 360_000);

test.skipIf(!canTest('postgres'))(
  'FORM-09 kill -9 under load loses no acknowledged submission, on PostgreSQL',
  async () => {
    const database = await createTestDatabase('postgres');
    expectKept('PostgreSQL', await killUnderLoad(database.options));
    await database.remove();
  },
  360_000,
);
