import { expect, test } from 'vitest';
import { COLLECTION_TYPES, ITEM_STATUS, PAGE_TYPES } from './codes.ts';

/** Stated codes are exact, and no code is given twice. */
function expectCodes(codes: Readonly<Record<string, number>>, stated: Readonly<Record<string, number>>) {
  expect(codes).toMatchObject(stated);
  const values = Object.values(codes);
  expect(new Set(values).size).toBe(values.length);
}

test('SITE-26 the page type codes are the 25 of the contract', () => {
  expect(PAGE_TYPES).toEqual({
    mainCollection: 1,
    page: 2,
    splashPage: 3,
    contentItem: 50,
    notFound: 100,
    error: 101,
    search: 102,
    lockScreen: 103,
    popupOverlay: 104,
    protectedContent: 105,
    memberAreaAccessDenied: 106,
    showCart: 200,
    checkout: 201,
    orderConfirmed: 202,
    donate: 203,
    contributionConfirmed: 204,
    cartV2: 205,
    subscriptionConfirmed: 206,
    orderReceived: 207,
    membershipConfirmed: 208,
    reviewsRequest: 209,
    digitalProductComposerPreview: 210,
    orderStatus: 211,
    newsletterUnsubscribe: 300,
    commerceEmailPreview: 301,
  });
  expect(Object.keys(PAGE_TYPES)).toHaveLength(25);
});

test('SITE-36 the item statuses have the codes 1 to 6', () => {
  expect(ITEM_STATUS).toEqual({
    published: 1,
    scheduled: 2,
    needsReview: 3,
    draft: 4,
    private: 5,
    deleted: 6,
  });
});

test('SITE-51 SITE-54 the stated collection types have their codes, and ours reuse none', () => {
  expectCodes(COLLECTION_TYPES, {
    generic: 1,
    subscription: 2,
    galleryBlock: 6,
    products: 13,
    portfolio: 23,
    lessons: 24,
  });
  // The contract has others below 100 that it does not name.
  const ours = Object.values(COLLECTION_TYPES).filter((code) => ![1, 2, 6, 13, 23, 24].includes(code));
  for (const code of ours) expect(code).toBeGreaterThan(100);
});
