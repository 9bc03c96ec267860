/** Before the server's tests: one PostgreSQL for all of them, and a migrated database of each engine to copy. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';
import { makeScratchFolder } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: {
      /** Connection string of the cluster's own database; null where PostgreSQL cannot run. */
      readonly postgresUrl: string | null;
      /** Folder of a migrated, empty SQLite database. */
      readonly sqliteTemplate: string;
    };
  }
}

/** Name of the migrated, empty PostgreSQL database. */
export const TEMPLATE_DATABASE = 'vitrine_template';

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const sqliteTemplate = makeScratchFolder('template');
  await (await openDatabase({ dataDir: sqliteTemplate })).close();
  const cluster = await startOrSayWhyNot();
  if (cluster) {
    await cluster.createDatabase(TEMPLATE_DATABASE);
    await (await openDatabase({ url: cluster.url(TEMPLATE_DATABASE), dataDir: '' })).close();
  }
  project.provide('databases', { postgresUrl: cluster?.url('postgres') ?? null, sqliteTemplate });
  return async () => {
    await cluster?.stop();
    rmSync(sqliteTemplate, { recursive: true, force: true });
  };
}

async function startOrSayWhyNot(): Promise<PostgresCluster | undefined> {
  try {
    return await startPostgres();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (process.env['CI'])
      throw new Error(`PostgreSQL cannot run here, and CI tests both engines: ${reason}`);
    console.error(`\n!!! HALF OF THE DATABASE TESTS ARE SKIPPED: PostgreSQL cannot run here (${reason}).\n`);
    return undefined;
  }
}
