/**
 * A process to be killed: renews what is due, and stops at a point of it until the test ends it. Given the options of the
 * database, the point and the time as JSON.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import type { CompletionPoint } from '#server/store/orders/ports.ts';
import { renewDue } from '#server/store/subscriptions/renew.ts';
import { renewalDeps } from './renewal-deps.ts';

interface CrashedRenewal {
  readonly options: DatabaseOptions;
  readonly point: CompletionPoint;
  /** What the clock of the test says. */
  readonly now: number;
}

/** Renews in a process of its own, and ends that without a warning once it has come to the point. */
export async function crashRenewal(crashed: CrashedRenewal): Promise<void> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(crashed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => resolve(`exited ${code}`));
  });
  child.kill('SIGKILL');
  if (said !== crashed.point) throw new Error(`It came to ${said}, and not to ${crashed.point}.`);
}

async function renewAndStop({ options, point, now }: CrashedRenewal): Promise<void> {
  const db = await openDatabase(options);
  const base = { db, now: () => now, newId: idMaker(Date.now, randomBytes), log: pino({ level: 'error' }) };
  const at = async (here: CompletionPoint) => {
    if (here !== point) return;
    process.stdout.write(`${here}\n`);
    await new Promise(() => setInterval(() => undefined, 1000));
  };
  await renewDue({ ...renewalDeps(base), at });
  process.stdout.write('ended\n');
}

const given = process.argv[2];
if (process.argv[1]?.endsWith('crash-renewal.ts') && given) await renewAndStop(JSON.parse(given));
