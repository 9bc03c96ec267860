import { expect, test } from 'vitest';
import { saveWords, unsavedReason } from './save-words.ts';
import type { SaveState } from './state.ts';

const NOW = 1_000_000;
const cases: readonly (readonly [SaveState, string])[] = [
  [{ kind: 'saved' }, 'Saved'],
  [{ kind: 'saving' }, 'Saving…'],
  [{ kind: 'offline' }, 'Offline. Changes will be saved later'],
  [{ kind: 'signed-out' }, 'Signed out. Changes will be saved later'],
  [{ kind: 'server-problem' }, 'Server error. Retrying…'],
  [{ kind: 'rate-limited', until: NOW + 4200 }, 'Retrying in 5 s'],
  [{ kind: 'refused', message: 'The text is too long.' }, 'Not saved: The text is too long.'],
  [{ kind: 'stopped', message: 'Ask the owner.' }, 'Not saved: Ask the owner.'],
];

test.each(cases)('%o is shown as what it is', (saving, words) => {
  const { short, rest } = saveWords(saving, NOW);
  expect(short + rest).toBe(words);
});

test.each(cases.slice(2))('%o says that nothing is lost, and why nothing is published', (saving, words) => {
  expect(saveWords(saving, NOW).details).toContain('kept in this browser');
  expect(unsavedReason(saving, NOW)).toContain(words);
});

test('only what is saved, or about to be, is no reason against publishing', () => {
  expect(cases.map(([saving]) => unsavedReason(saving, NOW) === undefined)).toEqual([
    true,
    true,
    ...cases.slice(2).map(() => false),
  ]);
});
