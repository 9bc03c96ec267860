import { expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import type { MemberAreas } from './areas.ts';
import { admitsMember, type Membership, opensAt, plansFor, stateOf } from './membership.ts';

const ID = (name: string) => name.padEnd(24, '0');
const plan = (name: string) =>
  ({
    id: ID(name),
    name,
    description: '',
    way: 'free',
    priceMinor: 0,
    subscriptionPlan: null,
    isClosed: false,
  }) as const;
const areas: MemberAreas = {
  areas: [
    { id: ID('club'), name: 'Club', plans: [plan('basic'), plan('patron')] },
    { id: ID('course'), name: 'Course', plans: [plan('pupil')] },
  ],
};
const NOW = 1000;
const holds = (name: string, more: Partial<Membership> = {}): Membership => ({
  planId: ID(name),
  since: 0,
  until: null,
  isPaused: false,
  isGranted: false,
  ...more,
});
const mayWith = (anyOf: string[], ...memberships: Membership[]) =>
  admitsMember({ kind: 'plans', anyOf: anyOf.map(ID) }, { joinedAt: 0, memberships, areas, now: NOW });

test('a plan opens what asks for it, or for its area', () => {
  expect(mayWith(['basic'], holds('basic'))).toBe(true);
  expect(mayWith(['club'], holds('patron'))).toBe(true);
  expect(mayWith(['course', 'basic'], holds('pupil'))).toBe(true);
  expect(mayWith(['patron'], holds('basic'))).toBe(false);
  expect(mayWith(['club'])).toBe(false);
});

test('a membership that is paused or has ended opens nothing', () => {
  expect(mayWith(['club'], holds('basic', { isPaused: true }))).toBe(false);
  expect(mayWith(['club'], holds('basic', { until: NOW }))).toBe(false);
  expect(mayWith(['club'], holds('basic', { until: NOW + 1 }))).toBe(true);
  expect(stateOf(holds('basic', { until: NOW, isPaused: true }), NOW)).toBe('ended');
});

test('a plan that the site no longer has opens nothing', () => {
  expect(mayWith(['gone'], holds('gone'))).toBe(false);
  expect(plansFor({ kind: 'plans', anyOf: [ID('gone')] }, areas)).toEqual([]);
});

test('every member may see what is for members', () => {
  expect(admitsMember({ kind: 'members' }, { joinedAt: 0, memberships: [], areas, now: NOW })).toBe(true);
});

test('a lesson opens days after the longest active membership began, or after the account was created', () => {
  const lesson = { kind: 'plans', anyOf: [ID('club')], afterDays: 2 } as const;
  const holder = { joinedAt: 5, areas, now: 2 * DAY_MS };
  const opening = (...memberships: Membership[]) => opensAt(lesson, { ...holder, memberships });
  expect(opening(holds('basic', { since: 9 }), holds('patron', { since: 7 }))).toBe(7 + 2 * DAY_MS);
  expect(opening(holds('basic', { since: 9 }), holds('patron', { since: 7, until: 8 }))).toBe(9 + 2 * DAY_MS);
  expect(opening(holds('pupil'))).toBeUndefined();
  const early = { ...holder, memberships: [holds('basic', { since: 1 })] };
  expect(admitsMember(lesson, early)).toBe(false);
  expect(admitsMember(lesson, { ...early, now: 2 * DAY_MS + 1 })).toBe(true);
  const forAll = { kind: 'members', afterDays: 2 } as const;
  expect(opensAt(forAll, { ...holder, memberships: [] })).toBe(5 + 2 * DAY_MS);
});
