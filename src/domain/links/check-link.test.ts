import { expect, test } from 'vitest';
import { sharedLines } from '../../../scripts/shared-data.ts';
import { checkLink, LINK_LENGTH_UNDER, MIN_PHONE_CHARACTERS } from './check-link.ts';
import { categorizeLink, isFilePath, LINK_CATEGORIES } from './link-category.ts';

const fill = (start: string, length: number, end = '') => start.padEnd(length - end.length, 'a') + end;

/** Accepts the longest link allowed and refuses one that is a character longer, naming the length. */
function expectLimit(kind: keyof typeof LINK_LENGTH_UNDER, under: number, make: (length: number) => string) {
  expect(LINK_LENGTH_UNDER[kind]).toBe(under);
  const options = { mayInjectCode: true };
  expect(make(under - 1)).toHaveLength(under - 1);
  expect(checkLink(make(under - 1), options)).toMatchObject({ ok: true });
  expect(checkLink(make(under), options)).toMatchObject({
    ok: false,
    reason: 'too-long',
    message: `This link has ${under} characters. Links of this kind can have up to ${under - 1}.`,
  });
}

test('LINK-01 the categories are the seven of the contract', () => {
  expect([...LINK_CATEGORIES].sort()).toEqual([
    'anchor',
    'content',
    'empty',
    'external',
    'file',
    'malformed-protocol',
    'unsupported-protocol',
  ]);
});

test('LINK-02 an empty value is category empty', () => {
  for (const value of ['', ' ', '\t\n', '\u0000', '\u200b']) {
    expect(categorizeLink(value)).toBe('empty');
    expect(checkLink(value)).toMatchObject({ ok: false, reason: 'empty', message: 'Please enter a link.' });
  }
});

test('LINK-03 a link that begins with # is an anchor', () => {
  for (const value of ['#', '#top', ' #top', '#/s/x', '#http://example.com']) {
    expect(categorizeLink(value)).toBe('anchor');
  }
});

test('LINK-04 http, https and ftp links are external', () => {
  for (const value of [
    'http://example.com',
    'https://example.com/a?b#c',
    'ftp://example.com/file',
    'HTTPS://EXAMPLE.com',
    ' https://example.com ',
    'ht\ntps://example.com',
  ]) {
    expect(categorizeLink(value)).toBe('external');
    expect(checkLink(value)).toMatchObject({ ok: true, kind: 'external' });
  }
});

test('LINK-05 SITE-12 a path under /s/ is a file link, decided before content', () => {
  for (const path of ['/s/', '/s/menu.pdf', '/s/a/b']) {
    expect(isFilePath(path)).toBe(true);
    expect(categorizeLink(path)).toBe('file');
  }
  for (const path of ['/s', '/S/menu.pdf', '/shop/s/', '/sale']) {
    expect(isFilePath(path)).toBe(false);
    expect(categorizeLink(path)).toBe('content');
  }
});

test('LINK-06 a link that starts with / is content', () => {
  for (const value of ['/', '/about', '/a/b?c#d']) {
    expect(checkLink(value)).toMatchObject({ ok: true, kind: 'content' });
  }
});

test('LINK-06 a host in disguise begins with a slash but is not accepted as a page', () => {
  for (const value of ['//example.com', '/\\example.com', '/\t/example.com', '/a b']) {
    expect(checkLink(value)).toMatchObject({ ok: false, kind: 'content', reason: 'malformed' });
  }
});

test('LINK-07 another protocol is unsupported, while tel, sms, mailto and javascript are read first', () => {
  for (const value of [
    'data:text/html,x',
    'vbscript:x',
    'gopher://a',
    'file:///etc',
    'blob:x',
    'skype:me?call',
  ]) {
    expect(categorizeLink(value)).toBe('unsupported-protocol');
    const checked = checkLink(value, { mayInjectCode: true });
    expect(checked).toMatchObject({ ok: false, reason: 'unsupported' });
  }
  expect(checkLink('skype:me')).toMatchObject({
    message: 'Links cannot start with “skype:”. Use https://, mailto:, tel: or sms:.',
  });
  expect(categorizeLink('TEL:123')).toBe('tel');
  expect(categorizeLink('sms:123')).toBe('sms');
  expect(categorizeLink('MailTo:a@b.co')).toBe('mailto');
  expect(categorizeLink('java\tscript:alert(1)')).toBe('javascript');
});

test('LINK-08 a link that lacks // is malformed', () => {
  for (const value of [
    'http:example.com',
    'https:/example.com',
    'ftp:example.com',
    'example.com',
    'about/us',
  ]) {
    expect(categorizeLink(value)).toBe('malformed-protocol');
    expect(checkLink(value)).toMatchObject({
      ok: false,
      reason: 'malformed',
      message: 'Links must be formatted as https://example.com or /page',
    });
  }
});

test('LINK-09 an anchor begins with # and is under 100 characters', () => {
  expectLimit('anchor', 100, (length) => fill('#', length));
  expect(checkLink('#')).toMatchObject({ ok: false, reason: 'malformed' });
  expect(checkLink('#two words')).toMatchObject({ ok: false, reason: 'malformed' });
});

test('LINK-10 a tel link is under 50 characters with digits, + and - only, at least 4', () => {
  expectLimit('tel', 50, (length) => 'tel:+'.padEnd(length, '1'));
  expect(MIN_PHONE_CHARACTERS).toBe(4);
  expect(checkLink('tel:123')).toMatchObject({ ok: false, reason: 'malformed' });
  for (const good of ['tel:1234', 'tel:+49-30-123']) expect(checkLink(good)).toMatchObject({ ok: true });
  for (const bad of ['tel:12345x', 'tel:(030)1234', 'tel:12 345', 'tel:', 'tel:١٢٣٤']) {
    expect(checkLink(bad)).toMatchObject({ ok: false, reason: 'malformed' });
  }
});

test('LINK-11 an sms link is under 1000 characters', () => {
  expectLimit('sms', 1000, (length) => fill('sms:+49301234?body=', length));
  expect(checkLink('sms:')).toMatchObject({ ok: false, reason: 'malformed' });
});

test('LINK-12 a mailto link is under 1000 characters, with one @ and a domain with an extension', () => {
  expectLimit('mailto', 1000, (length) => fill('mailto:', length, '@example.com'));
  for (const good of ['mailto:a@b.co', 'mailto:a.b+c@d.e.studio', 'mailto:a@b.co?subject=Hi%20there']) {
    expect(checkLink(good)).toMatchObject({ ok: true });
  }
  for (const bad of [
    'mailto:',
    'mailto:a',
    'mailto:a@b',
    'mailto:a@@b.co',
    'mailto:a@b.co@c.de',
    'mailto:a@.co',
    'mailto:a@b..co',
    'mailto:a@b.co.',
    'mailto:@b.co',
  ]) {
    expect(checkLink(bad)).toMatchObject({ ok: false, reason: 'malformed' });
  }
});

test('LINK-13 a javascript link is under 250 characters, and only for authors who may inject code', () => {
  expectLimit('javascript', 250, (length) => fill('javascript:', length));
  expect(checkLink('javascript:open()')).toMatchObject({ ok: false, reason: 'not-allowed' });
  expect(checkLink('javascript:open()', { mayInjectCode: true })).toMatchObject({ ok: true });
});

test('LINK-14 an ftp link is under 100 characters, while http keeps its own limit', () => {
  expectLimit('ftp', 100, (length) => fill('ftp://example.com/', length));
  expectLimit('external', 2000, (length) => fill('https://example.com/', length));
});

test('LINK-15 an internal URL is under 150 characters, files included', () => {
  expectLimit('internal', 150, (length) => fill('/', length));
  expectLimit('internal', 150, (length) => fill('/s/', length));
});

test('hostile strings are answered, never thrown at, and what is accepted holds no control character', () => {
  const lines = [
    ...sharedLines('hostile/xss-payloads.txt'),
    ...sharedLines('hostile/open-redirect-payloads.txt'),
  ];
  for (const line of lines) {
    const checked = checkLink(line);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is looked for
    if (checked.ok) expect(checked.link).not.toMatch(/[\u0000-\u001f]|^\s*javascript:/i);
    else expect(checked.message).not.toBe('');
  }
});
