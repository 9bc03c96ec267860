import { expect, test } from 'vitest';
import { parseCsv } from '../../table/csv.ts';
import { readDate } from './read-date.ts';
import { readMembers } from './read-members.ts';
import { memberTableHead, memberTableRows } from './write-members.ts';

function read(text: string) {
  const [head, ...rows] = parseCsv(text);
  return head && readMembers(head, rows);
}

const GHOST = `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
1,Ada@example.org,Ada,"VIP, early",true,false,,2019-10-30T14:52:08.000Z,,"vip,early","Gold, Silver"
2,bea@example.org,,,false,true,cus_1,2019-10-30T14:52:08.000Z,,vip,
3,ada@example.org,,,,,,,,,
4,nobody,,,,,,,,,
5,cy@example.org,,,,,,yesterday,,,
6,dan@example.org,,,,,,,2020-01-01T00:00:00.000Z,,`;

test('Ghost’s export is read: who, since when, the newsletter, and what plans can follow from', () => {
  const table = read(GHOST);
  expect(table?.members).toEqual([
    {
      line: 2,
      member: {
        ...{ email: 'ada@example.org', name: 'Ada', isSubscribed: true },
        joinedAt: Date.UTC(2019, 9, 30, 14, 52, 8),
      },
      marks: ['plan gold', 'plan silver', 'label vip', 'label early'],
    },
    {
      line: 3,
      member: { email: 'bea@example.org', name: '', joinedAt: Date.UTC(2019, 9, 30, 14, 52, 8) },
      marks: ['label vip', 'free '],
    },
  ]);
  expect(table?.problems).toEqual([
    { line: 4, kind: 'twice', text: 'ada@example.org' },
    { line: 5, kind: 'email', text: 'nobody' },
    { line: 6, kind: 'date', text: 'yesterday' },
    { line: 7, kind: 'deleted', text: 'dan@example.org' },
  ]);
  expect(table?.marks[0]).toEqual({ kind: 'label', name: 'vip', key: 'label vip', count: 2 });
  expect(table?.unread).toEqual(['id', 'note', 'stripe_customer_id']);
});

test('a spreadsheet is read by its heads, and a table without addresses is none', () => {
  const table = read('First name;Last name;E-Mail;Password_hash\nAda;Byron;ada@example.org;$2a$x\n');
  expect(table?.members[0]?.member).toEqual({
    ...{ email: 'ada@example.org', name: 'Ada Byron', passwordHash: '$2a$x' },
  });
  expect(read('Name,Town\nAda,London\n')).toBeUndefined();
});

test('a row in which the file ends is not taken', () => {
  const table = read('email,name,tiers\na@example.org,A,Gold\nb@example.org,B,Gold\nc@exam');
  expect(table?.members).toHaveLength(2);
  expect(table?.problems).toEqual([{ line: 4, kind: 'cut' }]);
});

test('what is exported is read again', () => {
  const member = {
    ...{ email: 'ada@example.org', name: '=Ada', joinedAt: Date.UTC(2020, 1, 3), lastSeenAt: 1 },
    memberships: [{ planId: 'p', since: 0, until: null, isPaused: false, isGranted: true }],
    newsletter: 'subscribed',
  };
  const plans = new Map([['p', 'Gold']]);
  const table = read(memberTableHead() + memberTableRows([member], { plans, now: 5 }));
  expect(table?.members[0]).toEqual({
    line: 2,
    member: { email: 'ada@example.org', name: '=Ada', joinedAt: member.joinedAt, isSubscribed: true },
    marks: ['plan gold'],
  });
});

test('dates are days, or times with or without a zone', () => {
  const noon = Date.UTC(2020, 0, 31, 12);
  expect(['2020-01-31 12:00', '2020-01-31T12:00:00Z', '2020-01-31T14:00:00+0200'].map(readDate)).toEqual([
    ...[noon, noon, noon],
  ]);
  expect(['31/01/2020', '2020-02-31', '2020-13-01', ''].map(readDate)).toEqual([null, null, null, null]);
});
