import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

test('SITE-05 SITE-07 share links work without a script and ask nothing of anyone until they are followed', async ({
  blocks,
  browser,
  renderer,
}) => {
  for (const example of renderer.exampleNames('share-buttons')) {
    const page = await blocks.open({ type: 'share-buttons', example });
    await expectMounted(page);
    await expectAccessible(page);
  }
  const html = await blocks.html({ type: 'share-buttons' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(blocks.server.origin)) foreign.push(request.url());
  });
  blocks.answer(() => html);
  await page.goto(`${blocks.server.origin}/plain`);
  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=Bowls&body=${encodeURIComponent('https://studio.example/work/bowls')}`,
  );
  await expect(page.getByRole('link', { name: 'Link to this page' })).toHaveAttribute(
    'href',
    'https://studio.example/work/bowls',
  );
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(foreign).toEqual([]);
  await context.close();
});

test('SITE-69 the share buttons’ script is fetched only when they come into view', async ({
  blocks,
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('h1')?.style.setProperty('margin-block-end', '4000px');
    }),
  );
  await blocks.open({ type: 'share-buttons' });
  await page.waitForLoadState('networkidle');
  const chunks = () => blocks.server.requests.filter((path) => path.startsWith('/assets/'));
  expect(chunks()).toEqual(['/assets/entry.js']);
  await page.getByText('Bluesky').scrollIntoViewIfNeeded();
  await expectMounted(page);
  expect(chunks()).toContain('/assets/island-share-buttons.js');
});

test('SITE-07 copying the link says so, by mouse and by keyboard, and says when it failed', async ({
  blocks,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await blocks.open({ type: 'share-buttons' });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://studio.example/work/bowls');
  expect(new URL(page.url()).pathname).toBe('/page');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Link copied' }).press('Space');
  await expect(page.getByRole('status')).toHaveText('Couldn’t copy the link');
});

test('the device’s own share sheet is offered where there is one, and the undo takes all of it back', async ({
  blocks,
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: object) => {
        Object.assign(window, { shared: data });
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await blocks.open({ type: 'share-buttons' });
  await page.getByRole('button', { name: 'More ways to share' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      title: 'Bowls',
      url: 'https://studio.example/work/bowls',
    });
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Link to this page' })).toBeVisible();
});
