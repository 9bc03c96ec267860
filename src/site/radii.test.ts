/** Corners of everything that visitors see, and of what the editor draws over a page, against the design constants. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const SHEETS = globSync('{blocks,site,runtime,widgets,server}/**/*.{css,ts}', { cwd: SOURCES }).filter(
  (name) => !name.endsWith('.test.ts'),
);
/** A part of a corner, or the site's own, which is one of them; a circle is written as either of two. */
const ONE = String.raw`(?:0(?:px)?|4px|8px|50%|999px|inherit|var\(--radius(?:, ?4px)?\)|(?:min|max)\(var\(--radius\), 4px\))`;
const ALLOWED = new RegExp(`^${ONE}(?: ${ONE})*$`);

test('DSGN-03 the radii are 0, 4 and 8 px and a circle, in every style sheet that a visitor gets', () => {
  const radii = SHEETS.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    const found = text.matchAll(/(?:border(?:-[a-z-]+)?-radius|--radius): ?([^;}'"`\n]+)/g);
    return [...found].map(([, value = '']) => ({ name, value: value.trim() }));
  });
  expect(radii.length).toBeGreaterThan(100);
  expect(radii.filter(({ value }) => !value.startsWith('${') && !ALLOWED.test(value))).toEqual([]);
});
