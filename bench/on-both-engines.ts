/** Measures on the embedded database and on PostgreSQL, each new and empty. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { startPostgres } from '../testing/server/postgres-cluster.ts';
import type { Result } from './result.ts';

/** @param engine in the words of the report */
type MeasureEngine = (deps: Deps, engine: string) => Promise<Result[]>;

export async function measureOnBoth(name: string, measure: MeasureEngine): Promise<Result[]> {
  const cluster = await startPostgres();
  try {
    await cluster.createDatabase(name);
    return [
      ...(await measureOn(name, undefined, (deps) => measure(deps, 'embedded database'))),
      ...(await measureOn(name, cluster.url(name), (deps) => measure(deps, 'PostgreSQL'))),
    ];
  } finally {
    await cluster.stop();
  }
}

async function measureOn(
  name: string,
  url: string | undefined,
  measure: (deps: Deps) => Promise<Result[]>,
): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  const db = await openDatabase({ dataDir, url });
  const newId = idMaker(Date.now, randomBytes);
  try {
    return await measure({ db, now: Date.now, newId, log: pino({ level: 'silent' }) });
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
