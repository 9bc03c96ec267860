/** Mails to guests: that we have their request, what became of it, and that the day is near. */
import { calendarFile } from '#domain/bookings/calendar-file.ts';
import { type BookingMail, bookingPath } from '#domain/bookings/contract.ts';
import { nameForGuests } from '#domain/bookings/resource-name.ts';
import { writeBookingMail } from '#domain/bookings/write-booking-mail.ts';
import { withoutLinks } from '#domain/mail/without-links.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import type { MailPayload } from './mail-job.ts';
import { findBooking, settingsOf } from './queries.ts';
import type { BookingTable } from './tables.ts';

export interface BookingMailDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly localeOf: (siteId: string) => Promise<string>;
}

export async function mailAboutBooking(
  deps: BookingMailDeps,
  { siteId, bookingId, mail, isSameTime, sender }: MailPayload,
  run: JobRun,
): Promise<void> {
  const [site, mainLocale] = await Promise.all([deps.siteAddress(siteId), deps.localeOf(siteId)]);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const row = await findBooking(tx, siteId, { id: bookingId });
    if (!row || row.email === '') return;
    const { mailTexts } = await settingsOf(tx, siteId);
    const locale = row.locale ?? mainLocale;
    const booking = {
      name: withoutLinks(row.name),
      service: row.serviceName,
      resource: nameForGuests(row.resourceName, site.name),
      startsAt: row.startsAt,
      timeZone: row.timeZone,
      party: row.party,
      payment: moneyOf(row),
      ...(isSameTime && { isSameTime }),
    };
    const url = new URL(bookingPath(row.token), site.url).href;
    await queueMail(tx, deps, {
      to: row.email,
      siteId,
      fromName: site.name,
      sender: sender ?? null,
      about: row.id,
      calendar: CARRIES.includes(mail) ? await calendarFor(tx, row, site) : undefined,
      ...writeBookingMail(mail, booking, { site: site.name, locale, url, own: mailTexts[mail] }),
    });
  });
}

/** Mails that put the booking into the guest’s calendar, change it there or take it out. */
const CARRIES: readonly BookingMail[] = ['confirmed', 'moved', 'cancelled'];

async function calendarFor(tx: Queryable, row: BookingTable, site: SiteAddress): Promise<string> {
  const settings = await findSiteSettings(tx, row.siteId);
  const entry = calendarEntryOf(row, { site, business: settings?.business });
  return calendarFile({ ...entry, attendee: { name: row.name, email: row.email } });
}

function moneyOf(row: BookingTable) {
  const { currency } = row;
  if (currency === null) return undefined;
  const amounts = pick(row, 'priceMinor', 'dueMinor', 'paidMinor', 'refundedMinor');
  return { ...amounts, currency, isRefundDue: row.isRefundDue === 1 };
}
