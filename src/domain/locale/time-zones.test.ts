import { expect, test } from 'vitest';
import { currentZoneName, formerZoneName, offsetOf, timeZoneNames } from './time-zones.ts';

test('cities are called by the names they have now, each once', () => {
  const names = timeZoneNames();
  expect(names).toEqual(
    expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'America/Nuuk', 'Europe/Oslo']),
  );
  for (const former of ['Europe/Kiev', 'Asia/Calcutta', 'America/Godthab'])
    expect(names).not.toContain(former);
  expect(new Set(names).size).toBe(names.length);
});

test('a zone is known by its former name as well', () => {
  expect(currentZoneName('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(currentZoneName('Europe/Oslo')).toBe('Europe/Oslo');
  expect(currentZoneName('constructor')).toBe('constructor');
  expect(formerZoneName('Europe/Kyiv')).toBe('Europe/Kiev');
});

test('tells how far a zone is from UTC at that moment', () => {
  expect(offsetOf('Europe/Kyiv', Date.UTC(2026, 0, 1))).toBe('UTC+02:00');
  expect(offsetOf('Europe/Kyiv', Date.UTC(2026, 6, 1))).toBe('UTC+03:00');
  expect(offsetOf('UTC', 0)).toBe('UTC');
  expect(offsetOf('Mars/Olympus', 0)).toBeUndefined();
});
