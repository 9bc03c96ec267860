/** The server process: opens the data, answers requests, runs jobs, and stops without losing anything. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openMedia } from '#server/media/open-media.ts';
import { readSettings } from '#server/settings.ts';
import { seedDemo } from './seed-demo.ts';
import { createLogger, openDeps, wire } from './wire.ts';

/** Requests under way are given this long before their connections are closed. */
const DRAIN_MS = 8000;

const read = readSettings(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(1);
}
const { settings } = read;
const log = createLogger();
const deps = await openDeps(settings, log);
const media = openMedia(deps, settings.dataDir);
await seedDemo(deps, settings);
const { app, fastPath, worker, registry, state } = wire(deps, settings, media);
const listen = getRequestListener(app.fetch);
const server = createServer((request, response) => {
  if (!fastPath(request, response)) void listen(request, response);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    console.error(`Port ${settings.port} is in use already. Stop what uses it, or set PORT to another one.`);
  else console.error(`The server cannot listen on ${settings.host}:${settings.port}: ${error.message}`);
  process.exit(1);
});
server.listen(settings.port, settings.host, () => {
  registry.start();
  worker.start();
  state.isReady = true;
  console.log(
    `Vitrine is running.\n  Your site   http://demo.${settings.siteDomain}\n  Owner area  ${settings.ownerOrigin}`,
  );
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  state.isReady = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await Promise.all([closed, worker.stop()]);
  clearTimeout(timer);
  registry.stop();
  media.close();
  await deps.db.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop().catch((error: unknown) => {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
  });
}
