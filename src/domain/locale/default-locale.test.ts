import { expect, test } from 'vitest';
import { formatMoney } from '../money/format-money.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';
import { catalogue, scriptCatalogue } from './catalogue.ts';

const EN = { greeting: 'Hello' };
const FILES = Object.fromEntries(
  ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'ar'].map((language) => [
    `./${language}.ts`,
    { [language]: { greeting: language }, inScript: { greeting: language } },
  ]),
);

test('I18N-08 a site that says nothing else is in en-US, and so are amounts', () => {
  expect(siteSettingsSchema.parse({ title: 'Kiln' }).locale).toBe('en-US');
  const price = { minor: 123_456, currency: 'USD' } as const;
  expect(formatMoney(price)).toBe('$1,234.56');
  expect(formatMoney(price, { locale: 'de' })).toBe('1.234,56\u00a0$');
});

for (const [name, make] of [
  ['catalogue', catalogue],
  ['scriptCatalogue', (en: typeof EN, files: typeof FILES) => scriptCatalogue('kiln', en, files)],
] as const)
  test(`I18N-07 ${name} refuses a translation that is not there as modules do, and names it`, () => {
    expect(make(EN, FILES).messages.fr.greeting).toBe('fr');
    const { './fr.ts': _french, ...others } = FILES;
    expect(() => make(EN, others)).toThrow(
      expect.objectContaining({
        code: 'MODULE_NOT_FOUND',
        path: './fr.ts',
        message: "Cannot find module './fr.ts'",
      }),
    );
  });
