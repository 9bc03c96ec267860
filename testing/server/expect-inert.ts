/** What hostile words on a page must not become. */
import { Parser } from 'htmlparser2';
import { expect } from 'vitest';

/** The only scripts are the runtime and inert data, and no element carries a handler or a script address. */
export function expectInert(html: string): void {
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') {
        const isData = /^application\/(ld\+)?json$/.test(attributes['type'] ?? '');
        expect([attributes, isData || attributes['src']?.startsWith('/_v/')]).toEqual([attributes, true]);
      }
      for (const [key, value] of Object.entries(attributes)) {
        expect(key).not.toMatch(/^on/i);
        if (key === 'href' || key === 'src' || key === 'action')
          expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }
    },
  });
  parser.end(html);
}
