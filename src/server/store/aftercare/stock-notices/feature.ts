/** Addresses of those who wait for what is sold out: kept until it is back, and no longer. */
import { pick } from '#domain/pick.ts';
import { STOCK_NOTICES_OF_PERSON } from '#domain/store/aftercare/stock-notices/calls.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../../../feature.ts';
import { recurringJob } from '../../../jobs/job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PagePorts } from '../../../kernel/page-ports.ts';
import { deleteNoticesOf, deleteOldNotices, listNoticesOf } from './queries.ts';
import { sendNotices } from './send-notices.ts';
import { type NoticeRoutesDeps, noticeRoutes } from './visitor-routes.ts';

/** Nobody waits for longer. */
const KEPT_MS = 365 * DAY_MS;

export const stockNoticesFeature = (
  kernel: Kernel,
  ports: PagePorts,
  needs: Pick<NoticeRoutesDeps, 'maySeeVariant'>,
): Feature => ({
  routes: { site: [noticeRoutes({ ...kernel, ...ports, ...needs })] },
  jobs: [
    recurringJob({
      type: 'stock-notices.tell',
      words: 'Send back-in-stock emails',
      everyMs: MINUTE_MS,
      run: () => sendNotices(kernel),
    }),
    recurringJob({
      type: 'stock-notices.forget-old',
      words: 'Delete stock notices after a year',
      everyMs: DAY_MS,
      run: () => kernel.db.write((tx) => deleteOldNotices(tx, kernel.now() - KEPT_MS)),
    }),
  ],
  person: {
    known: {
      name: 'stockNotices',
      answer: STOCK_NOTICES_OF_PERSON,
      erased: 'Back-in-stock requests.',
      find: async (db, siteId, email) =>
        (await listNoticesOf(db, siteId, email)).map((row) =>
          pick(row, 'email', 'variantId', 'consent', 'askedAt'),
        ),
    },
    erase: deleteNoticesOf,
  },
});
