import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { transformer: 'lightningcss' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    css: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    globalSetup: [],
  },
});
