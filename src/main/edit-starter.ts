/**
 * `npm run dev -- --starter NAME`: opens a starter as a site of its own, for editing, and saves it to its folder after
 * every change that visitors would see. Runs beside the server, on the same data.
 */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { makeOwner, makeSignInLink } from '#server/accounts/make-owner.ts';
import type { Deps } from '#server/deps.ts';
import { Passwords } from '#server/http/passwords.ts';
import { findSiteByIdentifier } from '#server/kernel/sites/queries.ts';
import { type Media, openMedia } from '#server/media/open-media.ts';
import { saveStarter } from '#server/moves/starter/save-starter.ts';
import { importSite } from '#server/moves/transfer/import-site.ts';
import { readSettings } from '#server/settings.ts';
import { createSite } from '#server/sites/create-site.ts';
import { exportPorts, importPorts } from '#server/transfer-ports.ts';
import { createLogger, openDeps } from './wire.ts';

const LOOK_MS = 1000;
const EMAIL = 'starter@example.org';

const folder = resolve(process.argv[2] ?? '');
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.problems.join(' '));
const { settings } = read;
const deps = await openDeps(settings, createLogger());
const media = openMedia(deps, settings.dataDir);
const siteId = await open(deps, media, folder);
const link = await makeSignInLink(deps, settings.ownerOrigin, EMAIL);
if (link.kind === 'made')
  console.log(`Open this link to edit the starter “${basename(folder)}”:\n  ${link.url}`);
process.send?.('opened');
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    isStopping = true;
  });
await keepSaving();
media.close();
await deps.db.close();
process.disconnect?.();

/** @returns the id of the site */
async function open(to: Deps, files: Media, from: string): Promise<string> {
  const made = await makeOwner({ ...to, passwords: new Passwords() }, { email: EMAIL, name: 'Starter' });
  if ('message' in made && made.kind === 'invalid') throw new Error(made.message);
  if (!existsSync(from)) return begin(to, basename(from));
  const imported = await importSite({ ...to, ports: importPorts(to, files) }, { folder: from });
  if (imported.kind === 'imported' || imported.kind === 'unchanged') return imported.siteId;
  throw new Error(
    imported.kind === 'refused' ? imported.message : JSON.stringify(imported.problems, null, 2),
  );
}

/** A starter that is yet to be made. */
async function begin(to: Deps, name: string): Promise<string> {
  const template = TEMPLATE_NAMES.find((each) => each === name);
  if (!template)
    throw new Error(`No template is called ${name}. Choose one of: ${TEMPLATE_NAMES.join(', ')}.`);
  const made = await createSite(to, { identifier: name, title: 'A New Name', template });
  if (made.kind !== 'created') throw new Error(made.message);
  return made.siteId;
}

/** Until it is stopped; what changed last is saved before it ends. */
async function keepSaving(): Promise<void> {
  let saved = await versionNow();
  while (!isStopping) {
    await sleep(LOOK_MS);
    const version = await versionNow();
    if (version === saved) continue;
    const result = await saveStarter({ ...deps, ...exportPorts(media) }, { siteId, folder });
    if (result.kind === 'refused') console.error(`The starter was not saved. ${result.message}`);
    else if (result.changed.length > 0) console.log(`Saved ${result.changed.join(', ')}`);
    saved = version;
  }
}

async function versionNow(): Promise<number | undefined> {
  return (await findSiteByIdentifier(deps.db.read, basename(folder)))?.version;
}
