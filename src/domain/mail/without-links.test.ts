import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

/** What mail programs take for a link: a scheme, or the parts of a domain with a dot between. */
const LINK = /:\/\/|mailto:|[\p{L}\p{N}-][.。．｡]\p{L}{2}/iu;

test.each([
  ['see https://evil.example/win?x=1', 'see https evil. example/win?x=1'],
  ['WWW.Evil.COM', 'WWW. Evil. COM'],
  ['evil.пример', 'evil. пример'],
  ['evil。com', 'evil。 com'],
  ['mailto:a@b.example', 'mailto a@b. example'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['Dr. Ada Byron', 'Dr. Ada Byron'],
  ['Table 4.5, at 19.30', 'Table 4.5, at 19.30'],
  ['', ''],
])('%j is written %j', (typed, written) => {
  expect(withoutLinks(typed)).toBe(written);
});

test('no text keeps what a mail program makes a link of, and twice is once', () => {
  const fragment = fc.constantFrom(
    'https',
    '://',
    '.',
    '。',
    'evil',
    'com',
    '@',
    '/',
    ' ',
    'mailto:',
    'ü',
    '1',
    '-',
  );
  fc.assert(
    fc.property(
      fc.array(fragment).map((fragments) => fragments.join('')),
      (text) => {
        const written = withoutLinks(text);
        expect(written).not.toMatch(LINK);
        expect(withoutLinks(written)).toBe(written);
      },
    ),
  );
});
