import { expect, test } from 'vitest';
import { campaignSchema } from './campaign.ts';
import { checkDonation, chosenAmount, readDonation } from './donation-entries.ts';

const campaign = campaignSchema.parse({ name: 'A new kiln', amountsMinor: [1000, 2500], leastMinor: 200 });
const judge = (amount: string, other: string, settings: object = {}) => {
  const needs = { campaign: { ...campaign, ...settings }, currency: 'USD', locale: 'en' } as const;
  const donor = { name: 'Ada', email: 'ada@example.org', payment: 'test' };
  const entries = readDonation({ ...donor, amount, other });
  const { amount: wrong } = checkDonation(entries, {
    ...needs,
    payments: ['test'],
    recurringPayments: ['test'],
    frequencies: ['once'],
  });
  return wrong ?? chosenAmount(entries, needs.campaign, 'USD');
};

const RANGE = 'Enter an amount from $2.00 to $10,000.00.';
const WHICH = 'Select “Other amount” to give the amount you entered, or clear that field.';

test.each([
  ['2500', '', 2500],
  ['other', '40', 4000],
  ['', '40', 4000],
  ['1000', '10.00', 1000],
  ['1000', '40', WHICH],
  ['2500', '5', WHICH],
  ['1000', 'a lot', WHICH],
  ['other', '', RANGE],
  ['other', '1', RANGE],
  ['', '', RANGE],
  ['1e3', '', RANGE],
])('selected %j and typed %j: %j', (amount, other, outcome) => {
  expect(judge(amount, other)).toBe(outcome);
});

test('without amounts of their own, donors choose one that is suggested', () => {
  const settings = { hasFreeAmount: false };
  expect(judge('1000', '40', settings)).toBe(1000);
  expect(judge('other', '40', settings)).toBe('Choose an amount.');
  expect(judge('', '40', settings)).toBe('Choose an amount.');
});
