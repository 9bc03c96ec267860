import { expect, test } from 'vitest';
import { SITE_STATUS } from '../settings/site-status.ts';
import { FEATURE_GROUPS, PLAN_FEATURES } from './plan-features.ts';
import { upgradePath } from './upgrade-path.ts';

test('OWNR-08 OWNR-09 there are about seventy plan features, each with a code, a name and a label of its own', () => {
  expect(PLAN_FEATURES.length).toBeGreaterThanOrEqual(66);
  expect(PLAN_FEATURES.length).toBeLessThanOrEqual(76);
  for (const key of ['code', 'name', 'label'] as const)
    expect(new Set(PLAN_FEATURES.map((feature) => feature[key])).size).toBe(PLAN_FEATURES.length);
  expect(new Set(PLAN_FEATURES.map(({ group }) => group))).toEqual(new Set(FEATURE_GROUPS));
});

test('OWNR-19 OWNR-20 a trial is upgraded on a page of its own, every other site where its plan is', () => {
  for (const status of Object.values(SITE_STATUS)) {
    const wanted = status === 3 ? '/settings/billing/upgrade' : '/settings/billing/subscriptions/website';
    expect(upgradePath(status)).toBe(wanted);
  }
});
