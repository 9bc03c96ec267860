/** A data folder with the demo site, made by the built server as on a first start. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../testing/server/free-port.ts';

export interface SeededData {
  readonly folder: string;
  /** Runs `vitrine …` on it. */
  vitrine(...argv: string[]): Promise<{ readonly stdout: string; readonly stderr: string }>;
  remove(): void;
}

export async function seedData(): Promise<SeededData> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') };
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    env: { ...env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await Promise.race([new Promise((resolve) => server.stdout.once('data', resolve)), ended]);
  server.kill('SIGTERM');
  await ended;
  return {
    folder,
    vitrine: (...argv) =>
      promisify(execFile)(process.execPath, ['dist/server/cli.js', ...argv], { env, cwd: process.cwd() }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
