// Builds what visitors load, the owner area and the server, unless nothing has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
    'scripts/islands-by-address.ts',
    'scripts/licences.ts',
    'scripts/light-messages.ts',
    'scripts/owner-language.ts',
    'scripts/plain-calls.ts',
    'scripts/plain-imports.ts',
  ])
    add(join(root, name));
  return hash.digest('hex');
}

/** One build of the owner area for each language that its words are in. */
function ownerTargets() {
  return readdirSync(join(root, 'src', 'owner', 'words')).map((file) => `owner-${file.replace(/\.ts$/, '')}`);
}

/** Builds if needed. @returns {Promise<number>} exit code */
export async function build({ isQuiet = false } = {}) {
  const stamp = stampOf();
  if (existsSync(stampFile) && JSON.parse(readFileSync(stampFile, 'utf8')).stamp === stamp) return 0;
  if (!isQuiet) console.log('Building…');
  for (const target of ['visitor', ...ownerTargets(), 'edit-frame', 'server']) {
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

/** Font files from their npm packages, cut to what sites use, under names that carry their content's hash. */
async function copyFonts() {
  const folder = join(root, 'dist', 'visitor', 'fonts');
  mkdirSync(folder, { recursive: true });
  const names = {};
  for (const [name, source] of Object.entries(
    JSON.parse(readFileSync(join(root, 'scripts', 'fonts.json'), 'utf8')),
  )) {
    const bytes = await cutFont(source);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    names[name] = `fonts/${name.replace(/\.woff2$/, '')}-${hash}.woff2`;
    writeFileSync(join(root, 'dist', 'visitor', names[name]), bytes);
  }
  writeFileSync(join(root, 'dist', 'visitor', 'fonts.json'), JSON.stringify(names));
}

/**
 * A face with its letters, axes and features as they are used is half the size. Kept beside the packages, since it
 * takes a second and every build begins with an empty folder.
 */
async function cutFont({ file, letters, axes }) {
  const bytes = readFileSync(join(root, 'node_modules', file));
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  };
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([letters, LETTERS[letters], options]))
    .digest('hex')
    .slice(0, 20);
  const kept = join(root, 'node_modules', '.vitrine-fonts', `${key}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const { default: subset } = await import('subset-font');
  const cut = await subset(bytes, LETTERS[letters], options);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, cut);
  return cut;
}

/** What style sheets and browsers ask for; small capitals, fractions and other letter forms are asked for by none. */
const FEATURES = 'calt case ccmp clig curs kern liga lnum locl mark mkmk onum pnum rlig rvrn tnum'.split(' ');

/** As `src/site/fonts.ts` declares them to browsers: English, Western European, the rest of Europe, what is left. */
const LETTERS = {
  basic: lettersIn(
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa3, 0xa3],
    [0xa9, 0xa9],
    [0xb0, 0xb0],
    [0xb7, 0xb7],
    [0xbc, 0xbe],
    [0xd7, 0xd7],
    [0x2009, 0x2009],
    [0x2010, 0x2026],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2197, 0x2197],
    [0x2212, 0x2212],
  ),
  latin: lettersIn(
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2009, 0x2009],
    [0x2010, 0x203a],
    [0x20ac, 0x20ac],
    [0x2116, 0x2122],
    [0x2190, 0x2199],
    [0x2212, 0x2212],
  ),
  ext: lettersIn(
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20c0],
  ),
  far: lettersIn(
    [0x180, 0x217],
    [0x21c, 0x2ba],
    [0x1d00, 0x1e9d],
    [0x1e9f, 0x1eff],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa7ff],
  ),
};

function lettersIn(...ranges) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

function compressAssets() {
  const entries = ['visitor', 'owner', 'edit-frame'].flatMap((folder) =>
    readdirSync(join(root, 'dist', folder), { recursive: true, withFileTypes: true }),
  );
  for (const entry of entries) {
    if (!/\.(js|css|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    // Browsers offer brotli over https only: this is for a plain address on a local network.
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
