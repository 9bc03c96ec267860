import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'b1@example.org',
  sequence: 2,
  startsAt: Date.UTC(2026, 10, 27, 18, 30),
  endsAt: Date.UTC(2026, 10, 27, 20, 0),
  changedAt: Date.UTC(2026, 10, 20, 9, 5, 7),
  summary: 'Dinner, for two; at Halden',
  description: 'One\nTwo',
  url: 'https://example.org/b',
  status: 'CONFIRMED',
} as const;

test('a booking becomes an entry that calendars read, its texts escaped', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('SEQUENCE:2');
  expect(lines).toContain('DTSTAMP:20261120T090507Z');
  expect(lines).toContain('DTSTART:20261127T183000Z');
  expect(lines).toContain('SUMMARY:Dinner\\, for two\\; at Halden');
  expect(lines).toContain('DESCRIPTION:One\\nTwo');
  expect(calendarFile({ ...entry, status: 'CANCELLED' })).toContain('METHOD:CANCEL');
});

test('no line is longer than 75 octets, and none is broken within a character', () => {
  const summary = 'Größe 🍲 '.repeat(40);
  const file = calendarFile({ ...entry, summary });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});

test('an invitation names who invites, who comes and where; later versions replace it, and a cancellation ends it', () => {
  const organizer = { name: 'Ember "&" Ash\n', email: 'hello@example.org' };
  const attendee = { name: 'Cem', email: 'cem@example.org' };
  const invited = { ...entry, organizer, attendee, location: 'Mill Lane 4, 1767 Halden' };
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const lines = unfolded(calendarFile(invited));
  expect(lines).toContain('METHOD:REQUEST');
  expect(lines).toContain('LOCATION:Mill Lane 4\\, 1767 Halden');
  expect(lines).toContain('ORGANIZER;CN="Ember & Ash":mailto:hello@example.org');
  expect(lines).toContain(
    'ATTENDEE;CN="Cem";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:cem@example.org',
  );
  const ended = unfolded(calendarFile({ ...invited, status: 'CANCELLED', sequence: 3 }));
  expect(ended).toContain('METHOD:CANCEL');
  expect(ended).toContain('SEQUENCE:3');
});
