/** A real server of the built product on a free port, with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';

export interface RunningServer {
  readonly port: number;
  readonly dataDir: string;
  /** Milliseconds from spawning to the first healthy answer. */
  readonly startMs: number;
  /** Resident memory in bytes. */
  memory(): number;
  /** The most that it has been, in bytes, since it began or this was forgotten. */
  peakMemory(): number;
  forgetPeakMemory(): void;
  /** Scheme, host and port of its owner origin. */
  readonly origin: string;
  url(path: string): string;
  readonly pid: number;
  /** Whether the process has ended by itself. */
  hasEnded(): boolean;
  /** What it has written to its standard error so far. */
  errors(): string;
  /** Sends a signal and waits for the end. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  /** Stops it as a system does, and clears up what was made for it. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;

export async function startServer(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-server-'));
  const port = options.port ?? (await freePort());
  const startedAt = performance.now();
  const started = JSON.parse(readFileSync('scripts/server-flags.json', 'utf8')) as {
    flags: string[];
    env: Record<string, string>;
  };
  const child = spawn(process.execPath, [...started.flags, 'dist/server/server.js'], {
    env: {
      ...started.env,
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  await healthy(port, child, () => errors);
  return {
    port,
    dataDir,
    startMs: performance.now() - startedAt,
    memory: () => memoryOf(child, 'VmRSS'),
    peakMemory: () => memoryOf(child, 'VmHWM'),
    forgetPeakMemory: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    origin: `http://localhost:${port}`,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    errors: () => errors,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function memoryOf({ pid }: ChildProcess, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
}

async function healthy(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended while starting: ${errors()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error(`the server did not start in time: ${errors()}`);
}
