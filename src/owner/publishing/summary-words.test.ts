import { expect, test } from 'vitest';
import { CHANGE_TOPICS } from '#domain/content/summarize-changes.ts';
import { summaryWords } from './summary-words.ts';

test('a line names what changed, and counts what can be counted', () => {
  expect(summaryWords({ texts: 1 })).toBe('Text changed');
  expect(summaryWords({ sectionsAdded: 2, layout: 4 })).toBe('2 sections added, layout changed');
  expect(summaryWords({ title: 1, texts: 3, order: 1, settings: 1 })).toBe(
    'Title changed, 3 texts changed, order changed, and more',
  );
});

test('every topic has words, and only what undid itself has none of its own', () => {
  for (const topic of CHANGE_TOPICS) expect(summaryWords({ [topic]: 1 })).toMatch(/changed|added|removed/);
  expect(summaryWords({})).toBe('No overall change');
});
