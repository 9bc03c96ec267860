/**
 * From an empty data folder to a site in somebody's own words: home, about, a journal of three posts, a contact page,
 * header and footer, published. The time of a person is reckoned by a fixed scale, so that it is the same on every
 * machine: it grows when a screen, a press or a text is added to the way.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { SAMPLE_WORDS } from '#domain/checklist/sample-words.ts';
import { test } from './support/browser-test.ts';
import { startOwnerServer } from './support/owner-server.ts';
import { Person, reckoned } from './support/person.ts';

/** Two of the fifteen minutes are left for looking about and thinking what to write. */
const MOST_SECONDS = 13 * 60;

const frame = (page: Page) => page.frameLocator('iframe[title="The page"]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const ready = (page: Page) => expect(page.locator('[data-frame="ready"]')).toBeVisible();
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
/** A dialog about a post that is live may lie over it by then. */
const published = (page: Page) =>
  expect(
    page.getByRole('banner', { includeHidden: true }).getByText('Published', { exact: true }),
  ).toBeVisible();

const POSTS = [
  {
    title: 'The Seeschwalbe is afloat again',
    words:
      'Nine weeks in the shed, forty metres of oak, and one pot of paint too few. On Saturday at high water she slid back into the old basin, and nobody said a word until she floated.',
    tags: ['Launches', 'Wood'],
    excerpt: 'Nine weeks in the shed, and back in the water.',
  },
  {
    title: 'How we read an old hull',
    words:
      'Before a single plank comes off we tap, for a whole morning. A dull sound is rot, a clear one is luck. Whoever saws first pays twice.',
    tags: ['Wood'],
    excerpt: 'A morning of tapping tells more than a week of sawing.',
  },
  {
    title: 'Open yard on the first Sunday in May',
    words: 'Coffee, soup, and the big doors open from ten. Bring children, and shoes that may get dirty.',
    tags: ['Visits'],
    excerpt: 'Come and look over our shoulders.',
  },
] as const;

for (const template of ['Kiln', 'Plate', 'Harbour'] as const)
  test(`in ${template} a site in one’s own words, with a journal of three posts, takes less than fifteen minutes`, async ({
    browser,
  }) => {
    const server = await startOwnerServer();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const owner = new Person(page);
    try {
      await page.goto(await server.setupLink());
      const home = await setUp(owner, template);
      await sayWhere(owner, home);
      await writePages(owner, home);
      await writeJournal(owner, home);
      await showLatest(owner, home);
      await open(owner, home);
      await expectFinished(page, home);
    } finally {
      await page.close();
      await server.stop();
    }
    console.info(reckoned(template, owner));
    expect(owner.total).toBeLessThan(MOST_SECONDS);
  });

/** @returns the address of the site's first screen in the owner area */
async function setUp(owner: Person, template: string): Promise<string> {
  const { page } = owner;
  owner.look();
  await owner.write(page.getByLabel('Your name'), 'Hanne Behrens');
  await owner.write(page.getByLabel('Email address'), 'hanne@nordkai.example');
  await owner.write(page.getByLabel('Password', { exact: true }), 'three calm herons');
  await owner.write(page.getByLabel('Site name'), 'Nordkai Boatyard');
  await owner.choose(page.getByRole('radio', { name: new RegExp(template) }));
  await owner.press(page.getByRole('button', { name: 'Create my site' }));
  owner.look();
  await owner.press(page.getByRole('button', { name: 'Start editing' }));
  await expect(page).toHaveURL(/\/sites\/[0-9a-z]{24}$/);
  owner.look();
  owner.part('set-up');
  return page.url();
}

async function sayWhere(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  await owner.press(page.getByRole('link', { name: /^Enter your address/ }));
  owner.look();
  await owner.write(page.getByLabel('Street and number'), 'Am Alten Vorhafen 7');
  await owner.write(page.getByLabel('Postal code'), '27568');
  await owner.write(page.getByLabel('Town'), 'Bremerhaven');
  await owner.write(page.getByLabel('Phone'), '+49 471 55 01 23');
  await owner.write(page.getByLabel('Email', { exact: true }), 'yard@nordkai.example');
  await owner.write(page.getByLabel('Opening hours'), 'Mon-Fri 7:30-16:30\nSat 9-12');
  await owner.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(/Updated in \d+ places? on your site\./)).toBeVisible();
  await page.goto(home);
  owner.part('address, hours and phone number');
}

interface Lacking {
  readonly kind: string;
  readonly count: number;
  readonly pages?: readonly { readonly id: string; readonly title: string }[];
}

/** What the first screen lists, as it lists it. */
async function lacks(page: Page, home: string): Promise<readonly Lacking[]> {
  const site = home.split('/').at(-1);
  return page.evaluate(async (id) => (await (await fetch(`/api/sites/${id}/checklist`)).json()).lacks, site);
}

const placesLeft = async (page: Page, home: string) =>
  (await lacks(page, home)).find(({ kind }) => kind === 'sample-words')?.count ?? 0;

/** From the list of next steps into each place that is still written in sample words, until there is none. */
async function writePages(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  const places = page.getByRole('list', { name: /^Replace the sample text/ }).getByRole('link');
  for (let left = await placesLeft(page, home); left > 0; left = await placesLeft(page, home)) {
    const place = places.first();
    const title = (await place.textContent()) ?? '';
    await owner.press(place);
    await ready(page);
    owner.look();
    const guide = page.getByRole('button', { name: 'Got it' });
    if (await guide.isVisible()) await owner.press(guide);
    await writeOver(owner, title === 'Footer' ? '.site-footer' : 'main');
    await owner.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await published(page);
    await page.goto(home);
    owner.look();
    owner.part(`over the sample words: ${title}`);
  }
}

/** Three presses mark a paragraph, and keys a line of it; what is typed takes its place. */
async function writeOver(owner: Person, part: string): Promise<void> {
  const { page } = owner;
  const paragraphs = frame(page).locator(part).locator(':is(p, h1, h2, h3, td, figcaption)');
  for (const [index, words] of (await paragraphs.allInnerTexts()).entries())
    for (const [line, text] of words.split('\n').entries())
      if (SAMPLE_WORDS.has(text)) {
        const place = paragraphs.nth(index);
        await owner.press(place);
        await owner.press(place);
        await markLine(place, words === text ? undefined : line);
        await owner.type(ownWords(text));
        await page.keyboard.press('Escape');
        await saved(page);
      }
}

/** @param line undefined for all of it */
async function markLine(place: Locator, line: number | undefined): Promise<void> {
  if (line === undefined) return place.click({ clickCount: 3 });
  const height = await place.evaluate((words) => Number.parseFloat(getComputedStyle(words).lineHeight));
  await place.click({ position: { x: 4, y: height * (line + 0.5) } });
  await place.page().keyboard.press('Home');
  await place.page().keyboard.press('Shift+End');
}

/** As long as what it takes the place of, and nobody's sample. */
const ownWords = (text: string) => `Ours: ${text}`.slice(0, Math.max(12, text.length));

async function writeJournal(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  await owner.press(page.getByRole('link', { name: 'Pages', exact: true }));
  owner.look();
  await owner.press(page.getByRole('button', { name: 'Blog, shop and more' }));
  await owner.press(page.getByRole('menuitem', { name: /^Blog/ }));
  owner.look();
  await owner.write(page.getByLabel('Name', { exact: true }), 'Logbook');
  await owner.press(page.getByRole('button', { name: 'Create blog' }));
  owner.look();
  await expect(page).toHaveURL(/\/collections\//);
  const list = page.url();
  owner.part('a journal');
  for (const [index, post] of POSTS.entries()) {
    await owner.press(page.getByRole('button', { name: 'New post' }));
    await owner.write(page.getByRole('textbox', { name: 'Title' }), post.title);
    await owner.press(page.getByRole('button', { name: 'Create post' }));
    await ready(page);
    owner.look();
    await expect(frame(page).locator('[contenteditable="true"]')).toBeFocused();
    await owner.type(post.words);
    for (const tag of post.tags) {
      await owner.write(panel(page).getByLabel('Tags', { exact: true }), tag);
      await page.keyboard.press('Enter');
    }
    await owner.write(panel(page).getByLabel('Excerpt'), post.excerpt);
    await owner.press(panel(page).getByRole('button', { name: 'Choose a picture' }));
    owner.look();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    const chooser = page.waitForEvent('filechooser');
    await owner.press(dialog.getByRole('button', { name: 'Upload' }));
    owner.look();
    await (await chooser).setFiles('demo/media/evening.jpg');
    await owner.press(dialog.getByRole('button', { name: 'Use this picture' }));
    await saved(page);
    await owner.press(page.getByRole('button', { name: 'Publish', exact: true }));
    if (index === 0) await owner.press(page.getByRole('button', { name: 'Publish “Logbook” too' }));
    await published(page);
    owner.look();
    await page.goto(list);
    owner.part(`post ${index + 1}`);
  }
  await page.goto(home);
}

async function showLatest(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  await owner.press(page.getByRole('link', { name: /^Edit the home page/ }));
  await ready(page);
  owner.look();
  await owner.press(page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'Add' }));
  await owner.press(page.getByRole('button', { name: 'List of posts', exact: true }).first());
  await expect(frame(page).getByRole('link', { name: POSTS[0].title })).toBeVisible();
  await saved(page);
  await owner.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await published(page);
  await page.goto(home);
  owner.look();
  owner.part('latest posts on the home page');
}

async function open(owner: Person, home: string): Promise<void> {
  const { page } = owner;
  await page.goto(home);
  await owner.press(page.getByRole('button', { name: 'Open to visitors' }));
  await expect(page.getByText('Visitors can see the site now.')).toBeVisible();
  owner.part('opened to visitors');
}

async function expectFinished(page: Page, home: string): Promise<void> {
  const kinds = (await lacks(page, home)).map(({ kind }) => kind);
  for (const kind of ['sample-facts', 'sample-words', 'empty-pages', 'unpublished'])
    expect(kinds).not.toContain(kind);
  const [site] = await page.evaluate(async () => (await (await fetch('/api/me')).json()).sites);
  const visitor = await page.context().browser()?.newPage();
  if (!visitor) throw new Error('there is no browser');
  await visitor.goto(new URL('/logbook', site.url).href);
  for (const { title, excerpt } of POSTS) {
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();
    await expect(visitor.getByText(excerpt)).toBeVisible();
  }
  await expect(visitor.getByRole('link', { name: 'Wood' })).toBeVisible();
  await expect(visitor.locator('.site-header')).toContainText('Nordkai Boatyard');
  await expect(visitor.locator('.site-footer')).toContainText('Am Alten Vorhafen 7');
  await visitor.goto(site.url);
  await expect(visitor.getByRole('link', { name: POSTS[0].title })).toBeVisible();
  await visitor.close();
}
