/** Forms in a browser: what the island does between the visitor and the two calls, over a network that can be held. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { blankField } from '#domain/forms/blank-field.ts';
import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';
import { bundle } from './support/bundle.ts';
import { serve } from './support/serve.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';

/** Of the number 1234. */
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt1234').digest('hex'),
  maxnumber: 5000,
  salt: 'salt',
  signature: 's',
};

const GIVEN: Readonly<Record<string, object>> = {
  '/api/crumb': { crumb: 'c' },
  '/api/form/captcha': CHALLENGE,
};

interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
}

interface Api {
  /** The bodies of what was sent, by path, in order. */
  readonly sent: { readonly path: string; readonly body: Record<string, string> | null }[];
  key: Reply | 'down';
  save: Reply | 'down';
  /** The submission is answered once this resolves. */
  gate: Promise<void>;
}

async function mockApi(page: Page): Promise<Api> {
  const api: Api = {
    sent: [],
    key: { json: { key: 'k-1' } },
    save: { json: { status: 'stored' } },
    gate: Promise.resolve(),
  };
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const given = GIVEN[path];
    if (given) return route.fulfill({ json: given });
    const text = route.request().postData();
    api.sent.push({ path, body: text ? (JSON.parse(text) as Record<string, string>) : null });
    if (path === SAVE) await api.gate;
    const reply = path === KEY ? api.key : api.save;
    if (reply === 'down') return route.abort();
    const { status = 200, json, text: body } = reply;
    return route.fulfill(body === undefined ? { status, json } : { status, body, contentType: 'text/html' });
  });
  return api;
}

const problem = (page: Page) => page.locator('.form > .form-problem').first();
const button = (page: Page) => page.locator('.form-submit');
const expectState = (page: Page, state: string) =>
  expect(page.locator('form.form')).toHaveAttribute('data-state', state);
const saves = (api: Api) => api.sent.filter(({ path }) => path === SAVE);

async function openContact(blocks: BlockPage, page: Page, props: Record<string, unknown> = {}): Promise<Api> {
  const api = await mockApi(page);
  await blocks.open({ type: 'form', props });
  return api;
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mira');
  await expectMounted(page);
  await page.getByLabel('Email').fill('mira@example.org');
  await page.getByLabel('Message').fill('Do you have cups?');
}

test('FORM-02 FORM-03 FORM-05 FORM-06 the key is asked for with an empty body, then goes with everything else', async ({
  blocks,
  page,
}) => {
  const api = await openContact(blocks, page);
  await fillContact(page);
  await button(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
  expect(api.sent.map(({ path }) => path)).toEqual([KEY, SAVE]);
  expect(api.sent[0]?.body).toBeNull();
  const { form = '', ...rest } = api.sent[1]?.body ?? {};
  expect(JSON.parse(form)).toEqual({
    name: ['Mira', ''],
    email: 'mira@example.org',
    message: 'Do you have cups?',
  });
  expect(rest).toMatchObject({
    key: 'k-1',
    formId: 'block-form',
    collectionId: expect.any(String),
    objectName: 'Contact',
    isOverlayForm: 'false',
    submitButtonText: 'Send',
    pageTitle: expect.any(String),
    pageId: expect.any(String),
    contentSource: 'c',
    pagePath: expect.stringMatching(/^\//),
    pagePermissionTypeValue: '1',
  });
});

test('FORM-36 FORM-37 FORM-38 FORM-39 while it is sent it is locked, says so, and a second submit is ignored', async ({
  blocks,
  page,
}) => {
  const api = await openContact(blocks, page);
  let open = () => {};
  api.gate = new Promise((resolve) => {
    open = resolve;
  });
  await fillContact(page);
  await expect(page.locator('form.form')).not.toHaveAttribute('data-state');
  await button(page).click();
  await expect(button(page)).toHaveText('Submitting…');
  await expectState(page, 'submitting');
  await expect(page.locator('.form-fields')).toHaveJSProperty('inert', true);
  await button(page).click({ force: true });
  await page.keyboard.press('Enter');
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await expect(button(page)).toHaveText('Submitting…');
  open();
  await expect(page.locator('.form-sent')).toBeVisible();
  await expectState(page, 'success');
  expect(saves(api)).toHaveLength(1);
});

test('FORM-40 FORM-42 FORM-43 ROLE-01 once it is stored the event comes first, then the words and the code, whose scripts run', async ({
  blocks,
  page,
}) => {
  await openContact(blocks, page, {
    html: '<b>Bye</b><script>window.ran = (window.ran ?? 0) + 1</script>',
    trust: 'trusted',
  });
  await page.evaluate(() => {
    addEventListener('vitrine:form-success', (event) => {
      const seen = [(event as CustomEvent).detail.formId, document.querySelector('form')?.hidden];
      Reflect.set(window, 'seen', seen);
    });
  });
  await fillContact(page);
  await button(page).click();
  const sent = page.locator('.form-sent');
  await expect(sent).toContainText('Thank you. We will write back soon.');
  await expect(sent.locator('b')).toHaveText('Bye');
  await expect(sent).toBeFocused();
  await expect(page.locator('form.form')).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => [Reflect.get(window, 'ran'), Reflect.get(window, 'seen')]))
    .toEqual([1, ['block-form', false]]);
});

test('FORM-41 with a success address the visitor is taken there', async ({ blocks, page }) => {
  await openContact(blocks, page, { successLink: { url: '/page?thanks' } });
  await fillContact(page);
  await button(page).click();
  await page.waitForURL('**/page?thanks');
});

test('FORM-44 FORM-47 FORM-51 FORM-59 FORM-79 what is wrong is said in a block at the top and at each field, and nothing is sent', async ({
  blocks,
  page,
}) => {
  const api = await openContact(blocks, page);
  await page.getByLabel('Email').fill('mira');
  await expectMounted(page);
  await button(page).click();
  await expect(problem(page)).toHaveText('One or more fields is invalid, please check your entries.');
  await expect(problem(page)).toBeFocused();
  expect(await page.locator('form.form > :not([type=hidden])').first().getAttribute('class')).toBe(
    'form-problem',
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: 'Name' })).toHaveAccessibleDescription(
    'This field is required.',
  );
  expect(saves(api)).toEqual([]);
  await expectAccessible(page);
  await page.getByLabel('Email').fill('mira@example.org');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await fillContact(page);
  await button(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
});

test('FORM-04 FORM-44 FORM-65 FORM-66 FORM-71 FORM-72 what the server finds wrong is put at its field, between two banners', async ({
  blocks,
  page,
}) => {
  const api = await openContact(blocks, page);
  api.save = { status: 400, json: { errors: { message: 'Too short.' } } };
  await fillContact(page);
  await button(page).click();
  await expect(problem(page)).toHaveText(
    'Your form has encountered a problem. Please scroll down to review.',
  );
  await expect(problem(page)).toBeFocused();
  await expect(page.locator('.form > .form-problem').last()).toHaveText(
    'Your form has encountered a problem. Please scroll up to review.',
  );
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Too short\./);
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await expectState(page, 'failure');
  await expect(button(page)).toHaveText('Send');
  await expect(page.locator('.form-fields')).toHaveJSProperty('inert', false);
});

test.describe('FORM-67 FORM-68 FORM-70 FORM-73 FORM-74 FORM-75 FORM-76 FORM-77 FORM-78 refusals', () => {
  for (const [row, reply, text] of [
    ['FORM-73', { status: 401, json: {} }, 'Unable to submit form. Please try again later.'],
    ['FORM-74', { status: 404, json: { error: 'x' } }, 'This form has not been configured yet.'],
    [
      'FORM-75',
      { status: 429, json: {} },
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    ['FORM-76', { status: 500, text: '<p>' }, 'Unable to send form. Please try again later.'],
    ['FORM-77', { status: 400, json: { error: 'This form is closed.' } }, 'This form is closed.'],
    ['FORM-68 FORM-77 FORM-78', { status: 418, json: {} }, 'Unknown error, please try again later.'],
    ['FORM-67', 'down', 'Error processing form submission. Please reload and try again.'],
    [
      'FORM-67',
      { status: 200, text: '<p>' },
      'Error processing form submission. Please reload and try again.',
    ],
    [
      'FORM-70',
      { status: 400, json: { error: 'Could not parse the form fields, please check your entries.' } },
      'Could not parse the form fields, please check your entries.',
    ],
  ] as const) {
    test(`${row} an answer of ${JSON.stringify(reply)} is told in words, and the same key is tried again`, async ({
      blocks,
      page,
    }) => {
      const api = await openContact(blocks, page);
      api.save = reply;
      await fillContact(page);
      await button(page).click();
      await expect(problem(page)).toHaveText(text);
      await expect(problem(page)).toBeFocused();
      api.save = { json: {} };
      await button(page).click();
      await expect(page.locator('.form-sent')).toBeVisible();
      expect(saves(api).map(({ body }) => body?.['key'])).toEqual(['k-1', 'k-1']);
    });
  }
});

test('FORM-69 without a key nothing is sent, and the next try asks again', async ({ blocks, page }) => {
  const api = await openContact(blocks, page);
  api.key = { status: 500, json: {} };
  await fillContact(page);
  await button(page).click();
  await expect(problem(page)).toHaveText('Could not get a form submission key, please try again later.');
  api.key = { json: {} };
  await button(page).click();
  await expect(button(page)).toHaveText('Send');
  await expect(problem(page)).toBeFocused();
  expect(saves(api)).toEqual([]);
  api.key = { json: { key: 'k-2' } };
  await button(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
});

test('a key that is too old is replaced without a word', async ({ blocks, page }) => {
  const api = await openContact(blocks, page);
  await fillContact(page);
  await expect.poll(() => api.sent.length).toBe(1);
  api.key = { json: { key: 'k-2' } };
  await page.route(`**${SAVE}**`, async (route) => {
    const { key } = JSON.parse(route.request().postData() ?? '{}') as { key: string };
    return key === 'k-1'
      ? route.fulfill({ status: 400, json: { keyFail: true, error: 'x' } })
      : route.fallback();
  });
  await button(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
  expect(saves(api).map(({ body }) => body?.['key'])).toEqual(['k-2']);
});

test('FORM-60 a button that asks for no validation sends as it is', async ({ blocks, page }) => {
  const api = await openContact(blocks, page);
  await page.getByLabel('Email').fill('mira');
  await expectMounted(page);
  await button(page).evaluate((element: HTMLButtonElement) => {
    element.formNoValidate = true;
  });
  await button(page).click();
  await expect.poll(() => saves(api).length).toBe(1);
});

test('FORM-20 a hidden field takes the parameter of its name', async ({ blocks, page }) => {
  const api = await mockApi(page);
  await blocks.open({ type: 'form', example: 'Every kind of field' });
  await page.goto(`${page.url()}?source=letter`);
  await page.getByLabel('First name').fill('Mira');
  await expectMounted(page);
  await page.getByLabel('Email').fill('mira@example.org');
  await page.getByLabel('Never yet').check();
  await page.getByLabel('Raku').check();
  await page.getByLabel('Wood').check();
  await page.getByRole('group', { name: 'I want to work in quiet' }).getByLabel('Strongly Agree').check();
  for (const [label, text] of [
    ['Month', '2'],
    ['Day', '29'],
    ['Year', '2028'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await button(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
  expect(JSON.parse(saves(api)[0]?.body?.['form'] ?? '')).toMatchObject({
    source: 'letter',
    level: 'Never yet',
    firing: ['Raku', 'Wood'],
    start: ['2', '29', '2028'],
    phone: ['', '', '', ''],
    views: { 'I want to work in quiet': '2' },
  });
});

test('FORM-54 FORM-56 FORM-57 FORM-58 the counter counts, warns and is there once', async ({
  blocks,
  page,
}) => {
  const api = await mockApi(page);
  await blocks.open({ type: 'form', example: 'With words and code once it is sent' });
  const area = page.getByLabel('A line for the book');
  const counter = page.locator('.field-counter');
  await expect(counter, 'there before anything is touched, so that nothing moves').toHaveText('0 / 80');
  await area.fill('abc');
  await expectMounted(page);
  await expect(counter).toHaveText('3 / 80');
  await area.fill('a'.repeat(81));
  await expect(counter).toHaveText('81 / 80');
  for (const element of [counter, area]) await expect(element).toHaveClass(/is-over/);
  await page.getByLabel('Your name').fill('Mira');
  await button(page).click();
  await expect(page.locator('.field-error')).toHaveText('You have exceeded the character limit.');
  expect(saves(api)).toEqual([]);
  await area.fill('a'.repeat(80));
  await expect(counter).toHaveText('80 / 80');
  for (const element of [counter, area]) await expect(element).not.toHaveClass(/is-over/);
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  await expect(counter).toHaveText('0 / 80');
  await page.evaluate(() => Reflect.get(window, 'vitrine').markReady());
  await page.locator('[data-block]').hover();
  await expectMounted(page);
  await expect(counter).toHaveCount(1);
});

test('FORM-58 however often it is asked for, a text area has one counter', async ({ page }) => {
  const script = await bundle(`
    import { attachCounter } from '#widgets/form/character-counter.ts';
    const area = document.querySelector('textarea');
    for (let times = 0; times < 3; times += 1) attachCounter(area, 10);
    window.isReady = true;`);
  const server = await serve((url) =>
    url.pathname === '/'
      ? `<!doctype html><html lang="en"><title>Test</title><textarea></textarea><script type="module" src="${script.entry}"></script>`
      : script.files.get(url.pathname),
  );
  await page.goto(server.origin);
  await page.waitForFunction(() => Reflect.get(window, 'isReady'));
  await page.locator('textarea').fill('abc');
  await expect(page.locator('.field-counter')).toHaveText(['3 / 10']);
  await server.close();
});

const newsletterProblem = (page: Page) => page.locator('.form-problem');

test('FORM-01 FORM-66 FORM-80 a newsletter form has its error block before its body, and none for what is said at a field', async ({
  blocks,
  page,
}) => {
  const api = await mockApi(page);
  await blocks.open({ type: 'newsletter' });
  const email = page.getByLabel('Email');
  await email.fill('mira');
  await expectMounted(page);
  await button(page).click();
  await expect(newsletterProblem(page)).toBeFocused();
  expect(
    await page.locator('.newsletter-body').evaluate((body) => body.previousElementSibling?.className),
  ).toBe('form-problem');
  await expectAccessible(page);
  api.save = { status: 400, json: { errors: { email: 'You are a reader already.' } } };
  await email.fill('mira@example.org');
  await button(page).click();
  await expect(email).toHaveAccessibleDescription(/You are a reader already\./);
  await expect(email).toBeFocused();
  await expect(newsletterProblem(page)).toHaveCount(0);
  api.save = { json: {} };
  await button(page).click();
  await expect(page.locator('.form-sent')).toHaveText(
    'Thank you. Please check your email and confirm your sign-up.',
  );
});

test('FORM-81 below 320 px a newsletter form is set for little room', async ({ blocks, page }) => {
  await mockApi(page);
  await blocks.open({ type: 'newsletter' });
  const directionAt = (width: number) =>
    page.locator('form.form').evaluate((form, px) => {
      form.style.inlineSize = `${px}px`;
      const body = form.querySelector('.newsletter-body');
      return body && getComputedStyle(body).flexDirection;
    }, width);
  expect(await directionAt(320)).toBe('row');
  expect(await directionAt(319)).toBe('column');
});

function withCaptcha(captchaSiteKey: string) {
  return async (blocks: BlockPage, page: Page) => {
    const api = await mockApi(page);
    await blocks.open({ type: 'form', captchaSiteKey });
    return api;
  };
}

test('FORM-45 FORM-46 FORM-61 FORM-62 FORM-64 a captcha has to be completed, and after a failure once more', async ({
  blocks,
  page,
}) => {
  const api = await withCaptcha('built-in')(blocks, page);
  await fillContact(page);
  const box = page.getByLabel('I am a person');
  await button(page).click();
  const said = page.locator('.form-captcha').getByText('Complete CAPTCHA before submitting.');
  await expect(said).toBeInViewport();
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription('Complete CAPTCHA before submitting.');
  await expectAccessible(page);
  expect(saves(api)).toEqual([]);
  await box.check();
  await expect(said).toHaveCount(0);
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Thank you. You can send it now.')).toBeVisible();
  await expectAccessible(page);
  api.save = { status: 500, json: {} };
  await button(page).click();
  await expect(problem(page)).toHaveText('Unable to send form. Please try again later.');
  await expect(box).not.toBeChecked();
  await expect(button(page)).toBeDisabled();
  await box.check();
  await expect(button(page)).toBeEnabled();
  api.save = { json: {} };
  await button(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
  const solution = JSON.parse(Buffer.from(saves(api)[1]?.body?.['captchaKey'] ?? '', 'base64').toString());
  expect(solution).toMatchObject({ number: 1234, salt: 'salt', signature: 's' });
});

test('FORM-62 without a site key there is no captcha', async ({ blocks, page }) => {
  await withCaptcha('')(blocks, page);
  await fillContact(page);
  await expect(page.locator('.form-captcha')).toHaveCount(0);
});

for (const [width, size] of [
  [319, 'compact'],
  [320, 'normal'],
] as const) {
  test(`FORM-63 in ${width} px a captcha is of ${size} size`, async ({ blocks, page }) => {
    await withCaptcha('built-in')(blocks, page);
    await page.locator('.form-captcha').evaluate((place: HTMLElement, px) => {
      place.style.inlineSize = `${px}px`;
    }, width);
    await page.getByLabel('First name').focus();
    await expect(page.locator('.form-captcha')).toHaveAttribute('data-size', size);
  });
}

test('FORM-82 markup that holds no form is told to the console only', async ({ blocks, page }) => {
  await mockApi(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await blocks.open({ type: 'form' });
  await page.locator('form.form').evaluate((form) => form.classList.remove('form'));
  await page.locator('[data-block]').hover();
  await expectMounted(page);
  await expect.poll(() => said).toContain('Could not render form');
});

test('WIDG-61 times of a table that are too soon are unseen before anything is touched', async ({
  blocks,
  page,
}) => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const sittings = [{ name: 'All day', days, from: '00:00', until: '23:30' }];
  await blocks.open({ type: 'table-booking', props: { provider: 'none', sittings, noticeHours: 1 } });
  const tooSoon = page.locator('.booking-chip[data-off]');
  await expect(tooSoon.first()).toBeAttached();
  expect(await tooSoon.filter({ visible: true }).count()).toBe(0);
  await expect(page.locator('[data-mounted]')).toHaveCount(0);
  await expect(page.locator('.booking-chip').last()).toBeVisible();
});

test('keys alone fill in and send, and every state is accessible', async ({ blocks, page }) => {
  const api = await openContact(blocks, page);
  await expectAccessible(page);
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Mira');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mira@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cups?');
  await page.keyboard.press('Tab');
  await expectMounted(page);
  await expect(button(page)).toBeFocused();
  let open = () => {};
  api.gate = new Promise((resolve) => {
    open = resolve;
  });
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Submitting…');
  await expectAccessible(page);
  open();
  await expect(page.locator('.form-sent')).toBeFocused();
  await expectAccessible(page);
});

test('neighbours begin at one height, nothing is too small for a phone, and a missing address rings what it needs', async ({
  blocks,
  page,
}) => {
  await mockApi(page);
  const fields = [
    { ...blankField('email', 'email', 'Email'), width: 'half' },
    { ...blankField('day', 'date', 'Day'), width: 'half' },
    { ...blankField('phone', 'phone', 'Phone'), showCountryCode: true },
    { ...blankField('address', 'address', 'Address'), isRequired: true },
  ];
  await blocks.open({ type: 'form', props: { fields } });
  const top = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((input) => input.getBoundingClientRect().top);
  expect(Math.abs((await top('Email')) - (await top('Month')))).toBeLessThan(1);
  const sizes = await page
    .locator('.field input')
    .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await page.getByLabel('Email').focus();
  await expectMounted(page);
  await button(page).click();
  const ringed = page.locator('.field [aria-invalid=true]');
  await expect(ringed).toHaveCount(2);
  expect(
    await ringed.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name)),
  ).toEqual(['f-address-Line1', 'f-address-City']);
  await expectAccessible(page);
  await page.getByLabel('Street and number').fill('1 Kiln Lane');
  await expect(ringed).toHaveCount(0);
  await expect(page.locator('.form-problem')).toHaveCount(0);
});
