/** Files under way that nobody works on any more: left by a crash, or by somebody who did not come back. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#domain/time.ts';

/** Another process may be working on younger ones, and whoever sends one may come back. */
export const STALE_MS = DAY_MS;

export function removeStale(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < now - STALE_MS) rmSync(file, { force: true });
  }
}
