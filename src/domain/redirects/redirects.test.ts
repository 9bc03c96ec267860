import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexRedirects, problemOf } from './inspect.ts';
import { type Redirect, readRedirect } from './redirect.ts';
import { readRedirectTable, redirectsCsv } from './redirect-table.ts';

const rule = (from: string, target: string, status = 301): Redirect => ({ from, target, status });

describe('reading a redirect', () => {
  test.each([
    ['old-page', '/new', '/old-page', '/new'],
    ['/Old//Page/', 'new/', '/Old/Page', '/new'],
    ['https://www.old.example/shop/pots#top', '/pots?size=l#glaze', '/shop/pots', '/pots?size=l#glaze'],
    ['/caf%C3%A9', '/th%C3%A9', '/café', '/thé'],
    ['/cafe\u0301', '/x', '/café', '/x'],
    ['https://old.example/?p=12', '/x', '/?p=12', '/x'],
    ['/a', 'https://other.example', '/a', 'https://other.example/'],
  ])('%s → %s', (from, target, wantedFrom, wantedTarget) => {
    expect(readRedirect({ from, target })).toEqual({
      ok: true,
      redirect: rule(wantedFrom, wantedTarget),
    });
  });

  test.each([
    ['', '/x', 'from'],
    ['/', '/x', 'from'],
    ['/%', '/x', 'from'],
    ['/a\u0000b', '/x', 'from'],
    ['/ /', '/x', 'from'],
    ['/a', '', 'target'],
    ['/a', 'javascript:alert(1)', 'target'],
    ['/a', '//evil.example', 'target'],
    ['/a', '\\\\evil.example', 'target'],
    ['/a', 'mailto:a@b.example', 'target'],
    ['/a', '/a/', 'target'],
    ['/a', '/a?again', 'target'],
    ['/old?id=3', '/new', 'from'],
    ['https://www.old.example/shop?utm=1', '/new', 'from'],
  ])('%s → %s is refused for its %s', (from, target, field) => {
    expect(readRedirect({ from, target })).toMatchObject({ ok: false, field });
  });

  test('what has been read is read again without a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (from, target) => {
        const once = readRedirect({ from: `/${from}`, target: `/${target}` });
        fc.pre(
          once.ok &&
            !once.redirect.from.includes('%') &&
            !/[%?#]/.test(once.redirect.target + once.redirect.from),
        );
        if (once.ok) expect(readRedirect(once.redirect)).toEqual(once);
      }),
    );
  });
});

describe('redirects as a whole', () => {
  const paths = new Set(['/', '/new', '/page']);
  const problem = (rules: Redirect[], index = 0) =>
    problemOf(rules[index] as Redirect, { paths, byFrom: indexRedirects(rules) })?.kind;

  test('circles, detours, rules without an end and rules without a use are named', () => {
    expect(problem([rule('/a', '/new')])).toBeUndefined();
    expect(problem([rule('/a', '/b'), rule('/b', '/a')])).toBe('loop');
    expect(problem([rule('/a', '/b'), rule('/b', '/new')])).toBe('chain');
    expect(problem([rule('/a', '/gone')])).toBe('nowhere');
    expect(problem([rule('/page', '/new')])).toBe('covered');
    expect(problem([rule('/a', 'https://x.example/a')])).toBeUndefined();
  });

  test('every circle is found, from wherever it is entered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 11 }), (length, start) => {
        const rules = Array.from({ length }, (_, index) => rule(`/r${index}`, `/r${(index + 1) % length}`));
        expect(problem(rules, start % length)).toBe('loop');
        expect(problem([...rules, rule('/in', '/r0')], length)).toBe('loop');
      }),
    );
  });
});

describe('the table of redirects', () => {
  test('goes out and comes back the same', () => {
    const rules = [rule('/a', '/new'), rule('/b', 'https://x.example/?q=1,2', 302)];
    const read = readRedirectTable(redirectsCsv(rules), rules, { paths: new Set(['/new']) });
    expect(read).toMatchObject({ redirects: [], rows: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }] });
  });

  test('says of every row what becomes of it', () => {
    const csv = 'From,To\n/a,/new\n/b,/other\n/a,/twice\n/c,/d\n/d,/c\n,/x\n/e,ftp://x\n';
    const read = readRedirectTable(csv, [rule('/b', '/new')], { paths: new Set(['/new', '/other', '/d2']) });
    expect('rows' in read && read.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'created'],
      [3, 'changed'],
      [4, 'refused'],
      [5, 'created'],
      [6, 'refused'],
      [7, 'refused'],
      [8, 'refused'],
    ]);
    expect('redirects' in read && read.redirects.map(({ from }) => from)).toEqual(['/a', '/b', '/c']);
    expect('message' in readRedirectTable('From,To\n', [], { paths: new Set() })).toBe(true);
  });
});

describe('addresses on a host of the site itself', () => {
  const hosts = new Set(['ember.example', 'demo.localhost:4321']);
  const read = (target: string) => {
    const found = readRedirect({ from: '/old', target }, hosts);
    return found.ok ? found.redirect.target : found.message;
  };

  test.each([
    ['https://ember.example/new?a=1#b', '/new?a=1#b'],
    ['http://EMBER.example./new/', '/new'],
    ['https://ember.example:443/', '/'],
    ['http://demo.localhost:4321/shop', '/shop'],
    ['https://ember.example.evil.test/new', 'https://ember.example.evil.test/new'],
    ['https://www.ember.example/new', 'https://www.ember.example/new'],
    ['https://ember.example/old', '/old would redirect to itself.'],
  ])('%s is %s', (target, kept) => expect(read(target)).toBe(kept));

  test('a loop over an own host is found in rules that are there already', () => {
    const rules = [rule('/a', 'https://ember.example/b'), rule('/b', 'http://ember.example./a')];
    const around = { paths: new Set<string>(), byFrom: indexRedirects(rules), hosts };
    expect(problemOf(rules[0] as Redirect, around)?.message).toBe('This is a loop: /a → /b → /a.');
  });
});
