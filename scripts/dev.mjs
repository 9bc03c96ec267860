// `npm run dev`: builds, serves, and does both again after every change; open pages reload by themselves.
// `npm run dev -- --starter NAME` opens what new sites in a template begin with, and saves it to its folder.
import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors write a file in several steps; wait until they are done. */
const SETTLE_MS = 120;

const starter = starterName(process.argv.slice(2));
/** Made anew from the folder each time: what has been edited is there. */
const starterData = join(root, 'data', 'starters', starter ?? '');
const env = { ...process.env, VITRINE_DEV: '1', ...(starter && { DATA_DIR: starterData }) };
let editor;
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
    if (starter && !editor) await openStarter();
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
    console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
  if (isStale) {
    isStale = false;
    await restart();
  }
}

function starterName([flag, name]) {
  if (flag === undefined) return undefined;
  if (flag === '--starter' && /^[a-z-]+$/.test(name ?? '')) return name;
  console.error('Usage: npm run dev [-- --starter NAME]');
  process.exit(2);
}

/** Until it is there to be served. */
async function openStarter() {
  rmSync(starterData, { recursive: true, force: true });
  // The demo is kept in the same way.
  const folder = join(root, ...(starter === 'demo' ? [] : ['starters']), starter);
  editor = spawn(process.execPath, ['--enable-source-maps', 'dist/server/edit-starter.js', folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  });
  editor.once('exit', (code) => code && process.exit(code));
  await new Promise((resolve) => editor.once('message', resolve));
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
    if (editor?.exitCode === null) {
      const saved = new Promise((resolve) => editor.once('exit', resolve));
      editor.kill('SIGTERM');
      await saved;
    }
    process.exit(0);
  });
}
await restart();
