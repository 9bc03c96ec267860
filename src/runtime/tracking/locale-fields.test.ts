import { afterEach, expect, test, vi } from 'vitest';
import type { SiteContext } from '#domain/site-context/contract.ts';
import { fetchPixel } from './pixel.ts';
import { sendHit } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

function openPage(): void {
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' }, title: 'Four', referrer: '' });
  vi.stubGlobal('location', { href: 'https://kiln.example/four', search: '' });
  vi.stubGlobal('window', { screen: { width: 1, height: 1 } });
  vi.stubGlobal('screen', { width: 1, height: 1 });
  vi.stubGlobal('innerWidth', 1);
  vi.stubGlobal('innerHeight', 1);
  vi.stubGlobal('navigator', { language: 'de-CH', userAgent: 'Firefox' });
}

test('I18N-09 a hit bears the language of the site as website_locale', () => {
  openPage();
  const asked = vi.fn(async (_path: string, _options: { readonly body: URLSearchParams }) => new Response());
  vi.stubGlobal('fetch', asked);
  const context = { website: { id: 'w1' }, templateId: 'kiln', pageType: 2 } as SiteContext;
  sendHit({ context, visitorCookie: () => '' }, 'view');
  const body = asked.mock.calls[0]?.[1].body;
  expect(JSON.parse(body?.get('data') ?? '{}')).toMatchObject({ website_locale: 'fr-CA' });
});

test('I18N-09 the pixel bears the language of the visitor as lang', () => {
  openPage();
  const pictures: { src?: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        pictures.push(this);
      }
    },
  );
  fetchPixel();
  const { pathname, searchParams } = new URL(pictures[0]?.src ?? '', 'https://kiln.example');
  expect([pathname, searchParams.get('lang')]).toEqual(['/api/track/Track', 'de-CH']);
});
