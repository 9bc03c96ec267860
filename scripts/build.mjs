// Builds what visitors load, the owner area and the server, unless nothing has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { run } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist', 'stamp.json');

/** A hash over names, sizes and times of everything the build reads. */
function stampOf() {
  const hash = createHash('sha256');
  const add = (file) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  };
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(join(entry.parentPath, entry.name));
  }
  for (const name of [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.mjs',
    'scripts/fonts.json',
    'scripts/licences.ts',
    'scripts/plain-calls.ts',
  ])
    add(join(root, name));
  return hash.digest('hex');
}

/** Builds if needed. @returns {Promise<number>} exit code */
export async function build({ isQuiet = false } = {}) {
  const stamp = stampOf();
  if (existsSync(stampFile) && JSON.parse(readFileSync(stampFile, 'utf8')).stamp === stamp) return 0;
  if (!isQuiet) console.log('Building…');
  for (const target of ['visitor', 'owner', 'edit-frame', 'server']) {
    const code = await run('vite', ['build', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, VITRINE_BUILD: target, NODE_ENV: 'production' },
    });
    if (code !== 0) return code;
  }
  await copyFonts();
  compressAssets();
  writeFileSync(stampFile, JSON.stringify({ stamp }));
  return 0;
}

/** Font files from their npm packages, under names that carry their content's hash. */
async function copyFonts() {
  const folder = join(root, 'dist', 'visitor', 'fonts');
  mkdirSync(folder, { recursive: true });
  const names = {};
  for (const [name, source] of Object.entries(
    JSON.parse(readFileSync(join(root, 'scripts', 'fonts.json'), 'utf8')),
  )) {
    const bytes =
      typeof source === 'string' ? readFont(source) : await pinAxes(readFont(source.file), source.axes);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    names[name] = `fonts/${name.replace(/\.woff2$/, '')}-${hash}.woff2`;
    writeFileSync(join(root, 'dist', 'visitor', names[name]), bytes);
  }
  writeFileSync(join(root, 'dist', 'visitor', 'fonts.json'), JSON.stringify(names));
}

function readFont(source) {
  return readFileSync(join(root, 'node_modules', source));
}

/**
 * A variable face with an axis fixed is half the size. Kept beside the packages, since it takes a second and
 * every build begins with an empty folder.
 */
async function pinAxes(bytes, axes) {
  const key = createHash('sha256').update(bytes).update(JSON.stringify(axes)).digest('hex').slice(0, 20);
  const kept = join(root, 'node_modules', '.vitrine-fonts', `${key}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const { default: subset } = await import('subset-font');
  const pinned = await subset(bytes, LETTERS, { targetFormat: 'woff2', variationAxes: axes });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, pinned);
  return pinned;
}

/** Everything the packages' Latin files hold. */
const LETTERS = [
  [0x20, 0x2ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
]
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('');

function compressAssets() {
  const entries = ['visitor', 'owner', 'edit-frame'].flatMap((folder) =>
    readdirSync(join(root, 'dist', folder), { recursive: true, withFileTypes: true }),
  );
  for (const entry of entries) {
    if (!/\.(js|css|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
