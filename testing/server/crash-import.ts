/** A process to be killed: imports an export and says how far it is. Given what it needs as JSON. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import type { Deps } from '#server/deps.ts';
import { importExport } from '#server/import/import-export.ts';
import { contentImportPorts } from '#server/import-ports.ts';
import { openMedia } from '#server/media/open-media.ts';

export interface CrashImport {
  readonly database: DatabaseOptions;
  readonly dataDir: string;
  readonly siteId: string;
  readonly file: string;
}

async function importUntilKilled({ database, dataDir, siteId, file }: CrashImport): Promise<void> {
  const db = await openDatabase(database);
  const deps: Deps = {
    db,
    now: Date.now,
    newId: idMaker(Date.now, randomBytes),
    log: pino({ level: 'error' }),
  };
  const media = openMedia(deps, dataDir);
  await importExport(
    { ...deps, ports: contentImportPorts(deps, media) },
    {
      source: 'wordpress',
      siteId,
      file,
      isDryRun: false,
      onProgress: (text) => process.stdout.write(`${text}\n`),
    },
  );
  process.stdout.write('done\n');
  media.close();
  await db.close();
}

const given = process.argv[2];
if (process.argv[1]?.endsWith('crash-import.ts') && given) await importUntilKilled(JSON.parse(given));
