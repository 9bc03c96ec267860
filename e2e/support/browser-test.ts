/** What every browser test begins with. */
import { test as base } from '@playwright/test';
import { watchDrawing } from './watch-drawing.ts';

export const test = base.extend<{ drawing: undefined }>({
  drawing: [
    async ({ browser }, use) => {
      const watch = watchDrawing(browser);
      await use(undefined);
      watch.end();
      if (watch.hasStopped()) throw new Error('The browser stopped drawing, and was closed.');
    },
    { auto: true },
  ],
});
