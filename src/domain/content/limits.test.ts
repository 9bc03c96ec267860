import { expect, test } from 'vitest';
import { COURSE_LIMITS } from '../courses/course.ts';
import { COLLECTION_TYPES } from './codes.ts';
import {
  checkCollectionSize,
  MAX_ALBUM_TRACKS,
  MAX_COLLECTION_PRODUCTS,
  MAX_ORDERABLE_ITEMS,
  maxItemsOf,
} from './limits.ts';
import { PAGE_LOCKED, PAGE_MEMBERS_ONLY } from './messages.ts';

test.each([
  ['SITE-61 an album', COLLECTION_TYPES.album, false, MAX_ALBUM_TRACKS, 60],
  ['SITE-62 a collection ordered by hand', COLLECTION_TYPES.blog, true, MAX_ORDERABLE_ITEMS, 250],
  ['a course, whose order is never by date,', COLLECTION_TYPES.lessons, false, COURSE_LIMITS.lessons, 500],
  ['SITE-63 a product collection', COLLECTION_TYPES.products, true, MAX_COLLECTION_PRODUCTS, 200],
])('%s has its limit', (_, type, isManuallyOrdered, constant, max) => {
  expect(constant).toBe(max);
  expect(checkCollectionSize({ type, isManuallyOrdered }, max)).toEqual({ ok: true });
  const over = checkCollectionSize({ type, isManuallyOrdered }, max + 1);
  expect(over).toEqual({ ok: false, message: expect.stringContaining(`up to ${max} `) });
});

test('SITE-61 SITE-62 SITE-63 a collection ordered by date takes as many items as there are', () => {
  expect(maxItemsOf({ type: COLLECTION_TYPES.blog, isManuallyOrdered: false })).toBeUndefined();
});

test('SITE-65 SITE-66 locked and member-only pages bear the labels of the contract', () => {
  expect(PAGE_LOCKED).toBe('This page is locked');
  expect(PAGE_MEMBERS_ONLY).toBe('This page available only site members');
});
