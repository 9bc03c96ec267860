import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const HITS = [
  { title: 'Ash glaze', path: '/journal/ash', excerpt: 'It runs like honey.' },
  { title: 'Wood ash, washed twice', path: '/journal/washed', excerpt: '' },
];

/** Answers searches with these hits, whole pages with the words asked for. */
function answerSearches(blocks: BlockPage, answer: object = { total: 2, hits: HITS }) {
  blocks.answer((url, _request, response) => {
    if (url.pathname !== '/search') return undefined;
    if (url.searchParams.get('format') !== 'json') return `<h1>Results for ${url.searchParams.get('q')}</h1>`;
    response.setHeader('content-type', 'application/json');
    return JSON.stringify(answer);
  });
}

test('SITE-05 SITE-07 the search form works with scripts off, and lists results', async ({
  browser,
  blocks,
}) => {
  const html = await blocks.html({ type: 'search' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  blocks.answer((url) =>
    url.pathname === '/plain' ? html : `<h1>Results for ${url.searchParams.get('q')}</h1>`,
  );
  await page.goto(`${blocks.server.origin}/plain`);
  await page.getByLabel('Search this site').and(page.locator('input')).fill('ash & clay');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('h1')).toHaveText('Results for ash & clay');
  await context.close();
});

test('SITE-07 the search page lists what was found, or says that nothing was', async ({ blocks }) => {
  const request = { type: 'search', example: 'As the search page shows it' };
  const page = await blocks.open({ ...request, query: { q: 'kiln' } });
  await expect(page.getByRole('link', { name: 'Opening the spring kiln' })).toBeVisible();
  await expect(page.getByLabel('What are you looking for?').and(page.locator('input'))).toHaveValue('kiln');
  await expectAccessible(page);
  await blocks.open({ ...request, query: { q: '<img src=x onerror=alert(1)>' } });
  await expect(page.getByText('No results for “<img src=x')).toBeVisible();
});

test('SITE-08 SITE-69 the search preview is fetched with the first interaction, not before', async ({
  blocks,
}) => {
  answerSearches(blocks);
  const page = await blocks.open({ type: 'search' });
  const chunks = () => blocks.server.requests.filter((path) => path.startsWith('/assets/'));
  await page.waitForLoadState('networkidle');
  expect(chunks()).toEqual(['/assets/entry.js']);
  await page.getByLabel('Search this site').and(page.locator('input')).focus();
  await expectMounted(page);
  expect(chunks().length).toBeGreaterThan(1);
});

test('SITE-07 hits show while typing, once typing pauses, and are walked with the arrow keys', async ({
  blocks,
}) => {
  answerSearches(blocks);
  const page = await blocks.open({ type: 'search' });
  const field = page.getByRole('combobox', { name: 'Search this site' });
  await page.getByLabel('Search this site').and(page.locator('input')).click();
  await expectMounted(page);
  // In one go: between keys that are pressed one by one a busy machine may pause.
  await field.evaluate((input: HTMLInputElement) => {
    for (const words of ['a', 'as', 'ash']) {
      input.value = words;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('2 results');
  expect(blocks.server.requests.filter((path) => path.includes('format=json'))).toEqual([
    '/search?format=json&q=ash',
  ]);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);

  const chosen = page.locator('[role=option][aria-selected=true]');
  await field.press('ArrowDown');
  await expect(chosen).toContainText('Ash glaze');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(chosen).toContainText('Wood ash');
  await field.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('ash');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await field.press('y');
  await expect(page.getByRole('option')).toHaveCount(2);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/journal\/ash$/);
});

test('SITE-07 Enter without a chosen hit sends the form', async ({ blocks }) => {
  answerSearches(blocks);
  const page = await blocks.open({ type: 'search' });
  await page.getByLabel('Search this site').and(page.locator('input')).fill('ash');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ash$/);
});

test('SITE-07 ERRS-22 nothing found and a failed search are said, and leaving the field closes the list', async ({
  blocks,
}) => {
  answerSearches(blocks, { total: 0, hits: [] });
  const page = await blocks.open({ type: 'search' });
  const field = page.getByLabel('Search this site').and(page.locator('input'));
  await field.fill('porcelain');
  await expect(page.getByRole('status')).toHaveText('No results. Try other words.');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  blocks.answer((_url, _request, response) => {
    response.statusCode = 500;
    return '{}';
  });
  await field.fill('porcelain bowls');
  await expect(page.getByRole('status')).toHaveText('Unable to load results');
  await field.blur();
  await page.locator('h1').click();
  await expect(page.getByText('Unable to load results')).toBeHidden();
});

test('an older answer never replaces a newer one', async ({ blocks, page }) => {
  const [asked, answered, gone] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  await page.route('**/search?format=json*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (words === 'clay') {
      asked?.resolve();
      await answered?.promise;
    }
    await route
      .fulfill({
        json: { total: 1, hits: [{ title: `About ${words}`, path: '/x', excerpt: '' }] },
      })
      .catch(() => {});
    if (words === 'clay') gone?.resolve();
  });
  await blocks.open({ type: 'search' });
  const field = page.getByLabel('Search this site').and(page.locator('input'));
  await field.fill('clay');
  await asked?.promise;
  await field.fill('glaze');
  await expect(page.getByRole('option')).toHaveText('About glaze');
  answered?.resolve();
  await gone?.promise;
  // Another answer has come after it.
  await page.evaluate(() => fetch('/search?format=json&q=slip').then((answer) => answer.json()));
  await expect(page.getByRole('option')).toHaveText('About glaze');
});
