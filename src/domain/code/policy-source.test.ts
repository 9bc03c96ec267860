import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policySource } from './policy-source.ts';

test('addresses are kept as far as a policy reads them', () => {
  for (const [text, source] of [
    ['https://a.tiles.example', 'https://a.tiles.example'],
    ['https://a.tiles.example/', 'https://a.tiles.example'],
    ['http://localhost:4321/x.js', 'http://localhost:4321/x.js'],
    ['https://www.google.com/recaptcha/', 'https://www.google.com/recaptcha/'],
    ['https://*.googleapis.com', 'https://*.googleapis.com'],
    ['https://cdn.example/a.js?v=1,2;x#y', 'https://cdn.example/a.js'],
    ['https://[::1]:8080/a', 'https://[::1]:8080/a'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ] as const)
    expect(policySource(text)).toBe(source);
});

test.each([
  'https://x;script-src-elem/',
  'https://x;script-src-elem *',
  'https://x,y/',
  "https://x/'unsafe-inline'",
  'https://x/ https://y',
  'https://x/\r\nset-cookie: a=b',
  'https://x\t/',
  'https://user:pass@x/',
  'https://x%3Bscript-src/',
  'https://x%20y/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://x/1',
  '//x/y.js',
  '*',
  "'unsafe-inline'",
  'https://*',
  'https://a.*.b/',
  'https:',
  '',
])('%j is none', (text) => {
  expect(policySource(text)).toBeUndefined();
});

test('nothing that is kept ends a directive', () => {
  const part = fc.constantFrom(
    'https://',
    'x',
    ';',
    ',',
    ' ',
    '\n',
    "'",
    '/',
    '*',
    '.',
    'script-src',
    '%3B',
    '@',
    ':',
    '\u2028',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const source = policySource(`https://x${parts.join('')}`);
      expect(source ?? 'https://x').toMatch(/^https?:\/\/[^\s;,'"\\]+$/);
    }),
  );
});
