/** Says that this process is on the data, and who else is: tables change only while nobody works with another version. */
import { lockDataFolder } from '#server/db/data-lock.ts';
import type { Presence } from '#server/db/presence.ts';
import type { ServerSettings } from '#server/settings.ts';
import packageFile from '../../package.json' with { type: 'json' };

export type DataHeld =
  | {
      readonly kind: 'held';
      /** Other processes in words, of another version or of any. */
      findOthers: Presence['findOthers'];
      release(): Promise<void>;
    }
  | { readonly kind: 'taken'; readonly message: string };

/**
 * With the embedded database one process at a time; on PostgreSQL any number, each known by its version.
 * @param port 0 for a command
 */
export async function holdData(
  { databaseUrl, dataDir }: Pick<ServerSettings, 'databaseUrl' | 'dataDir'>,
  port: number,
): Promise<DataHeld> {
  if (databaseUrl) {
    const { joinPostgres } = await import('#server/db/presence.ts');
    const place = port > 0 ? `, port ${port}` : '';
    const who = `version ${packageFile.version}, process ${process.pid}${place}`;
    const presence = await joinPostgres(databaseUrl, who);
    return { kind: 'held', findOthers: presence.findOthers, release: presence.leave };
  }
  const lock = lockDataFolder(dataDir, { pid: process.pid, port });
  if (lock.kind === 'taken') return lock;
  return { kind: 'held', findOthers: async () => [], release: async () => lock.release() };
}

/** Why nothing can be upgraded or replaced now; undefined where nothing is in the way. */
export async function findObstacle(
  held: DataHeld,
  which: Parameters<Presence['findOthers']>[0],
): Promise<string | undefined> {
  if (held.kind === 'taken') return held.message;
  const others = await held.findOthers(which);
  if (others.length === 0) return undefined;
  const who = which === 'any' ? 'Another Vitrine' : 'Another version of Vitrine';
  return `${who} is using this database (${others.join('; ')}): stop every process of it first.`;
}
