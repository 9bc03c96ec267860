import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oldGlobals } from './old-globals.ts';

interface Global {
  Y: { Cookie: Record<'get' | 'exists' | 'set' | 'remove', (...values: unknown[]) => unknown> };
  Tween: unknown;
}

/** A page with this code of its owner; `document.cookie` as a browser keeps it. */
function pageWith(code: string) {
  const warnings: string[] = [];
  const jar = new Map<string, string>();
  const window = {
    console: { warn: (text: string) => warnings.push(text) },
    encodeURIComponent,
    decodeURIComponent,
  };
  const page = Object.assign(window, {
    window: window as unknown as Global,
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [pair = ''] = text.split(';');
        const at = pair.indexOf('=');
        if (/expires=Thu, 01 Jan 1970/.test(text)) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      },
    },
  });
  runInNewContext(`${oldGlobals([code]) ?? ''}\n${code}`, page);
  return { page: page.window, warnings, cookies: () => page.document.cookie };
}

test('DATA-25 the old cookie module works on, and its deprecation is told once', () => {
  const { page, warnings, cookies } = pageWith(`Y.use('cookie', (Y) => Y.Cookie.set('seen', 'a b'));`);
  expect(cookies()).toBe('seen=a%20b');
  expect(page.Y.Cookie.get('seen')).toBe('a b');
  page.Y.Cookie.remove('seen');
  expect([page.Y.Cookie.get('seen'), page.Y.Cookie.exists('seen')]).toEqual([null, false]);
  expect(warnings).toEqual([
    '[vitrine] The old cookie module (Y.Cookie) is deprecated. Use document.cookie.',
  ]);
});

test('ERRS-19 whoever reaches for the global tween helper reads that it is not supported', () => {
  const { page, warnings } = pageWith(`if (window.Tween) throw new Error('there is none');`);
  expect(warnings).toEqual([
    '[vitrine] The global tween helper (Tween) is not supported. Use element.animate().',
  ]);
  page.Tween = 'the page’s own';
  expect(page.Tween).toBe('the page’s own');
});

test('other code gets no earlier data it', () => {
  expect(oldGlobals([`betweenY.cookies(); const y = {};`, ''])).toBeUndefined();
});
