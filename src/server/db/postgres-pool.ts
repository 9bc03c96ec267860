/** Connections to PostgreSQL: numbers come as numbers, and a server that restarts is waited for. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError } from './unavailable.ts';

const POOL_SIZE = 10;
/** By this PostgreSQL knows our connections. */
export const APPLICATION_NAME = 'vitrine';
/** How long asking for a connection waits for a server that is not there. */
const WAIT_FOR_MS = 10_000;
const PAUSE_MS = 100;
/** Counts and sums come as these. Ids are text, so that no number of ours is too large. */
const NUMBERS = new Set([20, 1700]);
/** The server is not there, or went away: refused, reset, shut down, starting up. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03']);
const LOST_MESSAGE = /connection terminated|not queryable|connection ended/i;

export interface WatchedPool extends PostgresPool {
  isReachable(): boolean;
}

export function createPool(url: string, waitForMs: number = WAIT_FOR_MS): WatchedPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: POOL_SIZE,
    connectionTimeoutMillis: WAIT_FOR_MS,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without listeners a dropped connection would end the process: idle ones tell the pool, which replaces
  // them; those in use tell themselves, and the query under way fails besides.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let isReachable = true;
  const onTry = (hasWorked: boolean): void => {
    isReachable = hasWorked;
  };
  return {
    options: pool.options,
    connect: () => connectPatiently(pool, waitForMs, onTry),
    end: () => pool.end(),
    isReachable: () => isReachable,
  };
}

async function connectPatiently(
  pool: pg.Pool,
  waitForMs: number,
  onTry: (hasWorked: boolean) => void,
): Promise<pg.PoolClient> {
  const giveUpAt = performance.now() + waitForMs;
  for (;;) {
    try {
      const client = await pool.connect();
      onTry(true);
      return client;
    } catch (error) {
      if (!isLost(error)) throw error;
      onTry(false);
      if (performance.now() > giveUpAt) throw new DatabaseUnavailableError('unreachable', error);
      await sleep(PAUSE_MS);
    }
  }
}

/** PostgreSQL's error code or the system's, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the connection was lost or refused, as opposed to a statement that failed. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return LOST.has(codeOf(error)) || LOST_MESSAGE.test(error.message);
}
