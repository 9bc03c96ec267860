import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { formatCsv } from '../table/csv.ts';
import type { ListMember } from './calls.ts';
import { entering, MEMBER_STATES, memberName } from './list.ts';
import { membersCsv } from './members-csv.ts';
import { readMembers } from './read-members.ts';

test('whoever left is put on again by nobody but themselves', () => {
  for (const kind of ['form', 'owner', 'import'] as const)
    for (const hasConsent of [true, false])
      expect(entering('unsubscribed', { kind, hasConsent })).not.toBe('subscribed');
  expect(entering('removed', { kind: 'import', hasConsent: true })).toBe('kept');
  expect(entering('removed', { kind: 'owner', hasConsent: true })).toBe('subscribed');
});

test('a sign-up never subscribes by itself, and one who is on the list stays as they are', () => {
  for (const state of [undefined, ...MEMBER_STATES])
    expect(entering(state, { kind: 'form', hasConsent: false })).toBe(
      state === 'subscribed' ? 'kept' : 'asked',
    );
  expect(entering(undefined, { kind: 'owner', hasConsent: false })).toBe('asked');
  expect(entering('pending', { kind: 'import', hasConsent: true })).toBe('subscribed');
});

test('people are read with and without a first line of names, by any separator', () => {
  const people = [
    { email: 'mira@example.org', name: 'Mira Stein' },
    { email: 'ada@example.photography', name: '' },
  ];
  for (const text of [
    'Email,First name,Last name\nmira@example.org,Mira,Stein\nada@example.photography,,',
    '\uFEFFName;E-Mail;Town\r\nMira Stein;mira@example.org;Köln\r\n;ada@example.photography;Köln\r\n',
    'mira@example.org,Mira Stein\nada@example.photography',
    'Mira Stein\tmira@example.org\n\tada@example.photography\n',
  ])
    expect(readMembers(text), text).toEqual({ members: people, invalid: [], repeated: 0 });
});

test('lines that can’t be imported are told by their number, and addresses count once', () => {
  const text = 'email\nmira@example.org\nno address\n\nMIRA@example.org\na@b\n"x@y.zz\nBcc: z@y.zz"';
  expect(readMembers(text)).toEqual({
    members: [{ email: 'mira@example.org', name: '' }],
    invalid: [
      { line: 3, text: 'no address' },
      { line: 6, text: 'a@b' },
      { line: 7, text: 'x@y.zz\nBcc: z@y.zz' },
    ],
    repeated: 1,
  });
});

test('whatever is read, each line is taken, repeated or told', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.emailAddress(), fc.string({ unit: anyCharacter }))), (lines) => {
      const { members, invalid } = readMembers(lines.join('\n'));
      for (const { email, name } of members) {
        expect(email).toMatch(/^[^\s@]+@[^\s@]+$/);
        expect(memberName(name)).toBe(name);
      }
      expect(invalid.every(({ line }) => line >= 1)).toBe(true);
    }),
  );
});

test('what is exported is read again, and calculates nothing', () => {
  const member: ListMember = {
    id: 'm',
    listId: 'l',
    email: '+mira@example.org',
    name: '=HYPERLINK("http://evil.example")',
    state: 'subscribed',
    source: { kind: 'form', formName: 'Letters', pagePath: '/news' },
    askedAt: 0,
    confirmedAt: 1000,
    endedAt: null,
  };
  const csv = membersCsv([member]);
  expect(csv).toContain(
    `'+mira@example.org,"'=HYPERLINK(""http://evil.example"")",subscribed,"Letters, /news"`,
  );
  expect(readMembers(csv).members).toEqual([{ email: member.email, name: member.name }]);
});

test('a table of people that breaks off tells the line, or holds only people it was written with', () => {
  const people = Array.from({ length: 20 }, (_, index) => [
    `guest${index}@example.org`,
    index % 3 ? `Guest "${index}", Köln` : '',
    `${index}`,
  ]);
  const csv = formatCsv([['Email', 'Name', 'Visits'], ...people]);
  fc.assert(
    fc.property(fc.nat({ max: csv.length }), (at) => {
      const { members, invalid } = readMembers(csv.slice(0, at));
      for (const { email, name } of members)
        expect(people.map((row) => row.slice(0, 2))).toContainEqual([email, name]);
      const rows = csv
        .slice(0, at)
        .split('\r\n')
        .filter((row) => row !== '\uFEFF' && row !== '').length;
      if (at > 30) expect(members.length + invalid.length).toBe(rows - 1);
    }),
  );
});
