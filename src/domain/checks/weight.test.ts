import { expect, test } from 'vitest';
import { loadedBy, loadMs } from './weight.ts';

test('reads what a phone loads: the fitting width, each thing once, nothing of other hosts', () => {
  const img =
    '<img alt="" srcset="/s/a?format=500w&amp;crop=1 500w, /s/a?format=750w&amp;crop=1 750w, /s/a?format=1000w 1000w" src="/s/a">';
  const html = `<link rel="preload" as="font" href="/_v/a.woff2"><link rel="icon" href="/favicon.ico">
    <script src="/_v/v.js"></script><script type="application/json">{}</script>${img}${img}
    <img src="/s/b.svg"><img srcset="/s/c 300w" src="/s/c"><img src="https://other.example/x.png"><img src="//x/y">`;
  expect(loadedBy(html)).toEqual({
    scripts: ['/_v/v.js'],
    fonts: ['/_v/a.woff2'],
    pictures: ['/s/a?format=750w&crop=1', '/s/b.svg', '/s/c'],
  });
});

test('a megabyte takes over five seconds on slow 4G', () => {
  expect(loadMs(1_000_000)).toBe(5300);
});
