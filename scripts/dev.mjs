// `npm run dev`: builds, serves, and does both again after every change; open pages reload by themselves.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors write a file in several steps; wait until they are done. */
const SETTLE_MS = 120;

let server;
let timer;
let isBuilding = false;
let isStale = false;

async function restart() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  const startedAt = performance.now();
  const code = await build({ isQuiet: true });
  isBuilding = false;
  if (code !== 0) console.error('The build failed, see above. The server keeps running as it was.');
  else {
    await stop();
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, VITRINE_DEV: '1' },
    });
    console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
  if (isStale) {
    isStale = false;
    await restart();
  }
}

async function stop() {
  const running = server;
  if (!running || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
}

watch(join(root, 'src'), { recursive: true }, (_event, name) => {
  if (name && /\.test\.tsx?$/.test(name)) return;
  clearTimeout(timer);
  timer = setTimeout(() => restart().catch((error) => console.error(error)), SETTLE_MS);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
}
await restart();
