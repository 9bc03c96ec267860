/** The server process: opens the data, answers requests, runs jobs, and stops without losing anything. */
import { createServer } from 'node:http';
import { MINUTE_MS } from '#domain/time.ts';
import { createSetupLink } from '#server/accounts/one-time-links.ts';
import { limitBodyTime } from '#server/http/body-time.ts';
import { openCountries } from '#server/http/countries.ts';
import { inTurn } from '#server/http/in-turn.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { openMedia } from '#server/media/open-media.ts';
import { readSettings } from '#server/settings.ts';
import { importPorts } from '#server/transfer-ports.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { closingListener, drainServer } from './drain-server.ts';
import { fetchListener, guardListener } from './guard-listener.ts';
import { inPlainWords, openData } from './open-data.ts';
import { outlive } from './outlive.ts';
import { DRAIN_MS, HARD_STOP_MS } from './stop-limits.ts';
import { createLogger, DEMO_FOLDER, wire } from './wire.ts';

/** The longest that sending a request may take: a film of 200 MB over a slow line. Strangers have a minute. */
const UPLOAD_MS = 20 * MINUTE_MS;
const KEEP_ALIVE_MS = 75_000;

const read = readSettings(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(1);
}
const { settings } = read;
const log = createLogger();
const countries = settings.countryDatabase
  ? openCountries(settings.countryDatabase, { now: Date.now, log })
  : undefined;
if (countries?.kind === 'failed') {
  console.error(countries.message);
  process.exit(1);
}
const data = await openData(settings, log, console.log);
if (data.kind === 'failed') {
  console.error(data.message);
  process.exit(1);
}
const { deps, close: closeData } = data;
let isStopping = false;
const begun = await inPlainWords(settings, begin);
if (begun.kind === 'failed') {
  console.error(begun.message);
  process.exit(1);
}
const { media, siteAddress, setupLink } = begun.value;
const { app, fastPath, worker, registry, state } = wire(deps, settings, media, countries?.countryOf);
const answer = fetchListener(app.fetch, log);
const server = createServer(
  inTurn(
    closingListener(
      limitBodyTime(
        guardListener((request, response) => fastPath(request, response) || answer(request, response), log),
      ),
      () => isStopping,
    ),
  ),
);

// Headers still have to come quickly.
server.requestTimeout = UPLOAD_MS;
// Longer than proxies keep theirs, or they would send a request on a connection that is just being closed.
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.on('error', (error: NodeJS.ErrnoException) => {
  // A connection that could not be taken, as when all file descriptors are in use: the next one may be.
  if (server.listening) return log.error({ err: error }, 'a connection could not be taken');
  if (error.code === 'EADDRINUSE')
    console.error(`Port ${settings.port} is in use already. Stop what uses it, or set PORT to another one.`);
  else console.error(`The server cannot listen on ${settings.host}:${settings.port}: ${error.message}`);
  process.exit(1);
});
server.listen(settings.port, settings.host, () => {
  outlive(log, end);
  registry.start();
  worker.start();
  state.isReady = true;
  console.log(`Vitrine is running.\n  Your site   ${siteAddress}\n  Owner area  ${settings.ownerOrigin}`);
  if (setupLink) console.log(`\nOpen this link to create your account and your first site:\n  ${setupLink}`);
});

async function begin() {
  const opened = openMedia(deps, settings.dataDir);
  await seedDemo({ ...opened, moved: importPorts(deps, opened).moved }, DEMO_FOLDER);
  return {
    media: opened,
    siteAddress: await firstSiteAddress(),
    setupLink: await createSetupLink(deps, settings.ownerOrigin),
  };
}

/** Where to look first: the primary host of the first site. */
async function firstSiteAddress(): Promise<string> {
  const [site] = await listSites(deps.db.read);
  if (!site) return 'none yet; “npx vitrine site create” makes one';
  const host = site.hosts.find((each) => each.isPrimary)?.host ?? `${site.identifier}.${settings.siteDomain}`;
  return `${new URL(settings.ownerOrigin).protocol}//${host}`;
}

/** @param exitCode says whether this was asked for, or the server has to be started again */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  state.isReady = false;
  setTimeout(() => process.exit(exitCode || 1), HARD_STOP_MS).unref();
  await Promise.all([drainServer(server, DRAIN_MS), worker.stop(DRAIN_MS)]);
  registry.stop();
  media.close();
  await closeData();
  process.exit(exitCode);
}

function end(exitCode: number): void {
  stop(exitCode).catch((error: unknown) => {
    log.fatal({ err: error }, 'stopping failed');
    process.exit(exitCode || 1);
  });
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
