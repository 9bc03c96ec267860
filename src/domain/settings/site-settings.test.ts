import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSettings, siteSettingsChangeSchema, siteSettingsSchema } from './site-settings.ts';

const stored = siteSettingsSchema.parse({
  title: 'Ember & Ash',
  tagline: 'Pots',
  locale: 'nb',
  favicon: { ref: 'media', id: 'a'.repeat(24) },
  isHiddenFromSearch: true,
});

test('a change leaves alone what it does not name', () => {
  const names = Object.keys(stored) as (keyof typeof stored)[];
  fc.assert(
    fc.property(fc.subarray(names), (picked) => {
      const change = siteSettingsChangeSchema.parse(
        Object.fromEntries(picked.map((name) => [name, stored[name]])),
      );
      expect(Object.keys(change).toSorted()).toEqual(picked.toSorted());
      expect(changeSettings(stored, change)).toEqual(stored);
    }),
  );
});

test('null takes away what may be absent, and nothing else', () => {
  expect(changeSettings(stored, siteSettingsChangeSchema.parse({ favicon: null })).favicon).toBeUndefined();
  expect(siteSettingsChangeSchema.safeParse({ title: null }).success).toBe(false);
  expect(siteSettingsChangeSchema.safeParse({ tagLine: 'x' }).success).toBe(false);
});
