/** The members’ pages that each template begins with, and a course that is sold like any product. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

const PLAN = 'glazingplan0000000000000';
const PRODUCT = 'coursevariant00000000000';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

interface Listed {
  readonly id: string;
  readonly path: string;
  readonly settings: { readonly access?: object };
}

for (const template of TEMPLATE_NAMES)
  test(`in ${template} the members’ page offers both plans and the page behind it is finished`, async ({
    browser,
  }) => {
    const wanted = { title: `Club ${template}`, identifier: `club-${template}`, template };
    const { site } = await owner.call('POST', '/api/sites', { ...wanted, hasPages: true, hasMembers: true });
    const url = `http://${site.identifier}.${server.siteDomain}`;
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 844 } })).newPage();
    await page.goto(`${url}/members`);
    await expect(page.locator('nav a[href="/members"]').first()).toBeVisible();
    await scrollThrough(page);
    await lookAtAll(page, `template-${template}`);
    const { documents } = await owner.call('GET', `/api/sites/${site.id}/documents?limit=100`);
    const inside = (documents as Listed[]).find(({ settings }) => settings.access);
    if (!inside) throw new Error('no page is for members');
    await page.goto(url + inside.path);
    await expect(page.getByText('This page is for members.')).toBeVisible();
    await owner.call('PUT', `/api/sites/${site.id}/documents/${inside.id}/settings`, {
      access: { kind: 'everyone' },
    });
    await page.goto(url + inside.path);
    await expect(page.getByText('This page is for members.')).toBeHidden();
    await scrollThrough(page);
    await lookAtAll(page, `template-${template}-inside`);
    await page.context().close();
  });

/** Pictures come as they are reached. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

test('an owner sells a course as a product, and sees on the order that it waits for its buyer', async ({
  browser,
}) => {
  const plan = { id: PLAN, name: 'Glazing', description: '', way: 'invitation', isClosed: false };
  const areas = [{ id: 'schoolarea00000000000000', name: 'School', plans: [plan] }];
  await owner.call('PUT', 'member-areas', { areas });
  const { collectionId } = await owner.call('POST', 'collections', { type: 13, title: 'Shop' });
  const block = newBlock('courseblock0000000000000', 'product');
  const body = bodyOf('Glazing at home', 'coursesection00000000000', [block]);
  const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  const price = { priceMinor: 9000, salePriceMinor: 0, isOnSale: false };
  const variant = { id: PRODUCT, optionValues: [], sku: '', ...price, stock: 0, isUnlimited: true };
  await owner.call('PUT', `products/${document.id}`, {
    ...{ kind: 'digital', taxClass: '', options: [], variants: [variant] },
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/products/${document.id}`);
  await page.getByRole('combobox', { name: 'Opens' }).selectOption({ label: 'Glazing (School)' });
  await lookAtAll(page, 'owner-product-opens');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open on the site' })).toBeVisible();
  const { payments } = await owner.call('GET', 'payments');
  const [on, off] = [true, false].map((isOn) => ({ isOn, words: 'IBAN' }));
  await owner.call('PUT', 'payments', { ...payments, test: off, bankTransfer: on });
  const buyer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await buyer.goto(`${owner.siteUrl}${document.path}`);
  await expect(buyer.getByText('Opens Glazing as soon as you have paid.')).toBeVisible();
  await lookAtAll(buyer, 'product-opens');
  const added = buyer.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await buyer.goto(`${owner.siteUrl}${CHECKOUT_PATH}`);
  await buyer.getByLabel('Email').first().fill('ada@example.org');
  await buyer.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await buyer.getByRole('button', { name: /Place the order/ }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await buyer.context().close();
  const [order] = (await owner.call('GET', 'orders')).orders;
  await page.goto(`${server.origin}/sites/${owner.siteId}/orders/${order.id}`);
  await expect(page.getByText('Glazing opens when the order is paid.')).toBeVisible();
  await owner.call('POST', `orders/${order.id}/paid`);
  await page.reload();
  await expect(page.getByText(/Glazing is paid. It opens when ada@example.org/)).toBeVisible();
  await lookAtAll(page, 'owner-order-waits');
  await page.close();
});
