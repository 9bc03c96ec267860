import { expect, test } from 'vitest';
import { ITEM_STATUS } from './codes.ts';
import { statusAfter } from './status.ts';

const { published, scheduled, needsReview, draft, private: hidden } = ITEM_STATUS;
const live = 'revision-1';

test('SITE-44 publishing and taking off decide, whatever was before', () => {
  for (const status of Object.values(ITEM_STATUS)) {
    for (const publishedId of [null, live]) {
      expect(statusAfter('publish', { status, publishedId })).toBe(published);
      expect(statusAfter('unpublish', { status, publishedId })).toBe(draft);
    }
  }
});

test('SITE-44 what is live stays published when a change is planned, called off or brought back', () => {
  for (const step of ['schedule', 'call-off', 'restore'] as const)
    expect(statusAfter(step, { status: published, publishedId: live })).toBe(published);
});

test('SITE-44 what is not live waits for its time, and is a draft once that is called off', () => {
  for (const status of [draft, needsReview, hidden, scheduled]) {
    expect(statusAfter('schedule', { status, publishedId: null })).toBe(scheduled);
    for (const step of ['call-off', 'restore'] as const)
      expect(statusAfter(step, { status, publishedId: null })).toBe(draft);
  }
});
