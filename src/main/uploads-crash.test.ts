/** Servers that take files in parts are killed: what was acknowledged is there, and the rest of each file follows it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseOptions } from '#server/db/engine.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { createAccess } from '../../testing/main/content-client.ts';
import { type FileToSend, PartSender } from '../../testing/main/part-sender.ts';
import { startServer } from '../../testing/main/server-process.ts';

const FILES = 6;
const KILLS = 3;
const PART_BYTES = 40_000;
const MAX_PARTS_BEFORE_KILL = 50;

beforeAll(ensureBuilt, 360_000);

async function killBetweenParts(database: DatabaseOptions): Promise<void> {
  const env = database.url === undefined ? {} : { DATABASE_URL: database.url };
  const start = () => startServer({ dataDir: database.dataDir, env });
  let server = await start();
  const access = await createAccess(database, `parts-${Date.now().toString(36)}`);
  const files = Array.from({ length: FILES }, (_none, index): FileToSend => {
    const text = randomBytes(600_000).toString('base64');
    return { name: `log-${index}.txt`, bytes: new Uint8Array(Buffer.from(text)) };
  });
  const senders = files.map((file) => new PartSender(access, file, PART_BYTES));
  let resumed = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    let parts = 0;
    const { origin } = server;
    const sending = senders
      .filter(({ isFinished }) => !isFinished)
      .map((sender) =>
        sender.send(origin, () => {
          parts += 1;
        }),
      );
    let isOver = false;
    const settled = Promise.allSettled(sending).finally(() => {
      isOver = true;
    });
    const enough = 1 + Math.floor(Math.random() * MAX_PARTS_BEFORE_KILL);
    // The kills before may have left fewer parts than that.
    while (parts < enough && !isOver) await sleep(1);
    await server.end('SIGKILL');
    await settled;
    resumed += senders.filter(({ isFinished, acknowledged }) => !isFinished && acknowledged > 0).length;
    server = await start();
  }
  for (const [index, sender] of senders.entries()) {
    if (!sender.isFinished) await sender.send(server.origin);
    const kept = await sender.readBack(server.origin);
    expect(kept.equals(files[index]?.bytes ?? new Uint8Array()), `log-${index}.txt`).toBe(true);
  }
  expect(resumed).toBeGreaterThan(0);
  console.info(`${KILLS} kills, ${resumed} files resumed, ${FILES} whole`);
  await server.stop();
}

test('kill -9 takes no acknowledged part of a file, and what follows makes it whole, on the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-uploads-crash-'));
  await killBetweenParts({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}, 360_000);

test.skipIf(!canTest('postgres'))(
  'kill -9 takes no acknowledged part of a file, and what follows makes it whole, on PostgreSQL',
  async () => {
    const database = await createTestDatabase('postgres');
    await killBetweenParts(database.options);
    await database.remove();
  },
  360_000,
);
