/** Requests per second of a server, by autocannon in a process of its own. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

export interface Load {
  readonly perSecond: number;
  readonly failures: number;
  /** Milliseconds. */
  readonly p99: number;
}

export async function load(
  url: string,
  options: { seconds?: number; connections?: number; headers?: readonly string[] } = {},
): Promise<Load> {
  const { seconds = 4, connections = 50, headers = [] } = options;
  const args = [
    autocannon,
    '--json',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ];
  const { stdout } = await execute(process.execPath, args, { maxBuffer: 10_000_000 });
  const report = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
    latency: { p99: number };
  };
  return {
    perSecond: report.requests.average,
    failures: report.non2xx + report.errors,
    p99: report.latency.p99,
  };
}
