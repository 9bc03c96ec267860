import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUp } from './calls.ts';
import { checkSetup } from './check-setup.ts';

const GOOD = { name: 'Ada', email: 'ada@example.org', password: 'three calm herons', siteName: 'Nord' };

test('everything that is wrong is told at once, each at its field', () => {
  const found = checkSetup({ name: ' ', email: 'ada', password: 'short', siteName: '   ' });
  expect(found).toMatchObject({ name: 'Enter your name.', siteName: 'Enter a name for your site.' });
  expect(found.email).toContain('ada@example.org');
  expect(found.password).toContain('at least 10');
  expect(Object.values(checkSetup(GOOD))).toEqual([undefined, undefined, undefined, undefined]);
});

test('the form refuses what the server refuses, in its words', () => {
  const odd = fc.constantFrom('', '  ', 'Ada', 'ada@example.org', ' ADA@localhost ', 'a@b', 'x@y.z');
  fc.assert(
    fc.property(odd, odd, odd, (name, email, siteName) => {
      const words = { ...GOOD, name, email, siteName };
      const { issues = [] } = setUp.body.safeParse({ token: 't', template: 'kiln', ...words }).error ?? {};
      const found = checkSetup({ ...words, password: 'seven quiet otters' });
      const told = Object.entries(found).filter(([, message]) => message !== undefined);
      expect(told).toEqual(issues.map(({ path, message }) => [path[0], message]));
    }),
  );
});
