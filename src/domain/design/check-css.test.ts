import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCssProblems } from './check-css.ts';

const knowledge = {
  knowsProperty: (property: string) => ['color', 'content', 'margin', 'background'].includes(property),
  knowsValue: (_property: string, value: string) => !value.includes('redd'),
  knowsSelector: (selector: string) => !/[!?]/.test(selector),
};

const lines = (css: string) =>
  findCssProblems(css, knowledge).map(({ line, message }) => `${line} ${message}`);

test('what is right is left alone', () => {
  expect(
    lines(`/* Buttons; { } */
.button { color: red; content: "} ; {"; background: url(/s/a;b.png) }
@media (width < 600px) {
  .button { color: red !important; --own: anything goes }
}
@keyframes turn { from { color: red } 50% { color: blue } }
@font-face { font-family: "Own"; src: url(/s/own.woff2) }
.card { .title & { margin: 0 } &:hover { color: red; } }
.button { -webkit-box-orient: vertical }`),
  ).toEqual([]);
});

test.each([
  ['.a { color: red', '1 This { is not closed.'],
  ['.a { color: red }\n}', '2 This } has no opening {.'],
  ['\n.a { colour: red }', '2 Browsers don’t know the property “colour”.'],
  ['.a {\n  color: redd;\n}', '2 “redd” is not a value for color.'],
  ['.a {\n  color: red\n  margin: 0;\n}', '2 A semicolon is missing at the end.'],
  ['.a {\n  color red;\n}', '2 “color red” has no colon.'],
  ['.a! { color: red }', '1 Browsers don’t know the selector “.a!”.'],
  ['{ color: red }', '1 This { needs a selector, such as .button.'],
  ['color: red;', '1 “color: red” is outside any rule.'],
  ['.a', '1 “.a” is not a rule. It has no { }.'],
  ['.a { content: "open\n}', '1 The quotation mark " is not closed on its line.'],
  ['.a { color: red }\n/* no end', '2 This comment has no closing */'],
  [
    '@import url(//example.org/a.css);',
    '1 Other style sheets can’t be loaded. Add their rules here instead.',
  ],
  [
    '.a { background: url("https://example.org/a.png") }',
    '1 Files from other hosts can’t be loaded. Upload the file to your media instead.',
  ],
])('%j: %s', (css, problem) => {
  expect(lines(css)).toEqual([problem]);
});

test('whatever is typed, an answer comes, with lines that are there', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{};:"\'/*\\\n .a@url()!', 'color') }), (css) => {
      const count = css.split('\n').length;
      for (const { line } of findCssProblems(css, knowledge)) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(count);
      }
    }),
  );
});
