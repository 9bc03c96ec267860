// Makes a package of the widgets for pages that are not ours: one module each that needs nothing else (what a lightbox
// fetches when it is pressed lies beside it), with its types,
// the instructions and a page that uses all of them. `node scripts/widgets.mjs [folder]`, then `npm pack` there.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { run } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src', 'widgets');

/** What others import it by, and where it stands. */
const WIDGETS = {
  accordion: 'accordion/accordion',
  appear: 'transition/appear',
  confirmation: 'confirmation/confirmation',
  entrance: 'entrance/entrance',
  expand: 'transition/expand',
  'focus-trap': 'focus-trap/trap-focus',
  lightbox: 'lightbox/mount-lightbox',
  marquee: 'marquee/marquee',
  money: 'money/money',
  'price-toggle': 'price-toggle/price-toggle',
  'relative-time': 'relative-time/relative-time',
  'resize-element': 'resize/emit-resize',
  'resize-window': 'resize/on-resize',
  tabs: 'tabs/tabs',
  'text-shape': 'text-shape/text-shape',
  'text-shrink': 'text-shrink/shrink-text',
  throttle: 'throttle/throttle',
  tooltip: 'tooltip/tooltip',
  tween: 'tween/tween',
};

process.exit(await pack(process.argv[2] ?? join(root, 'dist', 'widgets')));

async function pack(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(WIDGETS)) await buildOne(folder, name, file);
  const types = await run('tsc', [
    '--project',
    join(source, 'tsconfig.json'),
    '--noEmit',
    'false',
    '--composite',
    'false',
    '--incremental',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    join(folder, 'types'),
  ]);
  if (types !== 0) return types;
  tidyTypes(folder);
  for (const name of ['README.md', 'demo.html']) copyFileSync(join(source, name), join(folder, name));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return 0;
}

async function buildOne(folder, name, file) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      // As libraries they would keep their white space.
      rolldownOptions: { output: { minify: true, chunkFileNames: `${name}-[name].js` } },
      target: 'es2022',
      lib: { entry: join(source, `${file}.ts`), formats: ['es'], fileName: () => `${name}.js` },
    },
  });
}

/** Under the widget’s own name, and with the endings that modules have once they are built. */
function tidyTypes(folder) {
  const types = join(folder, 'types');
  const wanted = new Set(Object.values(WIDGETS).map((file) => dirname(file)));
  for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const place = entry.parentPath.slice(entry.parentPath.lastIndexOf('widgets/') + 'widgets/'.length);
    if (!wanted.has(place)) rmSync(path);
    else writeFileSync(path, readFileSync(path, 'utf8').replace(/(from\s+'[^']+)\.ts'/g, "$1.js'"));
  }
  for (const [name, file] of Object.entries(WIDGETS))
    writeFileSync(join(folder, `${name}.d.ts`), `export * from './types/src/widgets/${file}.js';\n`);
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    name: 'vitrine-widgets',
    version,
    description: 'Accessible behaviour for pages rendered on a server: no framework, and each undoes itself.',
    license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries([
      ...Object.keys(WIDGETS).map((name) => [
        `./${name}`,
        { types: `./${name}.d.ts`, default: `./${name}.js` },
      ]),
      ['./package.json', './package.json'],
    ]),
  };
}
