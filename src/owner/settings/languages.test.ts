import { expect, test } from 'vitest';
import { languageChoices } from './languages.ts';

test('what is set already can be chosen, whatever it is', () => {
  for (const chosen of ['nb', 'de-LI', 'not a language'])
    expect(languageChoices(chosen).filter(({ value }) => value === chosen)).toHaveLength(1);
});

test('languages stand by their English name, with their own beside it', () => {
  const choices = languageChoices('en');
  const labelOf = (code: string) => choices.find(({ value }) => value === code)?.label;
  expect(choices.length).toBeGreaterThan(180);
  expect([labelOf('de'), labelOf('fr'), labelOf('ja'), labelOf('en')]).toEqual([
    'German — Deutsch',
    'French — Français',
    'Japanese — 日本語',
    'English',
  ]);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  // A code in place of a name would mean that nobody knows the language.
  expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
});
