import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { hasSharedData, sharedJson, sharedLines } from '../../../scripts/shared-data.ts';
import { safeHref, safeRedirectPath } from './safe-href.ts';

const SITE = 'https://studio.example';
const ALLOWED = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:'];

interface UrlCase {
  readonly input: string;
  readonly failure?: boolean;
}
const urlInputs = (sharedJson<(UrlCase | string)[]>('hostile/urltestdata.json') ?? []).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.input],
);
const hostile = [
  ...urlInputs,
  ...sharedLines('hostile/xss-payloads.txt'),
  ...sharedLines('hostile/open-redirect-payloads.txt'),
  ...(sharedJson<string[]>('hostile/blns.json') ?? []),
];

/** Fragments from which attacks are made, so that fast-check finds their combinations. */
const attack = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        ':',
        'javascript',
        'JaVa',
        'script:',
        'data:',
        'vbscript:',
        'https:',
        'http:',
      ),
      fc.constantFrom(
        '\t',
        '\n',
        '\r',
        '\u0000',
        '\u0001',
        ' ',
        '\u00a0',
        '\ufeff',
        '\u2028',
        '\u200b',
        '%09',
        '%2f',
        '%5c',
      ),
      fc.constantFrom('.', '..', '@', '#', '?', 'evil.example', 'studio.example', 'a', 'mailto:', '[', '。'),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/** A browser that meets the address on a page of the site either stays or goes to an allowed scheme. */
function expectHarmless(input: string) {
  const href = safeHref(input);
  if (href === undefined) return;
  const url = URL.parse(href, `${SITE}/blog/post`);
  if (url) expect(ALLOWED, input).toContain(url.protocol);
  if (/^[/?#]/.test(href)) expect(url?.origin, input).toBe(SITE);
}

function expectSameSite(input: unknown) {
  const path = safeRedirectPath(input, SITE);
  if (path === undefined) return;
  expect(path, String(input)).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, SITE).origin, String(input)).toBe(SITE);
  expect(new URL(decodeLoosely(path), SITE).origin, String(input)).toBe(SITE);
}

function decodeLoosely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('safeHref', () => {
  test.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'HTTP://example.com',
    'https://пример.рф/путь',
    'ftp://example.com/file',
    'mailto:a@b.co?subject=Hi',
    'tel:+4930123',
    'sms:+4930123',
    '#top',
    '#',
    '?page=2',
    '/',
    '/about',
    '/s/menu.pdf',
  ])('keeps %j', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test.each([
    '',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscr\nipt:alert(1)',
    '\u0001javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,x',
    'vbscript:msgbox(1)',
    'blob:https://studio.example/x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
    'https://',
    'about',
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  test('javascript is kept for authors who may inject code; data and vbscript never are', () => {
    const options = { mayInjectCode: true };
    expect(safeHref('java\nscript:go()', options)).toBe('javascript:go()');
    expect(safeHref('data:text/html,x', options)).toBeUndefined();
    expect(safeHref('vbscript:x', options)).toBeUndefined();
  });

  test.skipIf(!hasSharedData())('no outside payload leads to another scheme or disguises a host', () => {
    expect(hostile.length).toBeGreaterThan(3000);
    for (const input of hostile) expectHarmless(input);
  });

  test('no combination of tricks does either', () => {
    fc.assert(fc.property(attack, expectHarmless), { numRuns: 5000 });
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), expectHarmless), { numRuns: 1000 });
  });

  test('what is kept is kept again', () => {
    fc.assert(
      fc.property(attack, (input) => {
        const href = safeHref(input);
        if (href !== undefined) expect(safeHref(href)).toBe(href);
      }),
    );
  });
});

describe('safeRedirectPath', () => {
  test.each([
    ['/', '/'],
    ['/about?a=b#c', '/about?a=b#c'],
    [`${SITE}/cart`, '/cart'],
    ['/a/../b', '/b'],
    ['/https://evil.example', '/https://evil.example'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
    ['/über', '/%C3%BCber'],
  ])('%j stays as %j', (value, path) => {
    expect(safeRedirectPath(value, SITE)).toBe(path);
  });

  test.each([
    '',
    'about',
    '#top',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'https://studio.example.evil.example/',
    'https://studio.example@evil.example/',
    'https://me@studio.example/',
    'http://studio.example/',
    'javascript:alert(1)',
    ` /about`,
    '/a\\b',
    '/a\tb',
    `/${'a'.repeat(2000)}`,
    undefined,
    7,
    ['/about'],
  ])('refuses %j', (value) => {
    expect(safeRedirectPath(value, SITE)).toBeUndefined();
  });

  test.skipIf(!hasSharedData())('no outside payload leaves the site', () => {
    for (const input of hostile) expectSameSite(input);
    for (const input of sharedLines('hostile/open-redirect-payloads.txt')) expectSameSite(`${SITE}/${input}`);
  });

  test('no combination of tricks does either', () => {
    fc.assert(fc.property(attack, expectSameSite), { numRuns: 5000 });
    fc.assert(
      fc.property(attack, (input) => expectSameSite(`/${input}`)),
      { numRuns: 5000 },
    );
  });
});
