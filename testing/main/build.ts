/** Tests of the running process need the build: made when it is out of date, as `npm start` does. */
import { execFileSync } from 'node:child_process';

export function ensureBuilt(): void {
  const script = `import('./scripts/build.mjs').then(({ build }) => build({ isQuiet: true })).then(process.exit)`;
  execFileSync(process.execPath, ['-e', script], { stdio: 'inherit' });
}
