import { expect, test } from 'vitest';
import { z } from 'zod';
import { findsPeople, hiddenFromPrograms, hidingAddresses, personal } from './personal.ts';
import { permissionsIn, redact } from './redact.ts';

const P = 'admin.customer-data';
const none = () => false;
const person = z.object({ name: personal(z.string(), P), age: z.int() });

test('what is marked is null wherever it lies in an answer', () => {
  const tree: z.ZodType = z.lazy(() => z.object({ who: person, next: tree.nullable() }));
  const cases: [z.ZodType, unknown, unknown][] = [
    [z.array(person), [{ name: 'Mira', age: 3 }], [{ name: null, age: 3 }]],
    [
      z.record(z.string(), person.optional()),
      { a: { name: 'Mira', age: 3 }, b: undefined },
      { a: { name: null, age: 3 }, b: undefined },
    ],
    [z.tuple([z.string(), person]), ['x', { name: 'Mira', age: 3 }], ['x', { name: null, age: 3 }]],
    [
      z.intersection(person, z.object({ b: z.int() })),
      { name: 'M', age: 1, b: 2 },
      { name: null, age: 1, b: 2 },
    ],
    [z.object({}).catchall(person), { x: { name: 'Mira', age: 3 } }, { x: { name: null, age: 3 } }],
    [person.nullable().default(null), { name: 'Mira', age: 3 }, { name: null, age: 3 }],
    [z.union([z.object({ kind: z.literal('none') }), person]), { name: 'M', age: 1 }, { name: null, age: 1 }],
    [person.transform((each) => each), { name: 'Mira', age: 3 }, { name: null, age: 3 }],
    [
      tree,
      { who: { name: 'M', age: 1 }, next: { who: { name: 'N', age: 2 }, next: null } },
      { who: { name: null, age: 1 }, next: { who: { name: null, age: 2 }, next: null } },
    ],
    [z.object({ all: hiddenFromPrograms(z.array(z.string()), P) }), { all: ['Mira'] }, { all: null }],
    [
      person.extend({ b: z.int() }).meta({ id: 'Extended' }),
      { name: 'M', age: 1, b: 1 },
      { name: null, age: 1, b: 1 },
    ],
  ];
  for (const [schema, value, expected] of cases) {
    expect(redact(schema, value, none)).toEqual(expected);
    expect(redact(schema, value, (permission) => permission === P)).toBe(value);
    expect([...permissionsIn(schema)]).toEqual([P]);
  }
});

test('of a sentence only mail addresses are struck out, in details as well', () => {
  const entry = z.object({
    what: hidingAddresses(z.string(), P),
    details: hidingAddresses(z.record(z.string(), z.unknown()), P),
  });
  const value = { what: 'invited mira@example.org as editor', details: { to: ['mira@example.org'], n: 2 } };
  expect(redact(entry, value, none)).toEqual({
    what: 'invited [address] as editor',
    details: { to: ['[address]'], n: 2 },
  });
});

test('a mark in a query does not change what the query takes', () => {
  const query = findsPeople(z.string().max(3).default(''), P);
  expect([query.parse(undefined), query.safeParse('long').success]).toEqual(['', false]);
});
