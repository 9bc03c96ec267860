import { expect, test } from 'vitest';
import { type DocumentState, hasNothingNew, stateOf } from './document-state.ts';

const LIVE: DocumentState = { draftId: 'a', publishedId: 'a', scheduledAt: null, scheduledAction: null };
const DRAFT: DocumentState = { ...LIVE, publishedId: null };
const PLAN = { scheduledAt: 1, scheduledAction: 'publish' } as const;

test.each([
  [DRAFT, 'Draft'],
  [{ ...DRAFT, ...PLAN }, 'Goes live Dec 24'],
  [LIVE, 'Published'],
  [{ ...LIVE, draftId: 'b' }, 'Unpublished changes'],
  [{ ...LIVE, ...PLAN }, 'Published · changes Dec 24'],
  [{ ...LIVE, draftId: 'b', ...PLAN }, 'Published · changes Dec 24'],
  [{ ...LIVE, draftId: 'b', ...PLAN, scheduledId: 'b' }, 'Published · changes Dec 24'],
  [{ ...LIVE, draftId: 'c', ...PLAN, scheduledId: 'b' }, 'Published · changes Dec 24, with later changes'],
  [{ ...DRAFT, draftId: 'c', ...PLAN, scheduledId: 'b' }, 'Goes live Dec 24, with later changes'],
  [{ ...LIVE, ...PLAN, scheduledAction: 'unpublish' as const }, 'Published · offline Dec 24'],
])('what is live is said to be live, whatever is planned: %j', (document, words) => {
  expect(stateOf(document, () => 'Dec 24').words).toBe(words);
});

test('a draft that visitors see has nothing new to publish', () => {
  expect([LIVE, DRAFT, { ...LIVE, draftId: 'b' }].map(hasNothingNew)).toEqual([true, false, false]);
});
