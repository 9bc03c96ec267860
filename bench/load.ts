/** Requests per second of a server on this machine, by a client that asks faster than it answers. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { type Load, readAutocannon, readWrk } from './load-reports.ts';

const execute = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

const SECONDS = 3;
const CONNECTIONS = 48;
/** One alone asks 16,000 times a second, which a server that sends from memory answers twice over. */
const PROCESSES = 3;
/** A client that hangs is ended. */
const LIMITS = { timeout: (SECONDS + 30) * 1000, maxBuffer: 10_000_000 };

export interface LoadClient {
  readonly name: string;
  /** @param url on this machine @param headers as `name: value` */
  load(url: string, headers: readonly string[]): Promise<Load>;
}

export async function chooseClient(): Promise<LoadClient> {
  return (await isWrkThere())
    ? { name: 'wrk', load: loadByWrk }
    : { name: `${PROCESSES} processes of autocannon`, load: loadByAutocannon };
}

/** It prints its version and ends with 1, so that only its absence is an answer. */
async function isWrkThere(): Promise<boolean> {
  return execute('wrk', ['-v'], LIMITS).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );
}

async function loadByWrk(url: string, headers: readonly string[]): Promise<Load> {
  const given = headers.flatMap((header) => ['-H', header]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url];
  return readWrk((await execute('wrk', args, LIMITS)).stdout);
}

async function loadByAutocannon(url: string, headers: readonly string[]): Promise<Load> {
  const given = headers.flatMap((header) => ['-H', header]);
  const connections = String(CONNECTIONS / PROCESSES);
  const args = [autocannon, '--json', '-c', connections, '-d', String(SECONDS), ...given, url];
  const runs = Array.from({ length: PROCESSES }, () => execute(process.execPath, args, LIMITS));
  const loads = (await Promise.all(runs)).map(({ stdout }) => readAutocannon(stdout));
  return {
    perSecond: loads.reduce((sum, each) => sum + each.perSecond, 0),
    failures: loads.reduce((sum, each) => sum + each.failures, 0),
  };
}
