import { expect, test } from 'vitest';
import { weighSpam } from './weigh-spam.ts';

const calm = {
  honeypot: '',
  isCaptchaMissing: false,
  filledInMs: 20_000,
  texts: ['Do you have cups?'],
  repeats: 0,
};

test('what a person writes is not flagged', () => {
  expect(weighSpam(calm)).toEqual({ isSpam: false, reasons: [] });
  expect(weighSpam({ ...calm, texts: ['See https://a.example and https://b.example'] }).isSpam).toBe(false);
  expect(weighSpam({ ...calm, filledInMs: undefined }).isSpam).toBe(false);
});

test('haste alone decides nothing, beside another sign it does', () => {
  const fast = { ...calm, filledInMs: 300 };
  expect(weighSpam(fast)).toEqual({ isSpam: false, reasons: ['too-fast'] });
  expect(weighSpam({ ...fast, isCaptchaUnchecked: true }).isSpam).toBe(true);
});

test.each([
  ['honeypot', { honeypot: 'x' }],
  ['no-captcha', { isCaptchaMissing: true }],
  ['links', { texts: ['http://a http://b', '[url=c]'] }],
  ['repeated', { repeats: 3 }],
])('%s is a sign of a program', (reason, sign) => {
  expect(weighSpam({ ...calm, ...sign })).toEqual({ isSpam: true, reasons: [reason] });
});
