/** Opens what a process needs and puts it together with what the build made. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { compose } from '#server/compose.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database, DatabaseOptions } from '#server/db/engine.ts';
import type { Deps } from '#server/deps.ts';
import type { CountryOf } from '#server/http/countries.ts';
import { DEV_SCRIPT } from '#server/http/dev-reload.ts';
import { redactLog } from '#server/http/redact-log.ts';
import { staticAssets } from '#server/http/static-assets.ts';
import type { Media } from '#server/media/open-media.ts';
import type { ServerSettings } from '#server/settings.ts';
import { reach } from '#server/sites/reach-host.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { readOwnerAssets, readVisitorAssets } from './assets.ts';
import { examineServing } from './cli/doctor/examine-serving.ts';
import { forkMoves, moveWorkerFile } from './fork-move.ts';
import { pooledRandomBytes } from './random-pool.ts';
import { installationSecret } from './secret.ts';

/** The build's folder, which holds the server's: this file may be a shared chunk somewhere below that. */
const BUILD_FOLDER = fileURLToPath(import.meta.url).replace(/[\\/]server[\\/](?!.*[\\/]server[\\/]).*$/, '');
const VISITOR_FOLDER = join(BUILD_FOLDER, 'visitor');
const OWNER_FOLDER = join(BUILD_FOLDER, 'owner');
const EDIT_FOLDER = join(BUILD_FOLDER, 'edit-frame');
/** The demo site, in the checkout that the build is part of. */
export const DEMO_FOLDER = join(BUILD_FOLDER, '..', 'demo');
/** What new sites begin with, beside the build. */
const STARTERS_FOLDER = join(BUILD_FOLDER, '..', 'starters');

export function createLogger(): Logger {
  return pino({
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: redactLog },
  });
}

export async function openDeps(
  settings: ServerSettings,
  log: Logger,
  how: Pick<DatabaseOptions, 'waitForMs' | 'isLeftAsItIs'> = {},
): Promise<Deps> {
  const { databaseUrl: url, dataDir } = settings;
  const db: Database = await openDatabase({ ...how, url, dataDir });
  const randomBytes = pooledRandomBytes();
  return { db, log, now: Date.now, newId: idMaker(Date.now, randomBytes) };
}

/** @param countryOf for a server that counts visitors */
export function wire(deps: Deps, settings: ServerSettings, media: Media, countryOf?: CountryOf) {
  const moveWorker = moveWorkerFile();
  return compose(deps, settings, {
    media,
    starters: { folder: STARTERS_FOLDER, storage: media.storage },
    version: packageFile.version,
    reach,
    countryOf,
    examine: () => examineServing(deps, settings, media),
    ...(moveWorker ? { runMove: forkMoves(moveWorker) } : {}),
    assets: {
      ...readVisitorAssets(VISITOR_FOLDER, EDIT_FOLDER),
      ...(process.env['VITRINE_DEV'] ? { devScript: DEV_SCRIPT } : {}),
    },
    staticAssets: staticAssets({ '/_v/': VISITOR_FOLDER, '/_o/': OWNER_FOLDER, '/_e/': EDIT_FOLDER }),
    ownerAssets: readOwnerAssets(OWNER_FOLDER),
    secret: installationSecret(settings.dataDir, settings.secret),
  });
}
