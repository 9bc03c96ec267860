import { pino } from 'pino';
import { expect, test } from 'vitest';
import { redactLog } from './redact-log.ts';

test('secrets are struck out of addresses, forms and JSON, and nothing else is', () => {
  const cases: [string, string][] = [
    ['/api/form?crumb=abc.def-1&page=2', '/api/form?crumb=[redacted]&page=2'],
    ['key=1&captchaKey=2&x=3', 'key=[redacted]&captchaKey=[redacted]&x=3'],
    ['{"crumb":"abc","page":"/"}', '{"crumb":"[redacted]","page":"/"}'],
    [
      '{"msg":"{\\"password\\":\\"hunter2\\",\\"n\\":1}"}',
      '{"msg":"{\\"password\\":\\"[redacted]\\",\\"n\\":1}"}',
    ],
    ['{"password":"a\\"b SECRET","n":1}', '{"password":"[redacted]","n":1}'],
    ['{"msg":"{\\"password\\":\\"a\\\\\\"b SECRET\\"}"}', '{"msg":"{\\"password\\":\\"[redacted]\\"}"}'],
    ['{"email": "mira@example.org"}', '{"email": "[redacted]"}'],
    ['{"msg":"a monkey=1 came"}', '{"msg":"a monkey=1 came"}'],
  ];
  for (const [line, expected] of cases) expect(redactLog(line)).toBe(expected);
});

test('what a logger writes goes through it', () => {
  const lines: string[] = [];
  const log = pino({ hooks: { streamWrite: redactLog } }, { write: (line: string) => void lines.push(line) });
  log.error({ err: new Error('POST /api/x?crumb=SECRET failed'), crumb: 'SECRET' }, 'key=SECRET');
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain('SECRET');
});
