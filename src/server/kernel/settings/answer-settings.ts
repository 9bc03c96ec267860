/** Reads and saves declared settings for the owner of a site. */
import { Hono } from 'hono';
import { leave } from '../../activity/record-activity.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { Kernel } from '../kernel.ts';
import { raiseSiteVersion } from '../sites/queries.ts';
import type { KeptSettings } from './keep-settings.ts';

export function settingsRoutes(kernel: Kernel, all: readonly KeptSettings[]): Hono {
  const app = new Hono();
  const answer = answerCalls(app, kernel.authorize);
  for (const { declared, of, write } of all) {
    const { key, read, save, done, isOnPages } = declared;
    answer(read, async ({ siteId }) => ({
      [key]: (await of(kernel.db.read, siteId)) as Record<string, unknown>,
    }));
    answer(save, (call, settings) =>
      kernel.db.write(async (tx) => {
        await write(tx, call.siteId, settings);
        if (isOnPages) await raiseSiteVersion(tx, call.siteId, kernel.now());
        await leave(tx, kernel, call, done);
        return { [key]: settings };
      }),
    );
  }
  return app;
}
