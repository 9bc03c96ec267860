import { expect, test } from 'vitest';
import {
  meanTenths,
  REQUEST_STATES,
  REVIEW_TEXTS,
  ratingText,
  readRating,
  requestState,
} from './contract.ts';

const line = (state: 'asked' | 'waiting' | 'shown', isThere = true) => ({ state, isThere });

test('STOR-23 the texts of reviews, to the letter', () => {
  expect(REVIEW_TEXTS.reviewed).toBe('You have already reviewed this purchase');
  expect(REVIEW_TEXTS.expired).toBe('Your review request has expired');
  expect(REVIEW_TEXTS.thanks).toBe('Thanks for your feedback');
});

test('STOR-25 a request is open, expired, already reviewed, or has no products to review', () => {
  expect(REQUEST_STATES).toEqual(['open', 'expired', 'reviewed', 'noProducts']);
  expect(requestState([line('asked'), line('shown')], 10, 9)).toBe('open');
  expect(requestState([line('asked'), line('shown')], 10, 10)).toBe('expired');
  expect(requestState([line('waiting'), line('shown')], 10, 20)).toBe('reviewed');
  expect(requestState([], 10, 9)).toBe('noProducts');
  expect(requestState([line('asked', false)], 10, 9)).toBe('noProducts');
  expect(requestState([line('asked', false), line('shown')], 10, 9)).toBe('reviewed');
});

test('a rating is a whole number of stars from 1 to 5', () => {
  expect(['1', '5'].map(readRating)).toEqual([1, 5]);
  expect(['', '0', '6', '4.5', ' 4', 'four'].map(readRating)).toEqual(Array(6).fill(undefined));
});

test('the mean is told to a tenth of a star', () => {
  expect([meanTenths(13, 3), meanTenths(5, 1), meanTenths(9, 2), meanTenths(0, 0)]).toEqual([43, 50, 45, 0]);
  expect([43, 50].map((tenths) => ratingText(tenths))).toEqual(['4.3', '5.0']);
});
