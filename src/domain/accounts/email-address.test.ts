import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasSharedData, sharedDataPath } from '../../../scripts/shared-data.ts';
import { emailSchema } from '../mail/email-schema.ts';
import { checkEmail } from './email-address.ts';

const isTaken = (email: string) => checkEmail(email) === undefined;

test('addresses as people have them are taken', () => {
  for (const good of [
    'ada@example.org',
    'Ada.Berg+news@mail.example.co.uk',
    'o’brien@example.org',
    "o'brien@example.org",
    'ada@localhost',
    'ada@bücher.example',
    'ada@例え.テスト',
    'ada@xn--bcher-kva.example',
    'ada@example.photography',
  ])
    expect([good, isTaken(good)]).toEqual([good, true]);
});

test.each([
  'ada@example."><svg/onload=alert(1)>',
  'ada@example.org"><svg',
  'ada@example.<b>',
  "ada@example.'onx=1",
  'ada@example.org/x',
  'ada@example.org?subject=x',
  'ada@example.a{b',
  'ada@-example.org',
  'ada@example-.org',
  'ada@example..org',
  'ada@.org',
  'ada@example.org.',
  'ada@example.123',
  'ada@127.0.0.1',
  'ada@example.o',
  'ada@@example.org',
  '.ada@example.org',
  'ada..berg@example.org',
  'ada\u200b@example.org',
  'ada@exam\u202eple.org',
  'ada@example.org\r\nbcc: x@example.org',
  `ada@${'a'.repeat(64)}.org`,
  `${'a'.repeat(65)}@example.org`,
])('%j is refused', (bad) => {
  expect(isTaken(bad)).toBe(false);
  expect(emailSchema.safeParse(bad).success && !isTaken(bad.trim())).toBe(false);
});

test.skipIf(!hasSharedData())('no payload of an attack is an ending, a host or a name', () => {
  const lines = readFileSync(sharedDataPath('hostile/xss-payloads.txt'), 'utf8').split('\n');
  const payloads = lines.map((line) => line.trim()).filter((line) => /[<>"]/.test(line));
  expect(payloads.length).toBeGreaterThan(50);
  for (const payload of payloads)
    for (const email of [`ada@example.${payload}`, `ada@${payload}.org`, `${payload}@example.org`])
      expect([email, isTaken(email)]).toEqual([email, false]);
});

test.skipIf(!hasSharedData())('what a maintained list calls no domain is none here', () => {
  const xml = readFileSync(sharedDataPath('hostile/isemail-tests.xml'), 'utf8');
  const cases = [...xml.matchAll(/<address>([^<]*)<\/address>[\s\S]*?<diagnosis>(\w+)<\/diagnosis>/g)];
  expect(cases.length).toBeGreaterThan(100);
  const refused = cases.filter(([, , diagnosis = '']) => /^ISEMAIL_ERR/.test(diagnosis));
  expect(refused.length).toBeGreaterThan(30);
  for (const [, address = ''] of refused)
    if (!/&#|&\w+;/.test(address)) expect([address, isTaken(address)]).toEqual([address, false]);
});
