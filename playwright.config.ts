/** Browser tests, in the system's own Chromium. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

// Also read where no test runs, by tools that have no need of a browser: where there is none, `globalSetup` says so.
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/need-browser.ts',
  outputDir: 'node_modules/.playwright',
  // One more than the usual machine has cores: each waits now and then.
  workers: 3,
  retries: 0,
  // Both only keep a test from hanging: the longest takes 40 s here, and other machines are slower or have other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/support/closing-line.ts']],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
