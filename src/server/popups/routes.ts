/** What lies over pages, for the owner of the site. */
import { Hono } from 'hono';
import * as calls from '#domain/popups/calls.ts';
import { overPagesSchema } from '#domain/popups/schema.ts';
import { recorded } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { findOverPages, writeOverPages } from '../kernel/documents/queries-over-pages.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';

export function popupsRoutes(deps: Kernel): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readOverPages, async ({ siteId }) => ({
    overPages: (await findOverPages(deps.db.read, siteId)) ?? overPagesSchema.parse({}),
  }));
  answer(calls.saveOverPages, async (call, overPages) => {
    const { siteId } = call;
    await recorded(
      deps,
      call,
      ({ db, now }) =>
        db.write(async (tx) => {
          await writeOverPages(tx, siteId, overPages);
          await raiseSiteVersion(tx, siteId, now());
        }),
      () => 'changed the popups and bars over the pages',
    );
    return { overPages };
  });
  return app;
}
