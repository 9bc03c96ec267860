import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentDefaults } from './consent-mode.ts';
import { holdBack } from './hold-back.ts';

const origin = 'https://studio.example';
const held = (html: string) => holdBack(html, { origin });

test('scripts of the owner become text, to the last letter, and say what they are for', () => {
  expect(held(`<p>a</p><script>let a = "<b>" && 1;</script>`)).toBe(
    `<p>a</p><script type="text/plain" data-held="" data-category="marketing">let a = "<b>" && 1;</script>`,
  );
  expect(held('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>')).toBe(
    '<script async="" type="text/plain" data-held-src="https://www.googletagmanager.com/gtag/js?id=G-1" data-held="" data-category="analytics" data-service="Google Analytics" data-cookies="_ga* _gid _gat*"></script>',
  );
  expect(held('<script type=module src="/s/own.js"></script>')).toContain('data-held-type="module"');
  expect(held('<script data-category="functional" data-service="Chat">a()</script>')).toContain(
    'data-category="functional" data-service="Chat"',
  );
});

test('what the page itself is made of stays', () => {
  for (const html of [
    '<script type="module" src="/_v/visitor.js"></script>',
    '<script type="application/ld+json">{"url":"https://other.example"}</script>',
    '<script data-category="necessary">a()</script><script type="importmap">{}</script>',
    '<img src="/s/a.jpg" srcset="/s/a.jpg 1x, https://studio.example/s/b.jpg 2x"><a href="https://other.example">x</a>',
    '<iframe src="/map"></iframe><link rel="canonical" href="https://other.example/">',
    '<style>p { background: url(/s/a.png) url("data:image/png;base64,AA") }</style>',
    '<!-- <script>no()</script> --><textarea><script>no()</script></textarea>',
    '<iframe srcdoc="<p>Hello</p>"></iframe>',
  ])
    expect(held(html)).toBe(html);
});

test('whatever else fetches from others loses its address', () => {
  for (const html of [
    '<img src="https://other.example/p.gif">',
    '<img src="//other.example/p.gif">',
    '<img src="\\\\other.example/p.gif">',
    '<img src="ht\ntps://other.example/p.gif">',
    '<img srcset="/a.jpg 1x, https://other.example/b.jpg 2x">',
    '<noscript><img src="https://www.facebook.com/tr?id=1"></noscript>',
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A">',
    '<link rel="preconnect" href="https://other.example">',
    '<style>@import "https://other.example/a.css";</style>',
    '<p style="background: url(https://other.example/a.png)">a</p>',
    '<iframe src="https://www.youtube.com/embed/a"></iframe>',
    '<iframe srcdoc="<script>a()</script>"></iframe>',
    '<iframe src="data:text/html,<script>a()</script>"></iframe>',
    '<object data="https://other.example/a.pdf"></object>',
    '<video poster="https://other.example/a.jpg" src="https://other.example/a.mp4"></video>',
    '<audio><source src="https://other.example/a.mp3"></audio>',
    '<svg><image href="https://other.example/a.png"/></svg>',
    '<input type="image" src="https://other.example/a.png">',
  ]) {
    const text = held(html);
    expect(text).toContain('data-held=""');
    // Once more changes nothing: there is nothing left to hold.
    expect(held(text), html).toBe(text);
  }
});

test('in the place of what is shown something asks, which can be followed without a script', () => {
  const html = held('<iframe title="Map" src="https://www.google.com/maps/embed?a=1&amp;b=2"></iframe>');
  expect(html).toContain('something from Google Maps. It is shown once you allow “Videos, maps and posts”');
  expect(html).toContain(
    '<a href="https://www.google.com/maps/embed?a=1&amp;b=2" rel="noopener">Open it there</a>',
  );
  expect(html).toMatch(
    /<iframe title="Map" data-held-src="[^"]+" data-held="" [^>]*hidden="" data-asks=""><\/iframe>/,
  );
});

test('holding back changes nothing but tags that fetch or run, whatever stands around them', () => {
  const words = fc.string().map((text) => text.replace(/[<>&\0\r]/g, ''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const html = held(`${before}<p>${after}</p><script>a()</script>${after}`);
      expect(html.startsWith(`${before}<p>${after}</p><script type="text/plain" `)).toBe(true);
      expect(html.endsWith(`>a()</script>${after}`)).toBe(true);
    }),
  );
});

test('a page with a Google tag says that all seven signals are denied, others say nothing', () => {
  expect(consentDefaults('<script>plausible()</script>')).toBeUndefined();
  const script = consentDefaults('<script>gtag("config", "G-1")</script>') ?? '';
  const window: { dataLayer?: unknown[] } = {};
  new Function(
    'window',
    `with (window) {${script.replace('window.dataLayer=window.dataLayer', 'window.dataLayer=window.dataLayer')}}`,
  )(window);
  const [said] = (window.dataLayer ?? []) as IArguments[];
  const [kind, what, signals] = [...(said ?? [])] as [string, string, Record<string, unknown>];
  expect([kind, what]).toEqual(['consent', 'default']);
  const { wait_for_update, ...rest } = signals;
  expect(wait_for_update).toBe(500);
  expect(Object.values(rest)).toEqual(Array(7).fill('denied'));
});
