import { describe, expect, test } from 'vitest';
import { whyNotMessage } from './check-message.ts';
import { hasSharedData, sharedJson } from './shared-data.ts';

interface Plurals {
  readonly supplemental: {
    readonly [kind: string]: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const ORIGINAL = '{count, plural, one {# item} other {# items}}';
const written = (forms: readonly string[]) =>
  `{count, plural, ${forms.map((form) => `${form} {# things}`).join(' ')}}`;

describe.skipIf(!hasSharedData())('plural forms of every language in CLDR', () => {
  const data = sharedJson<Plurals>('locale/plurals.json')?.supplemental['plurals-type-cardinal'] ?? {};
  const languages = Object.entries(data).filter(
    ([language]) => Intl.PluralRules.supportedLocalesOf(language).length > 0,
  );

  test('I18N-06 a message has the plural forms of its language, and no other', () => {
    expect(languages.length).toBeGreaterThan(100);
    for (const [language, rules] of languages) {
      const forms = Object.keys(rules).map((rule) => rule.replace('pluralRule-count-', ''));
      expect([language, whyNotMessage(written(forms), ORIGINAL, language)]).toEqual([language, undefined]);
      for (const form of FORMS.filter((each) => !forms.includes(each)))
        expect(whyNotMessage(written([form, ...forms]), ORIGINAL, language)).toBe(
          `${language} has no plural form “${form}” for count. Use ${Intl.PluralRules.supportedLocalesOf(language).length > 0 ? new Intl.PluralRules(language).resolvedOptions().pluralCategories.join(', ') : ''}.`,
        );
      for (const form of forms.filter((each) => each !== 'other'))
        expect(whyNotMessage(written(forms.filter((each) => each !== form)), ORIGINAL, language)).toBe(
          `The plural form “${form}” of count is missing for ${language}.`,
        );
    }
  });
});

test('placeholders are those of the original', () => {
  const original = 'From {name} to {place}';
  expect(whyNotMessage('Nach {place} von {name}', original, 'de')).toBeUndefined();
  expect(whyNotMessage('Von {name}', original, 'de')).toBe('The placeholder {place} is missing.');
  expect(whyNotMessage('{name}, {place}, {when}', original, 'de')).toBe(
    'The original has no placeholder {when}.',
  );
  expect(whyNotMessage('{name', original, 'de')).toMatch(/^This is no valid message/);
  expect(whyNotMessage('{count, plural, one {# Ding} other {# {was}}}', ORIGINAL, 'de')).toBe(
    'The original has no placeholder {was}.',
  );
});
