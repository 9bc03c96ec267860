import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeSources } from './sources.ts';

describe('inline scripts', () => {
  test('are found as a browser hashes them', () => {
    const html = '<p>a</p><script>\r\nlet a = "</p>" && 1 < 2;\r</script><SCRIPT TYPE=module>b()</SCRIPT>';
    expect(codeSources(html).inlineScripts).toEqual(['\nlet a = "</p>" && 1 < 2;\n', 'b()']);
  });

  test('that a browser does not run are left out', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="text/template"><b></script><script></script>' +
      '<!-- <script>no()</script> --><textarea><script>no()</script></textarea>';
    expect(codeSources(html).inlineScripts).toEqual([]);
  });

  test('with parameters in the type, import maps and repeated ones', () => {
    const html =
      '<script type="text/javascript; charset=utf-8">a</script><script type=importmap>{}</script><script>a</script>';
    expect(codeSources(html).inlineScripts).toEqual(['a', '{}']);
  });
});

test('handlers, styles and every kind of address', () => {
  const html = `
    <script src=" https://cdn.example/a.js?x=1&amp;y=2 "></script>
    <link rel="preload stylesheet" href="/a.css"><link rel="icon" href="/favicon.ico">
    <style>p { margin: 0 }</style>
    <iframe src="https://maps.example/"></iframe><object data="/o.svg"></object>
    <img src="/a.jpg" srcset="/a.jpg 1x, https://img.example/b,c.jpg 2x" onload="go()">
    <video src="/v.mp4" poster="/p.jpg"><source src="/v.webm"></video>
    <form action="https://list.example/join"><button formaction="/other">Join</button></form>`;
  expect(codeSources(html)).toEqual({
    inlineScripts: [],
    inlineHandlers: ['go()'],
    inlineStyles: ['p { margin: 0 }'],
    scriptUrls: ['https://cdn.example/a.js?x=1&y=2'],
    styleUrls: ['/a.css'],
    frameUrls: ['https://maps.example/', '/o.svg'],
    imageUrls: ['/a.jpg', 'https://img.example/b,c.jpg', '/p.jpg'],
    mediaUrls: ['/v.mp4', '/v.webm'],
    formUrls: ['https://list.example/join', '/other'],
  });
});

test('a script keeps its text whatever stands in it', () => {
  const script = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<\0\r]/g, ''));
  fc.assert(
    fc.property(
      script.filter((text) => text.trim() !== ''),
      (text) => {
        expect(codeSources(`<p>x<script>${text}</script>`).inlineScripts).toEqual([text]);
      },
    ),
  );
});

test('hostile HTML is read without an error', () => {
  const file = path.join(process.cwd(), '../shared/data/hostile/xss-payloads.txt');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return console.log(`skipped: ${file} is not there`);
  }
  for (const payload of text.split('\n')) expect(() => codeSources(payload)).not.toThrow();
});
