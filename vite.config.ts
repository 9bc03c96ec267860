// Builds of one source: what visitors load, the owner area, the editor's frame, the server, and the measurements. `VITRINE_BUILD` says which.
import { defineConfig } from 'vite';
import { islandsByAddress } from './scripts/islands-by-address.ts';
import { licences } from './scripts/licences.ts';
import { lightMessages } from './scripts/light-messages.ts';
import { ownerLanguage } from './scripts/owner-language.ts';
import { plainCalls } from './scripts/plain-calls.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { withoutExamples } from './scripts/without-examples.ts';
import { withoutJsonSchema } from './scripts/without-json-schema.ts';
import { OWNER_LANGUAGES, type OwnerLanguage } from './src/domain/owner-area/languages.ts';

const visitor = defineConfig({
  publicDir: false,
  // In this order: the table is left out as the first leaves it.
  plugins: [plainImports(), islandsByAddress()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist/visitor',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: ['src/main/visitor.ts', 'src/main/tracking.ts', 'src/site/styles/other-looks.css'],
      // Loading a rule has no side effects, so the bundler may drop rules that a file does not use.
      treeshake: { moduleSideEffects: [{ test: /\/src\/domain\//, sideEffects: false }] },
      // Words that several parts say stand in each, not in a file of their own.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Hashes do not compress: short ones still tell one build of a chunk from the next.
      output: {
        entryFileNames: 'js/[name]-[hash:7].js',
        chunkFileNames: 'js/[name]-[hash:7].js',
        assetFileNames: 'css/[name]-[hash:7][extname]',
      },
    },
  },
  base: '/_v/',
});

const ownerIn = (language: OwnerLanguage) =>
  defineConfig({
    publicDir: false,
    plugins: [
      ownerLanguage(language),
      plainCalls(),
      withoutExamples(),
      withoutJsonSchema(),
      lightMessages(language),
      licences(),
    ],
    css: { transformer: 'lightningcss', modules: { generateScopedName: '[local]-[hash:6]' } },
    build: {
      outDir: `dist/owner/${language}`,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['src/main/owner.tsx', 'src/main/way-in.ts'],
        // Each word is a constant of its own, placed where it is used.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // Libraries mark what needs a browser; here everything does.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
        output: {
          entryFileNames: 'js/[name]-[hash:7].js',
          // The first screen holds the names of all files that any other fetches: what several share goes without a name.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? 'js/[name]-[hash:7].js' : 'js/[hash:7].js',
          assetFileNames: 'files/[hash:7][extname]',
        },
      },
    },
    base: `/_o/${language}/`,
  });

/** Apart from what visitors load, so that their chunks stay as they are. */
const editFrame = defineConfig({
  publicDir: false,
  plugins: [withoutJsonSchema()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist/edit-frame',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main/edit-frame.ts',
      output: { entryFileNames: 'js/[name]-[hash].js', chunkFileNames: 'js/[name]-[hash].js' },
    },
  },
  base: '/_e/',
});

const server = defineConfig({
  publicDir: false,
  // Read as one file, and only what is used of them: as hundreds of modules they cost memory and a slower start.
  ssr: {
    noExternal: [
      '@hono/node-server',
      '@simplewebauthn/server',
      'hono',
      'htmlparser2',
      'kysely',
      'saxes',
      'uqr',
      'zod',
    ],
  },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: true,
    target: 'node24',
    minify: false,
    cssMinify: 'lightningcss',
    // As old as what the style sheets need anyway (container queries, :has). Safari of that age needs prefixes
    // for little; its target would prefix text-decoration for ever. What it needs is written out by hand.
    cssTarget: ['chrome120', 'firefox128'],
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: 'src/main/server.ts',
        cli: 'src/main/cli.ts',
        'edit-starter': 'src/main/edit-starter.ts',
        'move-worker': 'src/main/move-worker.ts',
        'picture-worker': 'src/server/media/picture-worker.ts',
        'stamp-worker': 'src/server/store/orders/stamps/stamp-worker.ts',
        'geography-worker': 'src/server/maps/geography-worker.ts',
      },
      // Side by side: what finds its neighbours by its own place does so in whichever file it ends up.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const bench = defineConfig({
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist/bench',
    emptyOutDir: true,
    ssr: 'bench/main.ts',
    target: 'node24',
    minify: false,
    cssMinify: 'lightningcss',
    // What the style sheets use anyway (container queries, :has) is no older than these.
    cssTarget: ['chrome120', 'firefox128', 'safari17.5'],
  },
});

const builds: Readonly<Record<string, typeof server>> = {
  visitor,
  ...Object.fromEntries(OWNER_LANGUAGES.map((language) => [`owner-${language}`, ownerIn(language)])),
  'edit-frame': editFrame,
  server,
  bench,
};

export default builds[process.env['VITRINE_BUILD'] ?? 'server'] ?? server;
