/** Bookings as calendars take them in: iCalendar, RFC 5545. */
export interface CalendarEntry {
  /** The same for all versions of an entry. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly changedAt: number;
  readonly summary: string;
  readonly description: string;
  /** Where guests come to; absent in calendars of the house itself. */
  readonly location?: string;
  readonly organizer?: CalendarPerson;
  /** Of an invitation: who is invited. */
  readonly attendee?: CalendarPerson;
  /** Absent where whoever reads the calendar is not its guest. */
  readonly url?: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
}

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

const MAX_OCTETS = 75;

/** To download, or with an attendee to send: a later version replaces those before it (RFC 5546). */
export function calendarFile(entry: CalendarEntry): string {
  const method = methodOf(entry);
  return fileOf([`METHOD:${method}`], [entry]);
}

function methodOf({ status, attendee }: Pick<CalendarEntry, 'status' | 'attendee'>) {
  if (status === 'CANCELLED') return 'CANCEL';
  return attendee ? 'REQUEST' : 'PUBLISH';
}

/** What a calendar subscribes to: it asks again by itself. */
export function calendarFeed(name: string, entries: readonly CalendarEntry[]): string {
  const title = escapeText(name);
  return fileOf(
    [
      `NAME:${title}`,
      `X-WR-CALNAME:${title}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
    ],
    entries,
  );
}

function fileOf(head: readonly string[], entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.changedAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(entry.organizer
      ? [`ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.email}`]
      : []),
    ...(entry.attendee ? [attendeeLine(entry.attendee, entry.status)] : []),
    ...(entry.url === undefined ? [] : [`URL:${entry.url}`]),
    `STATUS:${entry.status}`,
    'END:VEVENT',
  ];
}

/** No reply is expected: the guest has booked. */
function attendeeLine({ name, email }: CalendarPerson, status: CalendarEntry['status']): string {
  const answered = status === 'CONFIRMED' ? 'ACCEPTED' : 'TENTATIVE';
  return `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${answered};RSVP=FALSE:mailto:${email}`;
}

/** A parameter holds no quotes and no line ends. */
function quoted(text: string): string {
  return `"${text.replace(/["\s\p{Cc}]+/gu, ' ').trim()}"`;
}

/** `20261127T183000Z` */
function stamp(at: number): string {
  return `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Lines of at most 75 octets, never broken within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length;
      const isFull = octets + size > MAX_OCTETS;
      octets = isFull ? 1 + size : octets + size;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}
