import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentDefaults } from './consent-mode.ts';
import { withoutForeign } from './foreign.ts';
import { holdBack } from './hold-back.ts';

const origin = 'https://studio.example';
const assigned = [
  { kind: 'host', name: 'stats.example', category: 'marketing' },
  { kind: 'cookie', name: 'shopper', category: 'analytics' },
] as const;
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
    '<meta http-equiv="refresh" content="5; url=/next"><meta name="description" content="0;url=https://other.example/">',
    '<form action="https://other.example/list"><button>Sign up</button></form>',
    '<style>p::before { content: "\\201C" } .\\31 a { fill: url(#b) }</style>',
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
    '<img srcset="/a.jpg 1x,https://other.example/b.jpg 2x">',
    '<img src="\u0001 https://other.example/p.gif">',
    '<img src="/own.jpg" onload="new Image().src=`https://other.example`">',
    '<svg onload="a()"></svg>',
    '<svg><script href="https://other.example/a.js"></script></svg>',
    '<svg><script xlink:href="https://other.example/a.js"></script></svg>',
    '<svg><use href="https://other.example/a.svg#b"/></svg>',
    '<svg><rect fill="url(https://other.example/a.svg#b)"/></svg>',
    '<svg><image><set attributeName="href" to="https://other.example/a.png"/></image></svg>',
    '<svg><animate attributeName="href" values="/a.png; https://other.example/a.png"/></svg>',
    '<a href="/x" ping="/own https://other.example/count">x</a>',
    '<meta http-equiv="Refresh" content="0; url=https://other.example/">',
    '<meta http-equiv="refresh" content="0;//other.example/">',
    '<iframe srcdoc="<img src=https://other.example/a.png>"></iframe>',
    '<iframe src="java\nscript:parent.a()"></iframe>',
    '<embed src="https://other.example/a.svg">',
    '<script type="speculationrules">{"prefetch":[{"urls":["https://other.example/"]}]}</script>',
    '<svg><style><g></g>@import url(&quot;https://other.example/a.css&quot;);</style></svg>',
    '<svg><style><img src="https://other.example/a.png"></style></svg>',
    '<svg><style><![CDATA[@import "https://other.example/a.css";]]></style></svg>',
    '<svg><title><img src="https://other.example/a.png"></title></svg>',
    '<svg><desc><iframe src="https://other.example/"></iframe></desc></svg>',
    '<link rel="preload" as="image" imagesrcset="https://other.example/a.png 1x">',
    '<link rel="modulepreload" href="https://other.example/a.js">',
    '<link rel="dns-prefetch" href="//other.example">',
    '<style>@import url(https://other.example/a.css);</style>',
    '<style>@import"https://other.example/a.css";</style>',
    '<style>@import/**/url(//other.example/a.css);</style>',
    '<style>p { background: image-set("https://other.example/a.png" 1x) }</style>',
    '<style>p { background: u\\72l(https://other.example/a.png) }</style>',
    '<style>p { background: url("\\68ttps://other.example/a.png") }</style>',
  ]) {
    const text = held(html);
    expect(text).toContain('data-held=""');
    // Once more changes nothing: there is nothing left to hold.
    expect(held(text), html).toBe(text);
  }
});

test('the sheet of a site loses what it would fetch from others, however it is written', () => {
  for (const css of [
    '@import"https://other.example/a.css";',
    '@import url(https://other.example/a.css);',
    'p { background: url(//other.example/a.png) }',
    'p { background: u\\72l(https://other.example/a.png) }',
    'p { background: image-set("https://other.example/a.png" 1x) }',
    'p { background: url(/**/"https://other.example/a.png") }',
  ])
    expect(withoutForeign(css, { origin }), css).not.toContain('other.example');
  const own = '.\\31 a { background: url(/s/a.png); content: "\\201C" } /* kept */';
  expect(withoutForeign(own, { origin })).toBe(own);
});

test('captchas and the books of restaurants are known by name, as what makes the site work', () => {
  for (const [address, name] of [
    ['https://challenges.cloudflare.com/turnstile/v0/api.js', 'Turnstile'],
    ['https://js.hcaptcha.com/1/api.js', 'hCaptcha'],
    ['https://www.google.com/recaptcha/api.js', 'reCAPTCHA'],
    ['https://widgets.resy.com/', 'Resy'],
    ['https://widget.thefork.com/halden', 'TheFork'],
    ['https://www.exploretock.com/tock.js', 'Tock'],
    ['https://www.opentable.co.uk/widget/reservation/loader', 'OpenTable'],
  ] as const)
    expect(held(`<iframe src="${address}"></iframe>`)).toContain(
      `data-category="functional" data-service="${name}"`,
    );
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

test('what the owner says of a host or a cookie counts, the most cautious first; the markup’s own word counts more', () => {
  const heldFor = (html: string) => {
    const text = holdBack(html, { origin, assigned });
    return [/data-category="(\w+)"/.exec(text)?.[1], /data-cookies="([^"]*)"/.exec(text)?.[1]];
  };
  expect(heldFor('<img src="https://a.stats.example/p.gif">')).toEqual(['marketing', undefined]);
  expect(heldFor('<img src="https://notstats.example/p.gif">')).toEqual(['media', undefined]);
  expect(heldFor('<script>document.cookie = "shopper=1"</script>')).toEqual(['analytics', 'shopper']);
  expect(heldFor('<script>let shopper; fetch("//stats.example")</script>')).toEqual(['marketing', 'shopper']);
  expect(heldFor('<img data-category="functional" src="https://stats.example/p.gif">')).toEqual([
    'functional',
    undefined,
  ]);
});
