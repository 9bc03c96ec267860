import { expect, test } from 'vitest';
import { plainText, richTextSchema } from '../content/rich-text.ts';
import { FOUND_BLOCK_ID, type PolicyFacts, policyParts } from './policy-page.ts';
import { type ScannedPage, ServiceScan } from './scan.ts';

const options = { origin: 'https://studio.example' };
const pages = [
  {
    path: '/',
    html: '<img src="/s/own.jpg"><script src="https://www.google-analytics.com/a.js"></script><script src="/_v/js/visitor.js"></script>',
  },
  {
    path: '/film',
    html: '<iframe src="https://www.youtube.com/embed/x"></iframe><script src="https://www.google-analytics.com/a.js"></script>',
  },
  { path: '/code', html: '<script>track()</script>' },
];

function scanPages(pages: readonly ScannedPage[], how: ConstructorParameters<typeof ServiceScan>[0]) {
  const scan = new ServiceScan(how);
  for (const page of pages) scan.read(page);
  return scan.list();
}

test('a scan lists what pages fetch from others, each once, with its pages and what it keeps', () => {
  expect(scanPages(pages, options)).toEqual([
    {
      service: 'Google Analytics',
      category: 'analytics',
      cookies: ['_ga*', '_gid', '_gat*'],
      pages: ['/', '/film'],
    },
    { service: '', category: 'marketing', cookies: [], pages: ['/code'] },
    { service: 'YouTube', category: 'media', cookies: [], pages: ['/film'] },
  ]);
  expect(scanPages([{ path: '/', html: '<p>Words</p>' }], options)).toEqual([]);
});

test('what a block fetches only when a visitor asks for it is found too', () => {
  const html =
    '<div data-captcha="hcaptcha" data-site-key="k"></div><div data-booking="resy" data-widget-script="https://widgets.resy.com/embed.js"></div>';
  expect(scanPages([{ path: '/book', html }], options)).toEqual([
    { service: 'Resy', category: 'functional', cookies: [], pages: ['/book'] },
    {
      service: 'hCaptcha',
      category: 'functional',
      cookies: ['hmt_id', 'hc_accessibility'],
      pages: ['/book'],
    },
  ]);
});

test('a page that is held back already says the same', () => {
  const once = scanPages(pages, options);
  expect(once.length).toBeGreaterThan(0);
  const held =
    '<script type="text/plain" data-held="" data-category="analytics" data-service="Matomo" data-cookies="_pk_*"></script>';
  expect(scanPages([{ path: '/', html: held }], options)).toEqual([
    { service: 'Matomo', category: 'analytics', cookies: ['_pk_*'], pages: ['/'] },
  ]);
});

function policyWords(facts: PolicyFacts): string {
  const parts = Object.values(policyParts(facts));
  expect(parts.map((part) => richTextSchema.safeParse(part).success)).toEqual([true, true, true]);
  return parts.map(plainText).join(' ');
}

test('the page about cookies names every service that was found, or says that there is none', () => {
  const found = scanPages(pages, options);
  const written = policyWords({ siteTitle: 'Studio', found, ownCookies: ['basket'] });
  for (const words of ['Google Analytics', '_ga*', 'YouTube', 'Statistics', 'basket', 'Studio'])
    expect(written).toContain(words);
  expect(policyWords({ siteTitle: 'Studio', found: [], ownCookies: [] })).toContain('None. Your browser');
});

test('what a later scan writes anew is a block of its own, with nothing of the owner in it', () => {
  expect(FOUND_BLOCK_ID).toMatch(/^[a-z0-9]{24}$/);
  const found = plainText(policyParts({ siteTitle: 'Studio', found: [], ownCookies: [] }).found);
  for (const words of ['Studio', 'Who is responsible', 'What you can do']) expect(found).not.toContain(words);
});
