import { defineConfig } from 'vitest/config';

const SERVER_TESTS = ['src/server/**/*.test.{ts,tsx}', 'src/main/**/*.test.ts', 'testing/**/*.test.ts'];
/** Markup by the hundred thousand, made as visitors get them: React notes where each element comes from otherwise. */
const MARKUP_TESTS = ['src/blocks/conformance.test.tsx'];

export default defineConfig({
  css: { transformer: 'lightningcss' },
  test: {
    css: true,
    setupFiles: ['scripts/property-seed.ts', 'scripts/leave-as-found.ts'],
    testTimeout: 180_000,
    hookTimeout: 360_000,
    pool: 'threads',
    // One more than the usual machine has cores: each waits now and then.
    maxWorkers: 3,
    // A worker keeps what it has read from file to file: to most of them, reading the modules of the product once more
    // takes longer than their tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...SERVER_TESTS, ...MARKUP_TESTS],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { name: 'markup', include: MARKUP_TESTS, env: { NODE_ENV: 'production' } },
      },
      {
        // PostgreSQL is started once, and only when a test of the server is among those to run.
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'server',
          env: { NODE_ENV: 'production' },
          include: SERVER_TESTS,
          globalSetup: ['testing/server/global-setup.ts'],
        },
      },
    ],
  },
});
