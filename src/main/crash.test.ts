import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startPostgres } from '#testing/server/postgres-cluster.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { crashRounds } from '../../testing/main/crash-rounds.ts';

const ROUNDS = 5;

beforeAll(ensureBuilt, 360_000);

test('kill -9 under load loses nothing that was answered, on the embedded database', async () => {
  // A real disk: what is tested is the order of writing to it.
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'));
  const report = await crashRounds({ rounds: ROUNDS, database: { dataDir } });
  rmSync(dataDir, { recursive: true, force: true });
  expect(report.contradictions).toEqual([]);
  expect(report.saves).toBeGreaterThan(50);
  expect(report.restartMs).toHaveLength(ROUNDS);
}, 300_000);

test.skipIf(!canTest('postgres'))(
  'kill -9 under load loses nothing that was answered, on PostgreSQL',
  async () => {
    const database = await createTestDatabase('postgres');
    const report = await crashRounds({ rounds: ROUNDS, database: database.options });
    await database.remove();
    expect(report.contradictions).toEqual([]);
    expect(report.saves).toBeGreaterThan(50);
  },
  360_000,
);

test.skipIf(!canTest('postgres'))(
  'the server outlives a PostgreSQL that is killed, and loses nothing',
  async () => {
    const cluster = await startPostgres({ isDurable: true });
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'));
    try {
      await cluster.createDatabase('vitrine');
      const report = await crashRounds({
        rounds: 2,
        database: { dataDir, url: cluster.url('vitrine') },
        crashDatabase: () => cluster.crashAndRestart(),
      });
      expect(report.contradictions).toEqual([]);
      expect(report.saves).toBeGreaterThan(30);
    } finally {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  360_000,
);
