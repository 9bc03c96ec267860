import { defineConfig } from 'vitest/config';

const SERVER_TESTS = ['src/server/**/*.test.{ts,tsx}', 'src/main/**/*.test.ts'];
/** A hundred thousand pieces of markup, made as visitors get them: React notes where each element comes from otherwise. */
const MARKUP_TESTS = ['src/blocks/conformance.test.tsx'];

export default defineConfig({
  css: { transformer: 'lightningcss' },
  test: {
    css: true,
    setupFiles: ['scripts/property-seed.ts'],
    testTimeout: 180_000,
    hookTimeout: 360_000,
    pool: 'threads',
    // One more than the usual machine has cores: each waits now and then.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker keeps what it has read from file to file: most of these take less time than reading their modules.
          isolate: false,
          setupFiles: ['scripts/leave-as-found.ts'],
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
        test: {
          name: 'server',
          include: SERVER_TESTS,
          globalSetup: ['src/server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
