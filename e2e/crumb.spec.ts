/** The crumb in a browser: a page of the site calls without noticing it, a page of another site gets nowhere. */
import { expect } from '@playwright/test';
import { test } from './server.ts';
import { serve } from './support/serve.ts';

const CALL = '/api/auth/Logout';
const WIDGET = '/api/widget/GetWidgetRendering 200';

test('DATA-06 DATA-08 DATA-09 the site’s own page calls, with a crumb that is lost on the way too', async ({
  demo,
  page,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/(?!census\/|1\/performance\/)/.test(pathname))
      asked.push(`${pathname} ${response.status()}`);
  });
  await page.goto(`${demo.origin}/blocks/quote`);
  expect(await page.context().cookies()).toEqual([]);
  const block = page.locator('main [data-block]').first();
  const render = () =>
    block.evaluate((element) =>
      Reflect.get(window, 'vitrine').renderWidget(element, {
        type: 'search',
        id: element.getAttribute('data-block'),
        value: {
          label: 'Search',
          placeholder: '',
          buttonLabel: 'Search',
          hasPreview: false,
          showResults: false,
        },
      }),
    );
  await render();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual(['crumb', 'vitrine_visitor']);
  // Another visitor's: as good as none.
  await page.context().clearCookies({ name: 'vitrine_visitor' });
  await render();
  await expect.poll(() => asked).toEqual(['/api/crumb 200', WIDGET, WIDGET.replace('200', '403'), WIDGET]);
});

test('DATA-08 a page of another site reaches nothing: no crumb, no call, no form', async ({ demo, page }) => {
  const evil = await serve((url) =>
    url.pathname === '/'
      ? `<!doctype html><title>Evil</title><form id="form" method="post" action="${demo.origin}${CALL}"><input name="a" value="1"></form>`
      : undefined,
  );
  // The visitor has a crumb of the site.
  await page.goto(demo.origin);
  await page.evaluate(() => fetch('/api/crumb'));
  await page.goto(evil.origin);
  const taken = await page.evaluate(async (origin) => {
    const read = await fetch(`${origin}/api/crumb`, { credentials: 'include' }).then(
      () => 'read',
      () => 'refused',
    );
    const sent = await fetch(`${origin}/api/auth/Logout`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'include',
      body: new URLSearchParams({ a: '1' }),
    }).then(
      ({ status }) => status,
      () => 'refused',
    );
    return [read, sent];
  }, demo.origin);
  expect(taken[0]).toBe('refused');
  expect([0, 'refused']).toContain(taken[1]);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url() === `${demo.origin}${CALL}`),
    page.evaluate(() => document.querySelector('form')?.submit()),
  ]);
  expect([answer.status(), (await answer.json()).error.kind]).toEqual([403, 'cross-site']);
  await evil.close();
});
