import { expect, test } from 'vitest';
import { readMarkdownFile } from './front-matter.ts';
import { markdownHtml } from './markdown-html.ts';

test.each([
  ['# One *two*', '<h1 id="one-two">One <em>two</em></h1>'],
  ['Title\n=====', '<h1 id="title">Title</h1>'],
  [
    'a **b _c_** ~~d~~ `e <f>`',
    '<p>a <strong>b <em>c</em></strong> <del>d</del> <code>e &lt;f&gt;</code></p>',
  ],
  ['snake_case_word and 2 * 3 * 4', '<p>snake_case_word and 2 * 3 * 4</p>'],
  ['***both***', '<p><strong><em>both</em></strong></p>'],
  [
    '[a](/b "c") ![d](e.jpg) <https://f.example>',
    '<p><a href="/b" title="c">a</a> <img src="e.jpg" alt="d"> <a href="https://f.example">https://f.example</a></p>',
  ],
  ['[a][1] [1]\n\n[1]: /x "T"', '<p><a href="/x" title="T">a</a> <a href="/x" title="T">1</a></p>'],
  ['a  \nb\\\nc', '<p>a<br>b<br>c</p>'],
  [
    '1. a\n2. b\n   - c\n\n3) d',
    '<ol><li><p>a</p></li><li><p>b</p>\n<ul><li><p>c</p></li></ul></li></ol>\n<ol start="3"><li><p>d</p></li></ol>',
  ],
  ['> a\n> > b', '<blockquote><p>a</p>\n<blockquote><p>b</p></blockquote></blockquote>'],
  ['~~~js\na < b\n~~~', '<pre><code class="language-js">a &lt; b</code></pre>'],
  ['    code\n\n---', '<pre><code>code</code></pre>\n<hr>'],
  [
    '| a | b |\n|---|:-:|\n| 1 \\| 2 | *3* |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1 | 2</td><td><em>3</em></td></tr></tbody></table>',
  ],
  ['<div>\n*as it is*\n</div>', '<div>\n*as it is*\n</div>'],
  ['a & b &amp; c \\*d\\*', '<p>a &amp; b &amp; c *d*</p>'],
])('%j', (markdown, html) => expect(markdownHtml(markdown)).toBe(html));

test('front matter in its forms', () => {
  const read = (text: string) => readMarkdownFile(text);
  expect(
    read('---\na: "x: y"\nb:\n  - 1\n  - two # c\nc: [d, "e, f"]\nd: >\n  g\n  h\n---\nText'),
  ).toMatchObject({
    front: { a: 'x: y', b: ['1', 'two'], c: ['d', 'e, f'], d: 'g h' },
    text: 'Text',
  });
  expect(read('+++\na = "b"\nc = [\n"d",\n"e"]\n[other]\nf = 1\n+++\nText')).toMatchObject({
    front: { a: 'b', c: ['d', 'e'] },
  });
  expect(read('{\n"a": ["b"]\n}\nText')).toMatchObject({ front: { a: ['b'] } });
  expect(read('Words\n---\nmore')).toMatchObject({ front: {}, ok: true });
  expect(read('---\n\nA rule first')).toMatchObject({ ok: true, front: {} });
});

test('no text takes its time', () => {
  for (const hostile of [
    '[',
    '![',
    '*',
    '_a',
    '`',
    '``a`',
    '<',
    '> ',
    '- ',
    '|',
    '[a](',
    '&',
    '~~',
    '\\',
    '# ',
    'a  \n',
  ]) {
    const started = performance.now();
    markdownHtml(hostile.repeat(30_000));
    expect([hostile, performance.now() - started < 2000]).toEqual([hostile, true]);
  }
});

const MANY = 60_000;

test.each([
  ['spaces behind a rule of a table', `a|b\n---${' '.repeat(MANY)}x`],
  ['spaces behind a heading, and a line end of Unicode', `# ${' '.repeat(MANY)}\u2028x`],
  ['tabs behind an entry of a list, and a line end of Unicode', `- ${'\t'.repeat(MANY)}\u2028x`],
])('takes time that grows no faster than the text: %s', (_, text) => {
  const from = performance.now();
  markdownHtml(text);
  expect(performance.now() - from).toBeLessThan(1000);
});

test.each(['---\ntags: [', '+++\ntags = ['])('reads an open quote of “%s” once', (start) => {
  const from = performance.now();
  const end = start.slice(0, 3);
  readMarkdownFile(`${start}${'"\\'.repeat(MANY)}]\n${end}\nx`);
  readMarkdownFile(`${start}${'"\\"'.repeat(MANY)}\n]\n${end}\nx`);
  expect(performance.now() - from).toBeLessThan(1000);
});

test('an apostrophe within a word of a list is part of it', () => {
  expect(readMarkdownFile(`---\ntags: [Valentine's day, "a, b", 'it''s', plain]\n---\n`)).toMatchObject({
    front: { tags: ["Valentine's day", 'a, b', "it's", 'plain'] },
  });
});
