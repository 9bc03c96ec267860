/** The bookings of a site for the calendars of those who keep it, under an address that nobody guesses. */
import { calendarFeed } from '#domain/bookings/calendar-file.ts';
import * as calls from '#domain/bookings/calls.ts';
import { feedPath } from '#domain/bookings/contract.ts';
import { pick } from '#domain/pick.ts';
import { storable } from '#domain/storable.ts';
import { DAY_MS } from '#domain/time.ts';
import { leave } from '../activity/record-activity.ts';
import type { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import type { BookingDeps } from './book.ts';
import { type BookingVisitorDeps, HEADERS, type SiteContext } from './page-choice.ts';
import { deleteFeed, findFeedToken, listHeld, writeFeedToken } from './queries.ts';
import type { BookingTable } from './tables.ts';

/** The rows of a feed are limited: what is to come has them. */
const PAST_MS = 7 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;

export interface FeedDeps extends Kernel, Pick<BookingDeps, 'newToken'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export function answerFeedCalls(answer: ReturnType<typeof answerCalls>, deps: FeedDeps): void {
  const { db, newToken, siteAddress } = deps;
  const addressOf = async (siteId: string, token: string | undefined) => ({
    address: token ? new URL(feedPath(token), (await siteAddress(siteId)).url).href : null,
  });
  answer(calls.readFeed, async ({ siteId }) => addressOf(siteId, await findFeedToken(db.read, siteId)));
  answer(calls.makeFeed, async (call) => {
    const token = newToken();
    await db.write(async (tx) => {
      await writeFeedToken(tx, call.siteId, token);
      await leave(tx, deps, call, 'created a calendar address for bookings');
    });
    return addressOf(call.siteId, token);
  });
  answer(calls.stopFeed, (call) =>
    db.write(async (tx) => {
      if (!(await deleteFeed(tx, call.siteId)))
        return { kind: 'missing', message: 'This address no longer exists.' } as const;
      await leave(tx, deps, call, 'removed the calendar address');
      return { kind: 'stopped' } as const;
    }),
  );
}

export async function answerFeed(
  deps: BookingVisitorDeps,
  context: SiteContext,
  token: string,
): Promise<Response> {
  const siteId = context.get('site').id;
  const { path } = context.req;
  if (storable(token) !== (await findFeedToken(deps.db.read, siteId)))
    return deps.showOwnPage(context, { name: 'notFound', path, status: 404, headers: HEADERS });
  const now = deps.now();
  const [site, rows] = await Promise.all([
    deps.siteAddress(siteId),
    listHeld(deps.db.read, siteId, { from: now - PAST_MS, until: now + AHEAD_MS }),
  ]);
  const file = calendarFeed(
    `Bookings at ${site.name}`,
    rows.map((row) => ({
      uid: `${row.id}@${new URL(site.url).hostname}`,
      ...pick(row, 'sequence', 'startsAt', 'endsAt', 'changedAt'),
      summary: `${row.name}, ${row.serviceName}`,
      description: detailsOf(row),
      status: row.state === 'requested' || row.state === 'unpaid' ? 'TENTATIVE' : 'CONFIRMED',
    })),
  );
  return context.body(file, 200, { ...HEADERS, 'content-type': 'text/calendar; charset=utf-8' });
}

function detailsOf({ resourceName, party, email, phone, note }: BookingTable): string {
  const people = party > 1 ? `${party} people` : '';
  return [resourceName, people, email, phone, note].filter(Boolean).join('\n');
}
