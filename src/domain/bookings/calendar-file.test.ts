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
