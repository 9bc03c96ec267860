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
    ['https://www.old.example/shop/pots?utm=1#top', '/pots?size=l#glaze', '/shop/pots', '/pots?size=l#glaze'],
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
    const read = readRedirectTable(redirectsCsv(rules), rules, new Set(['/new']));
    expect(read).toMatchObject({ redirects: [], rows: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }] });
  });

  test('says of every row what becomes of it', () => {
    const csv = 'From,To\n/a,/new\n/b,/other\n/a,/twice\n/c,/d\n/d,/c\n,/x\n/e,ftp://x\n';
    const read = readRedirectTable(csv, [rule('/b', '/new')], new Set(['/new', '/other', '/d2']));
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
    expect('message' in readRedirectTable('From,To\n', [], new Set())).toBe(true);
  });
});
