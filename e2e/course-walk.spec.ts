/**
 * From a new site to a paid course: three lessons behind a plan, someone who joins on a phone, pays and cancels, and the
 * money in the owner area. All by what the screens offer, in less than fifteen minutes by a fixed scale.
 */
import { expect, type Page } from '@playwright/test';
import { freePort } from '../testing/server/free-port.ts';
import { readMail } from '../testing/server/read-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/server/smtp-server.ts';
import { LIVE_STRIPE_KEY, type StripeStandIn, startStripe } from '../testing/server/stripe-stand-in.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, startOwnerServer } from './support/owner-server.ts';
import { Person, reckoned } from './support/person.ts';

const MOST_SECONDS = 15 * 60;
const LESSONS = [
  ['Wedging', 'Cut the clay, slam it, turn it, and do it again until no bubble is left.'],
  ['Centring', 'Lock your elbow against your hip, wet your hands, and let the wheel do the work.'],
  ['Opening', 'Two thumbs, straight down, and stop a finger above the wheel head.'],
] as const;

let smtp: TestSmtpServer;
let stripe: StripeStandIn;
let server: OwnerServer;
test.beforeAll(async () => {
  smtp = await startSmtpServer({ port: await freePort() });
  stripe = await startStripe();
  server = await startOwnerServer(undefined, {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    STRIPE_URL: stripe.url,
  });
});
test.afterAll(async () => {
  await server.stop();
  await stripe.close();
  await smtp.close();
});

const frame = (page: Page) => page.frameLocator('iframe[title="The page"]');
const ready = (page: Page) => expect(page.locator('[data-frame="ready"]')).toBeVisible();
const published = (page: Page) =>
  expect(
    page.getByRole('banner', { includeHidden: true }).getByText('Published', { exact: true }),
  ).toBeVisible();
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a paid course of three lessons is set up, joined on a phone, cancelled, and found in the figures', async ({
  browser,
}) => {
  test.setTimeout(100_000);
  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const owner = new Person(desk);
  const visitor = new Person(phone);
  try {
    await desk.goto(await server.setupLink());
    const home = await setUp(owner);
    await makePlan(owner, home);
    await takeCards(owner);
    const list = await makeCourse(owner, home);
    await writeLessons(owner, list);
    await findPriceAndJoin(visitor, home, desk);
    await cancel(visitor);
    await findMoney(owner, home);
  } finally {
    await desk.close();
    await phone.close();
  }
  console.info(reckoned('owner', owner));
  console.info(reckoned('visitor', visitor));
  expect(owner.total + visitor.total).toBeLessThan(MOST_SECONDS);
});

async function setUp(owner: Person): Promise<string> {
  const { page } = owner;
  owner.look();
  await owner.write(page.getByLabel('Your name'), 'Hanne Behrens');
  await owner.write(page.getByLabel('Email address'), 'hanne@kiln.example');
  await owner.write(page.getByLabel('Password', { exact: true }), 'three calm herons');
  await owner.write(page.getByLabel('Site name'), 'Kiln School');
  await owner.press(button(page, 'The site at once'));
  await owner.press(button(page, 'Create my site'));
  owner.look();
  await owner.press(button(page, 'Start editing'));
  await expect(page).toHaveURL(/\/sites\/[0-9a-z]{24}$/);
  owner.look();
  owner.part('set-up');
  return page.url();
}

/** An area, and a plan by the month. */
async function makePlan(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  await page.goto(home);
  await owner.press(link(page, 'Members'));
  owner.look();
  await owner.press(link(page, 'Member areas'));
  owner.look();
  await owner.press(button(page, 'Add area'));
  await owner.write(dialog.getByLabel('Name'), 'Courses');
  await owner.press(dialog.getByRole('button', { name: 'Save' }));
  await owner.press(button(page, 'Add plan'));
  owner.look();
  await owner.write(dialog.getByLabel('Name'), 'Throwing for beginners');
  await owner.press(dialog.getByLabel('How people join'));
  await dialog.getByLabel('How people join').selectOption('Paid');
  await owner.write(dialog.getByLabel('Price'), '19');
  await owner.press(dialog.getByRole('switch', { name: 'Bill by subscription' }));
  await owner.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('$19.00 per month')).toBeVisible();
  owner.look();
  await owner.press(button(page, 'Let visitors create accounts'));
  await expect(page.getByText('Visitors can now create accounts.')).toBeVisible();
  owner.part('a plan');
}

/** Into the account at Stripe, whose keys are there to copy. */
async function takeCards(owner: Person): Promise<void> {
  const { page } = owner;
  await owner.press(link(page, 'Settings'));
  owner.look();
  await owner.press(link(page, /^Payments/));
  owner.look();
  await owner.press(page.getByRole('switch', { name: 'Card and more' }));
  await owner.press(button(page, 'Save'));
  await expect(page.getByText('Save a secret key to offer')).toBeVisible();
  await owner.write(page.getByLabel('Secret key'), LIVE_STRIPE_KEY);
  await owner.write(page.getByLabel('Webhook signing secret'), 'whsec_standin');
  await owner.press(button(page, 'Save keys'));
  await expect(button(page, 'Remove keys')).toBeVisible();
  owner.part('payments');
}

/** @returns the address of its list of lessons */
async function makeCourse(owner: Person, home: string): Promise<string> {
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  await page.goto(home);
  await owner.press(link(page, 'Pages'));
  owner.look();
  await owner.press(button(page, 'Blog, shop and more'));
  await owner.press(page.getByRole('menuitem', { name: /^Course/ }));
  owner.look();
  await owner.write(page.getByLabel('Name', { exact: true }), 'Throwing');
  await owner.press(button(page, 'Create course'));
  await expect(page).toHaveURL(/\/collections\//);
  owner.look();
  const list = page.url();
  await owner.press(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Pages' }));
  owner.look();
  await owner.press(button(page, /^(Actions|More).*“?Throwing/));
  await owner.press(page.getByRole('menuitem', { name: /^Settings/ }));
  owner.look();
  await owner.press(dialog.getByLabel('Who can see this'));
  await dialog.getByLabel('Who can see this').selectOption('Members with a plan');
  await owner.press(dialog.getByRole('switch', { name: 'Throwing for beginners' }));
  await owner.press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  owner.part('a course behind the plan');
  return list;
}

async function writeLessons(owner: Person, list: string): Promise<void> {
  const { page } = owner;
  for (const [index, [title, words]] of LESSONS.entries()) {
    await page.goto(list);
    await owner.press(button(page, 'New lesson'));
    await owner.write(page.getByRole('textbox', { name: 'Title' }), title);
    await owner.press(button(page, 'Create lesson'));
    await ready(page);
    owner.look();
    const guide = button(page, 'Got it');
    if (index === 0 && (await guide.isVisible())) await owner.press(guide);
    await owner.press(frame(page).locator('main .block-text').first());
    await expect(frame(page).locator('[contenteditable="true"]')).toBeFocused();
    await owner.type(words);
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    await owner.press(button(page, 'Publish'));
    if (index === 0) await owner.press(button(page, 'Publish “Throwing” too'));
    await published(page);
    owner.part(`lesson ${index + 1}`);
  }
}

async function findPriceAndJoin(visitor: Person, home: string, desk: Page): Promise<void> {
  const { page } = visitor;
  await desk.goto(home);
  const [site] = await desk.evaluate(async () => (await (await fetch('/api/me')).json()).sites);
  await page.goto(new URL('/throwing', site.url).href);
  visitor.look();
  await expect(page.getByText('$19.00 per month')).toBeVisible();
  await expect(page.getByText(LESSONS[0][1])).toBeHidden();
  await visitor.press(link(page, 'Join Throwing for beginners'));
  visitor.look();
  await visitor.press(link(page, 'Create an account'));
  visitor.look();
  const received = smtp.received.length;
  await visitor.write(page.getByLabel('Email'), 'ada@example.org');
  await visitor.press(button(page, 'Continue'));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  visitor.look();
  await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBeGreaterThan(received);
  const mail = readMail(smtp.received.at(-1)?.source ?? '').text ?? '';
  await page.goto(/(http\S+\/account\/enter\?token=\S+)/.exec(mail)?.[1] ?? '');
  visitor.look();
  await visitor.press(button(page, 'Create an account'));
  await expect(button(page, 'Join Throwing for beginners')).toBeVisible();
  visitor.look();
  visitor.part('an account');
  await visitor.press(button(page, 'Join Throwing for beginners'));
  await expect(button(page, 'Subscribe for $19.00')).toBeVisible();
  visitor.look();
  await visitor.write(page.getByLabel('Name', { exact: true }), 'Ada Byron');
  await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'Card number' }));
  await visitor.press(button(page, 'Subscribe for $19.00'));
  await expect(page.getByText('Card number')).toBeVisible();
  visitor.look();
  const [[session = '', { success_url: back = '' } = {}] = []] = [...stripe.sessions];
  stripe.pay(session);
  await page.goto(back);
  await expect(page.getByRole('heading', { name: 'You are now a member' })).toBeVisible();
  visitor.look();
  visitor.part('joined and paid');
  await visitor.press(link(page, 'Continue to Throwing'));
  await expect(page.getByText('0 of 3 lessons completed')).toBeVisible();
  visitor.look();
  await visitor.press(link(page, 'Start the course'));
  await expect(page.getByText(LESSONS[0][1])).toBeVisible();
  await expect(page.getByText('Download the file')).toBeHidden();
  await expectAccessible(page);
  visitor.look();
  visitor.part('the first lesson');
}

async function cancel(visitor: Person): Promise<void> {
  const { page } = visitor;
  await page.goto(new URL('/account', page.url()).href);
  visitor.look();
  await visitor.press(link(page, 'Courses: Throwing for beginners'));
  visitor.look();
  await visitor.press(link(page, 'Manage your subscriptions'));
  visitor.look();
  await visitor.press(link(page, 'Cancel subscription'));
  visitor.look();
  await visitor.press(button(page, 'Cancel subscription'));
  await expect(page.getByText('Your subscription ends on')).toBeVisible();
  visitor.look();
  visitor.part('cancelled');
}

async function findMoney(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  await page.goto(home);
  owner.look();
  await owner.press(link(page, 'Subscriptions'));
  owner.look();
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByText('$19.00').first()).toBeVisible();
  owner.part('the money');
}
