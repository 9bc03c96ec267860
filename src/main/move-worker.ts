/**
 * Does one move in a process of its own, beside the server: reading a whole site at one moment, or packing
 * gigabytes, keeps nobody waiting there. The server's environment says which installation it is.
 */
import { readSchemaState } from '#server/db/schema-state.ts';
import { createOutgoing } from '#server/http/outgoing/outgoing.ts';
import { resolveHost } from '#server/http/outgoing/resolve-host.ts';
import { openMedia } from '#server/media/open-media.ts';
import type { MoveRequest } from '#server/moves/run-move.ts';
import { createMoveRunner } from '#server/perform-move.ts';
import { readSettings } from '#server/settings.ts';
import { type FromMoveWorker, tellStarter } from './fork-move.ts';
import { createLogger, openDeps, wire } from './wire.ts';

const OTHER_VERSION =
  'The program was updated while the server was running. Start the server again, then try once more. Nothing was changed.';

process.once('message', (request: MoveRequest) => {
  void work(request)
    .catch(
      (error: unknown): FromMoveWorker => ({
        kind: 'failed',
        error: error instanceof Error ? (error.stack ?? '') : String(error),
      }),
    )
    .then(tellStarter)
    .finally(() => process.disconnect?.());
});
// Nobody is left to tell.
process.once('disconnect', () => process.exit());

async function work(request: MoveRequest): Promise<FromMoveWorker> {
  const read = readSettings(process.env);
  if (!read.ok) throw new Error(read.problems.join(' '));
  const { settings } = read;
  // A build that was replaced under a running server may know other tables: they are the server's.
  const deps = await openDeps(settings, createLogger(), { isLeftAsItIs: true });
  const media = openMedia(deps, settings.dataDir);
  try {
    if ((await readSchemaState(deps.db.read)).kind !== 'current')
      return { kind: 'outcome', outcome: { kind: 'refused', message: OTHER_VERSION, details: [] } };
    const { app } = wire(deps, settings, media);
    const outgoing = createOutgoing({
      resolve: resolveHost,
      privateNetworks: settings.webhookPrivateNetworks,
    });
    const perform = createMoveRunner({
      ...deps,
      media,
      settings,
      outgoing,
      fetch: (asked) => app.fetch(asked),
    });
    const outcome = await perform(request, {
      onProgress: (text) => void tellStarter({ kind: 'progress', text }),
      signal: new AbortController().signal,
    });
    return { kind: 'outcome', outcome };
  } finally {
    media.close();
    await deps.db.close();
  }
}
