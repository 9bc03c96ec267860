import { expect, test } from 'vitest';
import type { MemberAreas } from './areas.ts';
import { admitsMember, type Membership, plansFor, stateOf } from './membership.ts';

const ID = (name: string) => name.padEnd(24, '0');
const plan = (name: string) =>
  ({ id: ID(name), name, description: '', way: 'free', isClosed: false }) as const;
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
  admitsMember({ kind: 'plans', anyOf: anyOf.map(ID) }, { memberships, areas, now: NOW });

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
  expect(admitsMember({ kind: 'members' }, { memberships: [], areas, now: NOW })).toBe(true);
});
