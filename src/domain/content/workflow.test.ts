import { expect, test } from 'vitest';
import { ITEM_STATUS } from './codes.ts';
import { ITEM_TYPES, itemTypeOf, RECORD_TYPES } from './item-type.ts';
import {
  ITEM_VISIBILITIES,
  itemStatusLabel,
  pageStatusLabel,
  visibilityOf,
  WORKFLOW_STATES,
  workflowLabel,
} from './workflow.ts';

test('SITE-35 SITE-37 states and visibilities are the contract’s', () => {
  expect(WORKFLOW_STATES).toEqual(['published', 'scheduled', 'draft']);
  expect(ITEM_VISIBILITIES).toEqual(['draft', 'published', 'needs_review', 'scheduled']);
  expect([1, 2, 3, 4, 5, 6].map(visibilityOf)).toEqual([
    'published',
    'scheduled',
    'needs_review',
    'draft',
    undefined,
    undefined,
  ]);
});

test('SITE-39 SITE-40 SITE-41 SITE-42 a page is available, scheduled or hidden, and anything else unsupported', () => {
  expect(pageStatusLabel(ITEM_STATUS.published)).toBe('Available');
  expect(pageStatusLabel(ITEM_STATUS.scheduled)).toBe('Scheduled');
  expect(pageStatusLabel(ITEM_STATUS.draft)).toBe('Hidden');
  for (const status of [ITEM_STATUS.needsReview, ITEM_STATUS.private, ITEM_STATUS.deleted, 99])
    expect(pageStatusLabel(status)).toBe('Unsupported');
  expect(workflowLabel('constructor')).toBe('Unsupported');
});

test('SITE-43 an item is told of by its status', () => {
  const labels = [
    ITEM_STATUS.scheduled,
    ITEM_STATUS.needsReview,
    ITEM_STATUS.draft,
    ITEM_STATUS.private,
    ITEM_STATUS.published,
  ].map(itemStatusLabel);
  expect(labels).toEqual(['Scheduled', 'Needs Review', 'Draft', 'Private', 'Available']);
});

test('SITE-38 SITE-52 types of items and records', () => {
  expect(ITEM_TYPES).toEqual({
    text: 1,
    image: 2,
    quote: 4,
    link: 5,
    audio: 7,
    video: 8,
    review: 10,
    storeItem: 11,
    event: 12,
    gallery: 14,
    digitalGood: 18,
    lesson: 62,
  });
  expect(RECORD_TYPES).toEqual(['audio', 'event', 'image', 'portfolio item', 'text', 'video']);
  expect([101, 102, 103, 13, 23, 24, 6, 1].map((type) => itemTypeOf(type).code)).toEqual([
    1, 12, 7, 11, 14, 62, 2, 1,
  ]);
  expect(itemTypeOf(101, true)).toEqual({ code: 5, record: 'text' });
});
