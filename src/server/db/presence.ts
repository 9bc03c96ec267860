/**
 * Which versions run on a PostgreSQL database. Each server holds a shared lock that names the steps it knows, on a
 * connection of its own: PostgreSQL releases it however the process ends. An upgrade looks for others.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Migration } from './engine.ts';
import { migrations } from './migrate.ts';
import { APPLICATION_NAME, isLost } from './postgres-pool.ts';

export interface Presence {
  /** Other processes in words, of another version or of any; empty if there are none. */
  findOthers(which: 'another version' | 'any'): Promise<readonly string[]>;
  leave(): Promise<void>;
}

/** Any constant: the first half of the key of every such lock. */
const PRESENCE_LOCK = 7_247_002;
const RETRY_MS = 2000;
/** No version has this number. */
const NO_VERSION = -1;

/** @param who what others read of this process */
export async function joinPostgres(
  url: string,
  who: string,
  known: readonly Migration[] = migrations,
): Promise<Presence> {
  const version = versionOf(known);
  let isLeaving = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: url,
      application_name: `${APPLICATION_NAME}: ${who}`.slice(0, 63),
      keepAlive: true,
    });
    made.on('error', () => undefined);
    await made.connect();
    await made.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE_LOCK, version]);
    made.once('end', () => void rejoin());
    return made;
  }

  async function rejoin(): Promise<void> {
    while (!isLeaving) {
      await sleep(RETRY_MS, undefined, { ref: false });
      try {
        if (!isLeaving) client = await connect();
        return;
      } catch (error) {
        if (!isLost(error)) return;
      }
    }
  }

  return {
    async findOthers(which) {
      const values = [PRESENCE_LOCK, which === 'any' ? NO_VERSION : version];
      const { rows } = await client.query<{ name: string; pid: number }>(OTHERS, values);
      return rows.map(({ name, pid }) =>
        name === '' ? `a program of an older version (connection ${pid})` : name,
      );
    },
    async leave() {
      isLeaving = true;
      await client.end().catch(() => undefined);
    },
  };
}

/** Versions from before this lock give their connections no name, and hold none. */
const OTHERS = `
  select coalesce(activity.application_name, '') as name, activity.pid
  from pg_stat_activity activity
  where activity.datname = current_database() and activity.pid <> pg_backend_pid()
    and activity.backend_type = 'client backend' and activity.usename = current_user
    and (activity.application_name = '' or exists (
      select 1 from pg_locks held
      where held.pid = activity.pid and held.locktype = 'advisory' and held.objsubid = 2
        and held.classid::bigint = $1::bigint and held.objid::bigint <> $2::bigint))
  order by activity.pid`;

/** A number for the steps a program knows: the same in equal versions. */
function versionOf(known: readonly Migration[]): number {
  const names = known.map(({ name }) => name).join('\n');
  return createHash('sha256').update(names).digest().readUInt32BE() >>> 1;
}
