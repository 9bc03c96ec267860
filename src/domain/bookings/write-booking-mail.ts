/** Sets a mail to a guest: what became of their booking, the booking itself, and what the owner adds. Sent and previewed alike. */
import { dateFormat } from '../locale/date-format.ts';
import { type WrittenMail, writeMail } from '../mail/write-mail.ts';
import type { BookingMail } from './contract.ts';

export interface MailedBooking {
  /** Of the guest. */
  readonly name: string;
  readonly service: string;
  /** With whom or where. */
  readonly resource: string;
  readonly startsAt: number;
  /** On whose clock the guest saw the time. */
  readonly timeZone: string;
  readonly party: number;
  /** It was moved to somebody else, at the time that it had. */
  readonly isSameTime?: boolean;
}

export interface BookingMailAbout {
  readonly site: string;
  readonly locale: string;
  /** Of the booking's page. */
  readonly url: string;
  /** What the owner adds; empty for nothing. */
  readonly own: string;
}

export function writeBookingMail(
  mail: BookingMail,
  booking: MailedBooking,
  { site, locale, url, own }: BookingMailAbout,
): WrittenMail & { readonly subject: string } {
  const subject = SUBJECTS[mail](booking.service);
  const added = own.trim();
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [wordsOf(mail, booking), about(booking, locale), ...(added === '' ? [] : [added])],
      action: { label: 'View, move or cancel your booking', url },
      closing: `You get this email because you booked at ${site}. Keep the link private. Anyone with it can see your booking.`,
    }),
  };
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
  received: (name) => `Thank you, ${name}. We will check and write to you soon.`,
  confirmed: (name) => `Thank you, ${name}. We look forward to seeing you.`,
  declined: (name) => `We are sorry, ${name}: we cannot take your booking.`,
  cancelled: (name) => `${name}, this booking is cancelled:`,
  moved: (name) => `${name}, this is your new time:`,
  reminder: (name) => `${name}, we look forward to seeing you:`,
};

function wordsOf(mail: BookingMail, { name, resource, isSameTime }: MailedBooking): string {
  if (mail !== 'moved' || !isSameTime) return WORDS[mail](name);
  return `${name}, your time has not changed. ${resource} will see you instead:`;
}

/** What, when on the clock the guest saw, with whom or where, and for how many. */
function about({ service, resource, startsAt, timeZone, party }: MailedBooking, locale: string): string {
  const when = dateFormat(locale, timeZone, { dateStyle: 'full', timeStyle: 'short' });
  const people = party > 1 ? [`For ${party} people`] : [];
  return [service, `${when.format(startsAt)} (${timeZone})`, resource, ...people].join('\n');
}
