/** Forms that ask on by what was answered, and page by page: by mouse, by keyboard alone, and without scripts. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const SAVE = '/api/form/SaveFormSubmission';

/** Of the number 12. */
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt12').digest('hex'),
  maxnumber: 50,
  salt: 'salt',
  signature: 's',
};

interface Api {
  /** The values of what was sent, in order. */
  readonly sent: Record<string, unknown>[];
  save: { readonly status: number; readonly json: unknown };
}

async function mockApi(page: Page): Promise<Api> {
  const api: Api = { sent: [], save: { status: 200, json: { status: 'stored' } } };
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/crumb') return route.fulfill({ json: { crumb: 'c' } });
    if (pathname === '/api/form/captcha') return route.fulfill({ json: CHALLENGE });
    if (pathname !== SAVE) return route.fulfill({ json: { key: 'k-1' } });
    const body = JSON.parse(route.request().postData() ?? '{}') as { form: string };
    api.sent.push(JSON.parse(body.form) as Record<string, unknown>);
    return route.fulfill(api.save);
  });
  return api;
}

async function open(blocks: BlockPage, page: Page, example: string): Promise<Api> {
  const api = await mockApi(page);
  await blocks.open({ type: 'form', example });
  return api;
}

const says = (page: Page) => page.locator('.form > [role=status]');
/** What asks on is fetched by the island once it is mounted. */
const expectAsking = async (page: Page) => {
  await expectMounted(page);
  await expect(says(page)).toBeAttached();
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const progress = (page: Page) => page.locator('.form-progress');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const back = (page: Page) => page.getByRole('button', { name: 'Back' });

test.describe('a field with a condition', () => {
  test('is unseen until it is asked, before and after the script has come', async ({ blocks, page }) => {
    await open(blocks, page, 'Asking on');
    await expect(page.getByLabel('For which company')).toBeHidden();
    await expect(page.locator('[data-mounted]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('How many').fill('3');
    await expectAsking(page);
    await expect(page.getByLabel('For which company')).toBeHidden();
    await page.getByLabel('How many').fill('6');
    await expect(page.getByLabel('For which company')).toBeVisible();
    await expect(says(page)).toHaveText('Now asked too: For which company or club?');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByLabel('Where?')).toBeVisible();
    await page.getByLabel('Lunch').check();
    await expect(page.getByLabel('What should the kitchen')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(page.getByLabel('Where?')).toBeHidden();
  });

  test('has to be filled in only where it is asked, and is not sent where it is not', async ({
    blocks,
    page,
  }) => {
    const api = await open(blocks, page, 'Asking on');
    await page.getByLabel('Email').fill('mira@example.org');
    await page.getByLabel('How many').fill('8');
    await page.getByLabel('For which company').fill('Rowing club');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: 'Ask for a date' }).click();
    await expect(page.locator('.form-problem')).toBeFocused();
    await expect(page.getByLabel('Where?')).toHaveAccessibleDescription('This field is required.');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Ask for a date' }).click();
    await expect(page.locator('.form-sent')).toBeVisible();
    expect(api.sent).toEqual([{ email: 'mira@example.org', people: '2', before: 'No', needs: [] }]);
  });

  test('is shown at once where the address of the page asks for it', async ({ blocks, page }) => {
    await mockApi(page);
    const text = { hint: '', placeholder: '', isRequired: false, width: 'full', options: [], maxLength: 0 };
    const other = {
      currencySymbol: '',
      showCountryCode: false,
      underline: false,
      allowAnyDomainEnding: true,
    };
    const plain = { ...text, ...other, key: '', value: '' };
    const showWhen = { field: 'from', operator: 'is', value: 'fair' };
    await blocks.open({
      type: 'form',
      props: {
        fields: [
          { ...plain, id: 'from', type: 'hidden', label: 'From', key: 'from' },
          { ...plain, id: 'stand', type: 'text', label: 'At which stand did we meet?', showWhen },
        ],
      },
    });
    await expectAsking(page);
    await expect(page.getByLabel('At which stand')).toBeHidden();
    await page.goto(`${blocks.server.origin}/page?from=Fair`);
    await expect(page.getByLabel('At which stand')).toBeVisible();
  });

  test('leaves the focus near when it goes while somebody is in it', async ({ blocks, page }) => {
    await open(blocks, page, 'Asking on');
    await page.getByLabel('How many').fill('8');
    await page.getByLabel('For which company').focus();
    // As a browser does that fills in what it remembers.
    await page.getByLabel('How many').evaluate((input: HTMLInputElement) => {
      input.value = '2';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page.getByLabel('For which company')).toBeHidden();
    await expect(page.getByLabel('How many')).toBeFocused();
  });
});

test.describe('a form in steps', () => {
  test('goes on page by page, back with all entries, and past what does not concern', async ({
    blocks,
    page,
  }) => {
    const api = await open(blocks, page, 'In steps');
    await expect(heading(page, 'About you')).toBeVisible();
    await expect(heading(page, 'Your work')).toBeHidden();
    await expect(progress(page)).toHaveText('Step 1 of 3');
    await expect(back(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
    await expectAccessible(page);
    await next(page).click();
    await expect(page.locator('.form-problem')).toBeFocused();
    await expect(page.locator('.field-error')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Email').fill('mira@example.org');
    await next(page).click();
    await expect(heading(page, 'Your work')).toBeFocused();
    await expect(page.locator('.form-problem')).toHaveCount(0);
    await expect(progress(page)).toHaveText('Step 2 of 3');
    await page.getByLabel('What do you make').selectOption('Sculpture');
    await expect(progress(page)).toHaveText('Step 2 of 4');
    await expectAccessible(page);
    await next(page).click();
    await expect(heading(page, 'Your sculptures')).toBeFocused();
    await page.getByLabel('The tallest').fill('120');
    await back(page).click();
    await expect(heading(page, 'Your work')).toBeFocused();
    await expect(page.getByLabel('What do you make')).toHaveValue('Sculpture');
    await page.getByLabel('What do you make').selectOption('Tiles');
    await next(page).click();
    await expect(heading(page, 'When you would come')).toBeFocused();
    await expect(progress(page)).toHaveText('Step 3 of 3');
    await expect(next(page)).toBeHidden();
    await expectAccessible(page);
    await back(page).click();
    await back(page).click();
    await expect(page.getByLabel('First name')).toHaveValue('Mira');
    await next(page).click();
    await next(page).click();
    await page.getByRole('radio', { name: 'Summer' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('.form-sent')).toBeFocused();
    expect(api.sent).toEqual([
      {
        name: ['Mira', ''],
        email: 'mira@example.org',
        practice: 'Tiles',
        site: '',
        season: 'Summer',
        note: '',
      },
    ]);
  });

  test('is gone through by keyboard alone: Enter goes on, and sends on the last page only', async ({
    blocks,
    page,
  }) => {
    const api = await open(blocks, page, 'In steps');
    const { keyboard } = page;
    await page.getByLabel('First name').focus();
    await keyboard.type('Mira');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('mira@example.org');
    await keyboard.press('Enter');
    await expect(heading(page, 'Your work')).toBeFocused();
    await expect(says(page)).toHaveText('Step 2 of 3');
    await keyboard.press('Tab');
    await keyboard.type('Tiles');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(heading(page, 'When you would come')).toBeFocused();
    expect(api.sent).toEqual([]);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Shift+Tab');
    for (let at = 0; at < 3; at += 1) await keyboard.press('Tab');
    await expect(back(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(heading(page, 'Your work')).toBeFocused();
    for (let at = 0; at < 4; at += 1) await keyboard.press('Tab');
    await expect(next(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(heading(page, 'When you would come')).toBeFocused();
    for (let at = 0; at < 4; at += 1) await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.locator('.form-sent')).toBeFocused();
    expect(api.sent).toHaveLength(1);
  });

  test('is led to the page of the first error that the server finds', async ({ blocks, page }) => {
    const api = await open(blocks, page, 'In steps');
    api.save = { status: 400, json: { errors: { email: 'We know this one.', season: 'Full.' } } };
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Email').fill('mira@example.org');
    await next(page).click();
    await page.getByLabel('What do you make').selectOption('Tiles');
    await next(page).click();
    await page.getByRole('radio', { name: 'Summer' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('.form-problem').first()).toBeFocused();
    await expect(progress(page)).toHaveText('Step 1 of 3');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('We know this one.');
    await expect(page.getByLabel('First name')).toHaveValue('Mira');
    await expectAccessible(page);
  });

  test('asks for its captcha on the last page only', async ({ blocks, page }) => {
    const api = await mockApi(page);
    await blocks.open({ type: 'form', example: 'In steps', captchaSiteKey: 'built-in' });
    const box = page.getByLabel('I am a person');
    await page.getByLabel('First name').fill('Mira');
    await expect(page.locator('.form-captcha')).toHaveAttribute('data-size', 'normal');
    await expect(box).toBeHidden();
    await page.getByLabel('Email').fill('mira@example.org');
    await next(page).click();
    await page.getByLabel('What do you make').selectOption('Tiles');
    await expect(box).toBeHidden();
    await next(page).click();
    await page.getByRole('radio', { name: 'Summer' }).check();
    await box.check();
    await expect(page.getByText('Thank you. You can send it now.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('.form-sent')).toBeFocused();
    expect(api.sent).toHaveLength(1);
  });

  test('is one long form where its script cannot be fetched', async ({ blocks, page }) => {
    await page.route('**/form-flow*', (route) => route.abort());
    const api = await open(blocks, page, 'In steps');
    await page.getByLabel('First name').fill('Mira');
    await expect(heading(page, 'When you would come')).toBeVisible();
    await expect(next(page)).toBeHidden();
    await expect(progress(page)).toBeHidden();
    await page.getByLabel('Email').fill('mira@example.org');
    await page.getByLabel('What do you make').selectOption('Tiles');
    await page.getByRole('radio', { name: 'Summer' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('.form-sent')).toBeFocused();
    expect(api.sent).toHaveLength(1);
  });

  test('is given back as it was when its script is taken away', async ({ blocks, page }) => {
    await open(blocks, page, 'In steps');
    /** Of the page as it is, or as it came: its script may be there already. */
    const markup = (html?: string) =>
      page.evaluate((source) => {
        const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
        const elements = [...root.querySelectorAll('form *:not(noscript *)')];
        return elements.map((element) => {
          const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
          return `${element.tagName} ${attributes.sort().join(' ')}`;
        });
      }, html);
    const before = await markup(await blocks.html({ type: 'form', example: 'In steps' }));
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Email').fill('mira@example.org');
    await next(page).click();
    await expect(heading(page, 'Your work')).toBeFocused();
    expect(await markup()).not.toEqual(before);
    await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
    expect(await markup()).toEqual(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is asked at once, with words for what is not always asked', async ({ blocks, page }) => {
    await blocks.open({ type: 'form', example: 'In steps' });
    for (const name of ['About you', 'Your work', 'Your sculptures', 'When you would come'])
      await expect(heading(page, name)).toBeVisible();
    for (const element of [progress(page), next(page), back(page)]) await expect(element).toBeHidden();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
    await expect(page.locator('.field-section noscript .field-hint')).toHaveText(
      'Only if “What do you make?” is “Sculpture”.',
    );
    expect(await page.getByLabel('What do you make').getAttribute('required')).toBe('');
    expect(await page.getByLabel('The tallest').getAttribute('required')).toBeNull();
    expect(await page.getByLabel('The tallest').getAttribute('aria-required')).toBe('true');
  });
});

test('what browsers without scripts show is as good to everybody', async ({ blocks, page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const example of ['Asking on', 'In steps']) {
    await blocks.open({ type: 'form', example });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-off]')) element.removeAttribute('data-off');
      for (const element of document.querySelectorAll('[data-on]')) element.remove();
    });
    await expectAccessible(page);
  }
});
