import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_SITE_COOKIE, lastSiteCookie, lastSiteOf } from './last-site.ts';

const ID = '0mm8y7c00000000000000005';

test('TRAK-03 ss_lastid holds the site identifier, encoded, for the shared sign-in', () => {
  const written = lastSiteCookie(ID);
  expect(LAST_SITE_COOKIE).toBe('ss_lastid');
  expect(written).toMatch(/^ss_lastid=[A-Za-z0-9+/]+=*; path=\/; max-age=\d+; samesite=lax$/);
  expect(written).not.toContain(ID);
  const [pair = ''] = written.split(';');
  expect(lastSiteOf(`other=1; ${pair}; more=2`)).toBe(ID);
});

test('whatever stands in it, it is an id or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const id = lastSiteOf(`ss_lastid=${value}`);
      expect(id === undefined || /^[0-9a-z]{24}$/.test(id)).toBe(true);
    }),
  );
});
