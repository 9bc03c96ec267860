/** Servers that take files by forms are killed: what was acknowledged has its files, and of the rest nothing stays. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { Database, DatabaseOptions } from '#server/db/engine.ts';
import { FILE_LIFE_MS, formFileKey } from '#server/forms/files/form-files.ts';
import { sweepFiles } from '#server/forms/files/sweep-files.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import {
  FileFormSender,
  openFileFormTarget,
  type SentWithFiles,
} from '../../testing/main/file-form-sender.ts';
import { SENDER_ENV } from '../../testing/main/form-sender.ts';
import { listFormFiles, listWordsOfSubmissions } from '../../testing/main/queries-evidence.ts';
import { startServer } from '../../testing/main/server-process.ts';

const ROUNDS = 3;
const SENDERS = 8;
/** An address is held to twenty submissions at once: the kill comes long before. */
const MAX_BEFORE_KILL = 60;
const DAY_MS = 24 * 3_600_000;

beforeAll(ensureBuilt, 360_000);

async function killUnderLoad(database: DatabaseOptions) {
  const env = { ...SENDER_ENV, ...(database.url === undefined ? {} : { DATABASE_URL: database.url }) };
  const acknowledged: SentWithFiles[] = [];
  let failures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir: database.dataDir, env });
    const target = await openFileFormTarget(server);
    const senders = Array.from({ length: SENDERS }, (_none, n) => new FileFormSender(round * SENDERS + n));
    const count = () => senders.reduce((sum, sender) => sum + sender.acknowledged.length, 0);
    let isOver = false;
    const sending = senders.map((sender) => sender.sendUntil(target, () => isOver));
    const enough = 1 + Math.floor(Math.random() * MAX_BEFORE_KILL);
    while (count() < enough && !server.hasEnded()) await sleep(1);
    await server.end('SIGKILL');
    isOver = true;
    await Promise.all(sending);
    acknowledged.push(...senders.flatMap((sender) => sender.acknowledged));
    failures += senders.reduce((sum, sender) => sum + sender.failures, 0);
  }
  return { acknowledged, failures };
}

type Sent = Awaited<ReturnType<typeof killUnderLoad>>;

async function expectKept(database: DatabaseOptions, { acknowledged, failures }: Sent): Promise<void> {
  const db = await openDatabase(database);
  const storage = openLocalStorage(join(database.dataDir, 'media'));
  try {
    const left = (await listFormFiles(db.read)).filter((file) => file.submissionId === null).length;
    await expectFiles(db, storage, acknowledged);
    const later = () => Date.now() + FILE_LIFE_MS + DAY_MS;
    await sweepFiles({ db, storage, now: later }, { signal: new AbortController().signal });
    await expectFiles(db, storage, acknowledged);
    const kept = await listFormFiles(db.read);
    expect(kept.filter((file) => file.submissionId === null)).toEqual([]);
    expect(listOnDisk(database.dataDir)).toEqual(kept.map(({ id }) => id).sort());
    console.info(
      `${db.engine}: ${ROUNDS} kills, ${acknowledged.length} acknowledged with their files, ${failures} not, ${left} files swept`,
    );
  } finally {
    await db.close();
  }
}

/** Every acknowledged one is there once, with each of its files, byte by byte. */
async function expectFiles(db: Database, storage: Storage, acknowledged: readonly SentWithFiles[]) {
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
  const submissions = await listWordsOfSubmissions(db.read);
  const files = Map.groupBy(await listFormFiles(db.read), (file) => file.submissionId);
  for (const { message, hashes } of acknowledged) {
    const found = submissions.filter(({ words }) => words.includes(message));
    expect(found, message).toHaveLength(1);
    const bytes = await Promise.all(
      (files.get(found[0]?.id ?? '') ?? []).map(({ id }) => storage.get(formFileKey(id))),
    );
    expect(bytes.map(hashOf).sort(), message).toEqual([...hashes].sort());
  }
}

function hashOf(bytes: Uint8Array | undefined): string {
  return bytes ? createHash('sha256').update(bytes).digest('hex') : 'none';
}

function listOnDisk(dataDir: string): string[] {
  const folder = join(dataDir, 'media', 'private', 'forms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((part) => readdirSync(join(folder, part)))
    .sort();
}

test('kill -9 under load takes no file from an acknowledged submission and leaves none behind, on the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-files-crash-'));
  await expectKept({ dataDir }, await killUnderLoad({ dataDir }));
  rmSync(dataDir, { recursive: true, force: true });
}, 360_000);

test.skipIf(!canTest('postgres'))(
  'kill -9 under load takes no file from an acknowledged submission and leaves none behind, on PostgreSQL',
  async () => {
    const database = await createTestDatabase('postgres');
    await expectKept(database.options, await killUnderLoad(database.options));
    await database.remove();
  },
  360_000,
);
