import { expect, test } from 'vitest';
import { hideEmails } from './hide-emails.ts';

test('addresses of people are hidden, whatever is around them', () => {
  const said: [string, string][] = [
    ['Write to ada@example.org now', 'Write to [email] now'],
    ['mailto:ada@example.org?subject=x', '[email]?subject=x'],
    ['<ada@müller.example>, bob@b.co.uk.', '<[email]>, [email].'],
    ['https://ada@example.org/path', '[email]/path'],
    ['a@b.de@c.de', '[email]@c.de'],
  ];
  for (const [text, hidden] of said) expect(hideEmails(text)).toBe(hidden);
});

test('what is no address stays', () => {
  for (const text of ['@ada', 'start@https://example.org/x.js:1:2', 'a@b', 'lib@2.5.1', '@', 'a@.de', ''])
    expect(hideEmails(text)).toBe(text);
});

test('the time it takes grows no faster than the text', () => {
  const took = (text: string) => {
    const before = process.cpuUsage();
    hideEmails(text);
    return process.cpuUsage(before).user / 1000;
  };
  for (const unit of ['1', '@', '.@', 'a@', 'a.b@', '\u0301', ' @.'])
    expect(Math.min(...[1, 2, 3].map(() => took(unit.repeat(50_000)))), unit).toBeLessThan(400);
});
