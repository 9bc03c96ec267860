/** Browser tests, in the system's own Chromium. */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const executablePath = process.env['CHROMIUM_PATH'] ?? CHROMIUM_PATHS.find((path) => existsSync(path));
if (!executablePath) {
  throw new Error(
    'No Chromium or Chrome was found. Install one, or name it in CHROMIUM_PATH, and run again.',
  );
}

export default defineConfig({
  testDir: 'e2e',
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
      executablePath,
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
