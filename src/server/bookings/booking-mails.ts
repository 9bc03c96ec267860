/** Mails to guests: that we have their request, what became of it, and that the day is near. */
import { type BookingMail, bookingPath } from '#domain/bookings/contract.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MailPayload } from './mail-job.ts';
import { findBooking, settingsOf } from './queries.ts';
import type { BookingTable } from './tables.ts';

export interface BookingMailDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly localeOf: (siteId: string) => Promise<string>;
}

export async function mailAboutBooking(
  deps: BookingMailDeps,
  { siteId, bookingId, mail }: MailPayload,
  run: JobRun,
): Promise<void> {
  const [site, locale] = await Promise.all([deps.siteAddress(siteId), deps.localeOf(siteId)]);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const row = await findBooking(tx, siteId, { id: bookingId });
    if (!row || row.email === '') return;
    const { mailTexts } = await settingsOf(tx, siteId);
    const subject = SUBJECTS[mail](row.service_name);
    const own = mailTexts[mail].trim();
    await queueMail(tx, deps, {
      to: row.email,
      siteId,
      fromName: site.name,
      subject,
      ...writeMail({
        sender: site.name,
        heading: subject,
        paragraphs: [WORDS[mail](row.name), about(row, locale), ...(own === '' ? [] : [own])],
        action: {
          label: 'Look at your booking, move it or cancel it',
          url: new URL(bookingPath(row.token), site.url).href,
        },
        closing: `You get this because you booked at ${site.name}. The link is yours alone: it shows your booking to whoever has it.`,
      }),
    });
  });
}

type Words = Readonly<Record<BookingMail, (name: string) => string>>;

const SUBJECTS: Words = {
  received: (service) => `We have your request: ${service}`,
  confirmed: (service) => `Your booking is confirmed: ${service}`,
  declined: (service) => `We cannot take your booking: ${service}`,
  cancelled: (service) => `Your booking is cancelled: ${service}`,
  moved: (service) => `Your booking has been moved: ${service}`,
  reminder: (service) => `See you soon: ${service}`,
};

const WORDS: Words = {
  received: (name) => `Thank you, ${name}. We look whether we can take it, and write to you soon.`,
  confirmed: (name) => `Thank you, ${name}. We look forward to seeing you.`,
  declined: (name) => `We are sorry, ${name}: we cannot take your booking.`,
  cancelled: (name) => `${name}, this booking no longer holds:`,
  moved: (name) => `${name}, this is your new time:`,
  reminder: (name) => `${name}, we expect you:`,
};

/** What, when on the clock the guest saw, with whom or where, and for how many. */
function about(row: BookingTable, locale: string): string {
  const when = dateFormat(locale, row.time_zone, { dateStyle: 'full', timeStyle: 'short' });
  const party = row.party > 1 ? [`For ${row.party} people`] : [];
  const at = `${when.format(row.starts_at)} (${row.time_zone})`;
  return [row.service_name, at, row.resource_name, ...party].join('\n');
}
