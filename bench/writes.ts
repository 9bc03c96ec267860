/** Saves a second through the content API at fifty connections, each answered only once it is durable. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseOptions } from '../src/server/db/engine.ts';
import { createAccess, DocumentWriter } from '../testing/main/content-client.ts';
import { startServer } from '../testing/main/server-process.ts';
import { startPostgres } from '../testing/server/postgres-cluster.ts';
import { format, type Measurement, type Result } from './result.ts';

const CONNECTIONS = 50;
const WARM_UP_MS = 1000;
const MEASURED_MS = 5000;

export const writes: Measurement = {
  name: 'writes',
  title: 'Durable saves through the API, 50 connections',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-writes-'));
    const cluster = await startPostgres({ isDurable: true });
    try {
      await cluster.createDatabase('writes');
      return [
        await measure('embedded database', { dataDir }),
        await measure('PostgreSQL', { dataDir, url: cluster.url('writes') }),
      ];
    } finally {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measure(name: string, database: DatabaseOptions): Promise<Result> {
  const env = database.url === undefined ? {} : { env: { DATABASE_URL: database.url } };
  const server = await startServer({ dataDir: database.dataDir, ...env });
  const access = await createAccess(database, 'writes');
  const writers = Array.from({ length: CONNECTIONS }, (_, index) => new DocumentWriter(`w${index}`, access));
  await Promise.all(writers.map((writer) => writer.connect(server.origin)));
  const saved = () => writers.reduce((sum, writer) => sum + writer.saved.length + writer.published.length, 0);
  let isOver = false;
  const writing = writers.map((writer) => writer.writeUntil(() => isOver));
  await sleep(WARM_UP_MS);
  const [before, beganAt] = [saved(), performance.now()];
  await sleep(MEASURED_MS);
  const perSecond = ((saved() - before) / (performance.now() - beganAt)) * 1000;
  isOver = true;
  await Promise.all(writing);
  await server.stop();
  const failures = writers.reduce((sum, writer) => sum + writer.failures, 0);
  return {
    name,
    text: `${format(perSecond)} saves and publishings a second answered, ${failures} failed`,
    isMet: failures === 0,
    bar: '0 failed',
  };
}
