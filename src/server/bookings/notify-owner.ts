/** Tells those who look after a site what guests have done: requested, booked, moved or cancelled. */
import { z } from 'zod';
import { dateFormat } from '#domain/locale/date-format.ts';
import { emailSchema } from '#domain/mail/email-schema.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobRun } from '../jobs/run-job.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findBooking } from './queries.ts';
import type { BookingTable } from './tables.ts';

export const NOTIFY_JOB = 'bookings.tell-owner';

const DONE_BY_GUESTS = ['requested', 'booked', 'moved', 'cancelled'] as const;
type DoneByGuest = (typeof DONE_BY_GUESTS)[number];

export const noticePayload = z.object({
  siteId: z.string(),
  bookingId: z.string(),
  what: z.enum(DONE_BY_GUESTS),
});

export async function notifyLater(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { id, siteId }: Pick<BookingTable, 'id' | 'siteId'>,
  what: DoneByGuest,
): Promise<void> {
  const payload = { siteId, bookingId: id, what };
  await enqueue(tx, deps, { type: NOTIFY_JOB, siteId, payload });
}

export interface NotifyDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly ownerOrigin: string;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly localeOf: (siteId: string) => Promise<string>;
  readonly timeZoneOf: (siteId: string) => Promise<string>;
  readonly whomToTell: (db: Queryable, siteId: string, about: 'bookings') => Promise<readonly string[]>;
}

export async function notifyOwner(
  deps: NotifyDeps,
  { siteId, bookingId, what }: z.output<typeof noticePayload>,
  run: JobRun,
): Promise<void> {
  const [site, locale, timeZone] = await Promise.all([
    deps.siteAddress(siteId),
    deps.localeOf(siteId),
    deps.timeZoneOf(siteId),
  ]);
  const when = dateFormat(locale, timeZone, { dateStyle: 'full', timeStyle: 'short' });
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const row = await findBooking(tx, siteId, { id: bookingId });
    if (!row) return;
    const subject = `${HEADINGS[what]}: ${row.serviceName}, ${when.format(row.startsAt)}`;
    const mail = writeMail({
      sender: site.name,
      heading: HEADINGS[what],
      paragraphs: paragraphsOf(row, when.format(row.startsAt), what),
      action: {
        label: row.state === 'requested' ? 'Confirm or decline' : 'View booking',
        url: `${deps.ownerOrigin}/sites/${siteId}/bookings?open=${row.id}`,
      },
      closing: `You get this email because you manage ${site.name}. Change who gets it in the settings, under Notifications.`,
    });
    // Whoever reads it answers the guest.
    const replyTo = emailSchema.safeParse(row.email).data;
    for (const to of await deps.whomToTell(tx, siteId, 'bookings'))
      await queueMail(tx, deps, { ...mail, to, subject, siteId, sender: null, replyTo, fromName: site.name });
  });
}

const HEADINGS: Readonly<Record<DoneByGuest, string>> = {
  requested: 'New booking request',
  booked: 'New booking',
  moved: 'Booking moved',
  cancelled: 'Booking cancelled',
};

function paragraphsOf(row: BookingTable, when: string, what: DoneByGuest): string[] {
  const party = row.party > 1 ? [`For ${row.party} people`] : [];
  const waits =
    what === 'moved' && row.state === 'requested' ? ['The new time needs your confirmation.'] : [];
  const answers = readJson(row.answers).map(({ label, value }) => `${label}\n${value}`);
  return [
    ...waits,
    [row.serviceName, when, row.resourceName, ...party].join('\n'),
    [row.name, row.email, row.phone].filter(Boolean).join('\n'),
    ...(row.note ? [row.note] : []),
    ...answers,
  ];
}
