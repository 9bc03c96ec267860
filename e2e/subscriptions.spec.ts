/** A plan is priced, a product is subscribed to without scripts on a phone and cancelled, and the owner finds the money. */
import { type BrowserContext, expect } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { lookAtScreen } from './support/accessible.ts';
import { lookWithScripts } from './support/all-looks.ts';
import { newBlock, type SignedInOwner } from './support/owner-server.ts';
import { type Desk, test } from './support/owner-test.ts';
import { signInMember } from './support/signed-in-member.ts';

let context: BrowserContext;
let owner: SignedInOwner;
let open: Desk['open'];
let coffee: string;
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ context, owner, open } = await openDesk());
  const { collectionId } = await owner.call('POST', 'collections', { type: 13, title: 'Shop' });
  const body = bodyOf('Coffee', 'section00000000000000001', [
    newBlock('product00000000000000001', 'product'),
  ]);
  const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  const price = { priceMinor: 1200, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
  await owner.call('PUT', `products/${document.id}`, {
    kind: 'service',
    taxClass: '',
    options: [],
    variants: [{ id: 'variant00000000000000001', optionValues: [], sku: '', ...price }],
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0, setUpFeeMinor: 300 },
  });
  coffee = (await owner.call('POST', `documents/${document.id}/publish`, {})).document.path;
});
test.afterAll(() => context.close());

test('OWNR-01 an owner sets the price of a plan', async () => {
  const page = await open('members/areas');
  await page.getByRole('button', { name: 'Add area' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Club');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add plan' }).click();
  await dialog.getByLabel('Name').fill('Gold');
  await dialog.getByLabel('How people join').selectOption('Paid');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/missing|Check/);
  await dialog.getByLabel('Price').fill('9');
  await dialog.getByRole('switch', { name: 'Bill by subscription' }).click();
  await dialog.getByLabel('Free trial').fill('7');
  await lookAtScreen(page, 'paid-plan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Gold')).toBeVisible();
  await lookAtScreen(page, 'areas');
  await page.goto(`${owner.siteUrl}/account/plans`);
  await expect(page.getByText('$9.00 per month')).toBeVisible();
  await expect(page.getByText('First 7 days free')).toBeVisible();
  await page.close();
});

test('CART-20 CART-28 a visitor subscribes without scripts on a phone', async ({ browser }) => {
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await visitor.newPage();
  await page.goto(owner.siteUrl + coffee);
  await expect(page.getByText('$12.00 per month').first()).toBeVisible();
  await lookWithScripts(browser, page, 'product');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  await lookWithScripts(browser, page, 'subscribe');
  await page.getByRole('button', { name: 'Subscribe for $15.00' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByRole('button', { name: 'Subscribe for $15.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible();
  await lookWithScripts(browser, page, 'subscribed');
  await page.getByRole('link', { name: 'Manage your subscriptions' }).click();
  await expect(page.getByText('Enter the email address of your subscription')).toBeVisible();
  await lookWithScripts(browser, page, 'portal-link');
  await visitor.close();
});

test('OWNR-03 an owner finds the money, and cancels for a subscriber', async () => {
  const page = await open('subscriptions');
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
  await lookAtScreen(page, 'subscriptions');
  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(page.getByRole('heading', { name: 'Coffee' })).toBeVisible();
  await lookAtScreen(page, 'subscription');
  await page.getByRole('link', { name: 'Open order to refund it' }).click();
  await expect(page.getByText('A refund does not end it.')).toBeVisible();
  await lookAtScreen(page, 'order-of-subscription');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('It ends with the period that is paid for')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Coffee is cancelled and ends on')).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/Ends soon|Ends on/).first()).toBeVisible();
  await page.close();
});

test('a member sees what another plan costs before they change to it', async ({ browser, ownerServer }) => {
  const { memberAreas } = await owner.call('GET', 'member-areas');
  const [area] = memberAreas.areas;
  const patron = { ...area.plans[0], id: 'patron000000000000000001', name: 'Patron', priceMinor: 2900 };
  await owner.call('PUT', 'member-areas', { areas: [{ ...area, plans: [...area.plans, patron] }] });
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const value = 'a'.repeat(43);
  await signInMember(ownerServer, owner.siteId, value);
  await visitor.addCookies([{ name: 'vitrine_member', value, url: owner.siteUrl }]);
  const page = await visitor.newPage();
  await page.goto(`${owner.siteUrl}/account/plans`);
  await page.getByRole('button', { name: 'Join Gold' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mia');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await page.getByRole('link', { name: 'Manage your subscriptions' }).click();
  await lookWithScripts(browser, page, 'portal-with-plans');
  await page.getByRole('link', { name: 'Change to Patron · $29.00 per month' }).click();
  await expect(page.getByText('You pay $0.00 now.')).toBeVisible();
  await lookWithScripts(browser, page, 'portal-plan');
  await page.getByRole('button', { name: 'Change to Patron' }).click();
  await expect(page.getByText('Your plan is changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Patron' })).toBeVisible();
  await visitor.close();
});
