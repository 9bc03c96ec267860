import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLocalTime, readLocalTime } from './local-time.ts';

test('what a clock shows is read back as the moment it showed it', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia');
  const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2090, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const text = formatLocalTime(minute * 60_000, zone);
      const read = readLocalTime(text, zone) ?? 0;
      // An hour that a clock shows twice is the only one that cannot be told.
      expect(formatLocalTime(read, zone)).toBe(text);
      expect([0, 30, 60]).toContain((minute * 60_000 - read) / 60_000);
    }),
  );
});

test('clock changes', () => {
  expect(readLocalTime('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(formatLocalTime(readLocalTime('2026-03-29T02:30', 'Europe/Berlin') ?? 0, 'Europe/Berlin')).toBe(
    '2026-03-29T03:30',
  );
  expect(readLocalTime('2026-11-21T18:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 10, 21, 17, 30));
});

test('anything else is no moment', () => {
  for (const text of ['', '2026-02-30T10:00', '2026-11-21', '2026-11-21T25:00', 'soon'])
    expect(readLocalTime(text, 'UTC')).toBeUndefined();
});
