import { expect, test } from 'vitest';
import { MINUTE_MS } from '../time.ts';
import { type Goal, withGoals } from './goals.ts';
import { countDay } from './roll-up.ts';
import { BUCKETS, bucketOf, bucketsFor, MAX_LOOKED_AT } from './sample.ts';
import { type SeenHit, visitsOf } from './visits.ts';

let at = 0;
const hit = (visitor: string, path: string, fields: Partial<SeenHit> = {}): SeenHit => {
  at += 1000;
  return {
    ...{ visitor, at, path, event: 'view', subject: '', source: '', medium: '', campaign: '' },
    ...{ language: '', country: '', device: 'phone', browser: '', system: '' },
    ...fields,
  };
};
const goal = (id: string, ...steps: Goal['steps']): Goal => ({ id, name: id, steps });
const reached = (hits: readonly SeenHit[], goals: readonly Goal[]) =>
  Object.fromEntries(
    countDay('2026-03-02', visitsOf(withGoals(hits, goals)), () => 9)
      .filter(({ dimension }) => dimension === 'goal')
      .map(({ value, visitors, events }) => [value, [visitors, events]]),
  );

test('steps count in their order, once a visitor, whatever lies between them', () => {
  const funnel = goal(
    'f',
    { kind: 'page', value: '/shop/*' },
    { kind: 'form', value: 'x' },
    { kind: 'order', value: '' },
  );
  const sent = { event: 'form-submit', subject: 'x' } as const;
  const hits = [
    hit('ada', '/shop/cup'),
    hit('ada', '/about'),
    hit('bo', '/a', sent),
    hit('ada', '/a', sent),
    hit('bo', '/shop/cup'),
    hit('ada', '/shop/bowl'),
    hit('ada', '/b', { event: 'order' }),
    hit('ada', '/b', { event: 'order' }),
  ];
  expect(reached(hits, [funnel])).toEqual({ 'f/1': [2, 2], 'f/2': [1, 1], 'f/3': [1, 1] });
});

test('one hit is one step, and a page is known with and without the slash at its end', () => {
  const twice = goal('t', { kind: 'page', value: '/shop/' }, { kind: 'page', value: '/shop' });
  expect(reached([hit('ada', '/shop')], [twice])).toEqual({ 't/1': [1, 1] });
  expect(reached([hit('ada', '/shop'), hit('ada', '/shop')], [twice])).toEqual({
    't/1': [1, 1],
    't/2': [1, 1],
  });
});

test('what is reached after a pause belongs to the visit with which it began', () => {
  const funnel = goal('f', { kind: 'page', value: '/' }, { kind: 'button', value: 'Book' });
  const first = hit('ada', '/', { source: 'Google' });
  at += 60 * MINUTE_MS;
  const hits = [first, hit('ada', '/', { event: 'button-click', subject: 'Book' })];
  const visits = visitsOf(withGoals(hits, [funnel]));
  expect(visits.map(({ source, events }) => [source, Object.keys(events)])).toEqual([
    ['Google', ['goal:f/1', 'goal:f/2']],
    ['', ['button-click:Book']],
  ]);
});

test('so many buckets are looked at as hold as many visits as can be, and visitors are spread over them', () => {
  expect([bucketsFor(0), bucketsFor(MAX_LOOKED_AT)]).toEqual([BUCKETS, BUCKETS]);
  expect([bucketsFor(2 * MAX_LOOKED_AT), bucketsFor(1e12)]).toEqual([BUCKETS / 2, 1]);
  const inFirstTenth = Array.from({ length: 5000 }, (_each, index) => bucketOf(`visitor-${index}`)).filter(
    (bucket) => bucket < BUCKETS / 10,
  ).length;
  expect(inFirstTenth).toBeGreaterThan(400);
  expect(inFirstTenth).toBeLessThan(600);
});
