/** A campaign from its settings to its receipt: the owner sets it up, and a visitor donates without scripts, by keys. */
import { type BrowserContext, expect } from '@playwright/test';
import { lookAtScreen } from './support/accessible.ts';
import { lookAtAll, lookWithScripts } from './support/all-looks.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { type Desk, test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let open: Desk['open'];
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner, open } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  // Its header has a cart, which looks for donate buttons as well.
  await stockShop(owner);
  const blocks = [newBlock('donation0000000000000001', 'donation')];
  await publishPage(owner, { slug: 'give', blocks });
});
test.afterAll(() => context.close());

test('OWNR-01 OWNR-03 an owner sets up a campaign', async () => {
  const page = await open('donations');
  await expect(page.getByText('No donations yet')).toBeVisible();
  await lookAtScreen(page, 'none');
  await page.getByRole('link', { name: 'Set up a campaign' }).click();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add campaign' }).click();
  await page.getByLabel('Name').fill('A new kiln');
  await page.getByLabel('Description').fill('Ours is thirty years old, and fires half of what it should.');
  await page.getByLabel('Goal').fill('5000');
  await page.getByLabel('Cover the payment fees').selectOption('3%');
  await expect(page.getByRole('switch', { name: 'Monthly' })).toBeChecked();
  await page.getByRole('switch', { name: 'Yearly' }).click();
  await page.getByLabel('Thank-you message').fill('You keep us warm.');
  await lookAtScreen(page, 'new-campaign');
  await page.getByRole('button', { name: 'Add campaign' }).click();
  await expect(page.getByRole('link', { name: 'A new kiln' })).toBeVisible();
  await page.close();
});

test('SITE-02 SITE-05 KEYS-11 KEYS-12 CART-28 a visitor donates by keys, without scripts', async ({
  browser,
}) => {
  for (const key of ['Enter', 'Space']) {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(`${owner.siteUrl}/give`);
    await page.getByRole('radio', { name: '$25' }).check();
    await page.getByRole('button', { name: 'Donate' }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: 'A new kiln' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '$25' })).toBeChecked();
    await page.getByRole('button', { name: 'Donate' }).press(key);
    await expect(page.getByRole('alert')).toContainText('Enter your name.');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Dedication').fill('For Grace');
    await page.getByLabel('Stay anonymous').check();
    await page.getByLabel(/cover the payment fees/).check();
    await page.getByRole('button', { name: 'Donate' }).press(key);
    await expect(page.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible();
    await expect(page.getByText('$25.77').first()).toBeVisible();
    await expect(page.getByText('You keep us warm.')).toBeVisible();
    await visitor.close();
  }
});

test('CART-32 the pages a donor meets are accessible in every look, and only one without its button warns', async ({
  browser,
}) => {
  const visitor = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(`${owner.siteUrl}/give`);
  await lookAtAll(page, 'block');
  await page.getByRole('button', { name: 'Donate' }).click();
  await page.getByRole('button', { name: 'Donate' }).click();
  await lookAtAll(page, 'donate-errors');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Donate' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible();
  await lookAtAll(page, 'thanks');
  expect(warnings.filter((text) => text.includes('donate button'))).toEqual([]);
  await page.goto(`${owner.siteUrl}/checkout/donate?donatePageId=nothing`);
  await expect.poll(() => warnings.some((text) => text.includes('no donate button'))).toBe(true);
  await visitor.close();
});

test('an owner finds donations, prints a receipt, and sees the campaign', async () => {
  const page = await open('donations');
  await expect(page.getByText('Anonymous').first()).toBeVisible();
  await lookAtScreen(page, 'donations');
  await page.getByRole('link', { name: 'Ada Byron' }).last().click();
  await expect(page.getByText('For Grace')).toBeVisible();
  await lookAtScreen(page, 'donation');
  await page.getByRole('link', { name: /Print receipt TEST-/ }).click();
  await expect(page.getByText('A new kiln').first()).toBeVisible();
  await lookAtScreen(page, 'receipt');
  await page.goto(`${server.origin}/sites/${owner.siteId}/donations/campaigns`);
  await page.getByRole('link', { name: 'A new kiln' }).click();
  await expect(page.getByText('0% of the goal')).toBeVisible();
  await lookAtScreen(page, 'campaign');
  await page.close();
});

test('CART-21 OWNR-01 a visitor gives monthly without scripts on a phone, changes the amount and cancels', async ({
  browser,
}) => {
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await visitor.newPage();
  await page.goto(`${owner.siteUrl}/give`);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('radio', { name: '$10' }).check();
  await page.getByRole('button', { name: 'Donate' }).click();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByText('You can change or cancel them at any time.')).toBeVisible();
  await lookWithScripts(browser, page, 'donate-monthly');
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByRole('button', { name: 'Donate' }).click();
  await expect(page.getByText('You give $10.00 every month.')).toBeVisible();
  await lookWithScripts(browser, page, 'thanks-monthly');
  await page.getByRole('link', { name: 'Change or cancel your donation' }).click();
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.goto(await mailedLink());
  await lookWithScripts(browser, page, 'portal-enter');
  await page.getByRole('button', { name: 'Open donations' }).click();
  await expect(page.getByRole('heading', { name: 'Your recurring donations' })).toBeVisible();
  await lookWithScripts(browser, page, 'portal-donation');
  await page.getByLabel('New amount').fill('15');
  await page.getByRole('button', { name: 'Change amount' }).click();
  await expect(page.getByText('$15.00 per month')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel donation' }).click();
  await page.getByRole('button', { name: 'Cancel donation' }).click();
  await expect(page.getByText(/Your donation ends on/)).toBeVisible();
  await visitor.close();
});

/** Read in the outbox. */
async function mailedLink(): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${server.origin}/outbox`);
  await page.getByRole('button', { name: /Your recurring donations/ }).click();
  const text = page.getByText(/\/subscription-links\//);
  await expect(text).toBeVisible();
  const link = /http\S+\/subscription-links\/[\w-]+/.exec((await text.textContent()) ?? '')?.[0] ?? '';
  await page.close();
  return link;
}

test('OWNR-01 OWNR-03 an owner finds who gives again and again, and writes their emails', async () => {
  const page = await open('donations');
  await expect(page.getByText('Monthly').first()).toBeVisible();
  await lookAtScreen(page, 'donations-monthly');
  await page.goto(`${server.origin}/sites/${owner.siteId}/subscriptions/donations`);
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  await lookAtScreen(page, 'recurring-donations');
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByText('$15.00 per month')).toBeVisible();
  await lookAtScreen(page, 'recurring-donation');
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/subscription-settings`);
  await page.getByRole('switch', { name: 'Skip a payment' }).click();
  await page.getByLabel('For', { exact: true }).selectOption('Recurring donations');
  await page.getByLabel('Subject').fill('Thank you, {name}');
  await expect(page.getByText('Thank you, Ada Byron').first()).toBeVisible();
  await lookAtScreen(page, 'subscription-settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.close();
});
