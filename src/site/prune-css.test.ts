import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NeedIndex } from './need-index.ts';
import { heldBy, needsOfRules, parseSheet, writeSheet } from './prune-css.ts';

function prune(css: string, html: string): string {
  return writeSheet(parseSheet(css), heldBy(html)).replace(/\s+/g, '');
}

const html =
  '<html dir="rtl" data-theme="paper"><body><p class="lede large" data-theme="ink">A</p><ul><li></li></ul></body></html>';

test('keeps rules whose elements, classes and data attributes the page holds', () => {
  for (const css of [
    'p{color:red}',
    '.lede{color:red}',
    'body>.lede.large::before{color:red}',
    '[data-theme=ink]{color:red}',
    '[data-theme="ink"] .lede{color:red}',
    'ul > li + li{color:red}',
    ':root{color:red}',
    '*,::before{color:red}',
    '[dir="rtl"]{color:red}',
    '[open]>p[lang="x"]{color:red}',
    'p[href^="http"]:hover{color:red}',
  ])
    expect(prune(css, html)).toBe(css.replace(/\s+/g, ''));
});

test('leaves out rules the page cannot use', () => {
  for (const css of [
    'h4{color:red}',
    '[dir="ltr"]{a:b}',
    '.menu{color:red}',
    '[data-theme=accent]{color:red}',
    '.lede .menu{a:b}',
  ])
    expect(prune(css, html)).toBe('');
});

test('judges each selector of a list by itself', () => {
  expect(prune('h4,.lede,.menu:is(p,h1){color:red}', html)).toBe('.lede{color:red}');
});

test('commas in parentheses part no selectors', () => {
  const css = '.menu,.lede,p:has(+:is(h1,h2)),.menu:is(p:not(.a,.b),q){color:red}';
  expect(prune(css, html)).toBe('.lede,p:has(+:is(h1,h2)){color:red}');
});

test('of alternatives one has to be there', () => {
  expect(prune(':is(.menu:not(.a,:has(b)) .lede~.large,.lede .menu){color:red}', html)).toBe('');
  expect(prune(':is(.menu .lede,.lede.large):hover{color:red}', html)).toBe(
    ':is(.menu.lede,.lede.large):hover{color:red}',
  );
  expect(prune('.lede :is(h4,.menu){color:red}', html)).toBe('');
  expect(prune('.lede:is(h4, .large){color:red}', html)).toBe('.lede:is(h4,.large){color:red}');
  expect(prune('p:not(:is(h4,.menu)){color:red}', html)).toBe('p:not(:is(h4,.menu)){color:red}');
});

test('what else stands in parentheses does not count', () => {
  expect(prune('p:not(.menu){color:red}', html)).toBe('p:not(.menu){color:red}');
  expect(prune('.lede:is(.large:not(.c,.d)){color:red}', html)).toBe(
    '.lede:is(.large:not(.c,.d)){color:red}',
  );
});

test('groups without a rule left go; faces and other at-rules stay', () => {
  const css =
    '@media (min-width:1px){.menu{a:b}p{a:b}}@media print{.menu{a:b}}@font-face{font-family:"A"}/* {x} */@view-transition{navigation:auto}';
  expect(prune(css, html)).toBe(
    '@media(min-width:1px){p{a:b}}@font-face{font-family:"A"}@view-transition{navigation:auto}',
  );
});

test('without a page everything stays', () => {
  expect(writeSheet(parseSheet('.a,.b{c:d}'))).toBe('.a,.b{c:d}');
});

test('what a script may set is not asked of the page', () => {
  const css = '.lede[data-live] p{color:red}.menu[data-live]{color:red}';
  expect(prune(css, html)).toBe('');
  expect(writeSheet(parseSheet(css, { ignoresData: true }), heldBy(html))).toBe(
    '.lede[data-live] p{color:red}',
  );
});

test('pages with the same signature get the same rules, and with another what they hold differs', () => {
  const rules = parseSheet(
    'p{a:b}.a{a:b}.b .c{a:b}:is(.d,h2) p{a:b}[data-x=one]{a:b}[data-y]{a:b}[dir="rtl"]{a:b}section{a:b}',
  );
  const needs = needsOfRules(rules);
  const index = new NeedIndex(needs);
  const element = fc
    .record({
      name: fc.constantFrom('p', 'h2', 'section', 'sect', 'article'),
      classes: fc.subarray(['a', 'b', 'c', 'd', 'e']),
      data: fc.constantFrom(
        '',
        ' data-x="one"',
        ' data-x="two"',
        ' data-y="1"',
        ' dir="rtl"',
        ' data-block="x"',
      ),
    })
    .map(({ name, classes, data }) => `<${name} class="${classes.join(' ')}"${data}>x</${name}>`);
  const page = fc.array(element, { maxLength: 4 }).map((elements) => elements.join(''));
  const heldOf = (markup: string) => needs.filter((need) => heldBy(markup).has(need)).join();
  fc.assert(
    fc.property(page, page, (one, other) => {
      const isAlike = index.signatureOf(one) === index.signatureOf(other);
      expect(isAlike).toBe(heldOf(one) === heldOf(other));
      if (isAlike) expect(writeSheet(rules, heldBy(one))).toBe(writeSheet(rules, heldBy(other)));
    }),
  );
});
