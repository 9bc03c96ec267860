/** A booking as calendars take it in: iCalendar, RFC 5545. */
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
  readonly url: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
}

const MAX_OCTETS = 75;

export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.changedAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
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
