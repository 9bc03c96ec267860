import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test('addresses that lead to one mailbox are counted as one', () => {
  for (const same of [
    'mira.stein@gmail.com',
    'Mira.Stein@GMAIL.com',
    ' m.i.r.a.stein+x+y@gmail.com ',
    'mira.stein+x@googlemail.com',
  ])
    expect(mailboxOf(same)).toBe('mirastein@gmail.com');
  expect(mailboxOf('mira+shop@example.org')).toBe('mira@example.org');
  expect(mailboxOf('mira.stein@example.org')).toBe('mira.stein@example.org');
});
