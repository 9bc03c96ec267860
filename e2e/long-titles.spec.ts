/** Titles as long as they may be, and words without an end, on a phone: nothing is wider than the window. */
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { switchTemplate } from '../testing/main/switch-template.ts';
import { newBlock, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const TITLES = [
  `${LONG_WORD} und was daraus geworden ist, seit die letzten Schiffe im Hafen liegen`,
  'https://example.org/a/very/long/address/that/somebody/has/pasted/as/a/title/without/any/space/at/all?x=1',
  'A title that goes on and on, since whoever wrote it had a great deal to say about clay, ash and fire, and about what becomes of all three when nobody looks after the kiln for one night in March',
] as const;
const PHONE = 390;

async function publishAll({ call }: SignedInOwner): Promise<string> {
  const { collectionId, pageId } = await call('POST', 'collections', { type: 101, title: LONG_WORD });
  await call('POST', `documents/${pageId}/publish`, {});
  const paths: string[] = [];
  for (const [index, title] of TITLES.entries()) {
    const words = newBlock(`block00000000000000000${index}0`, 'text', {
      content: paragraphs('Clay and ash.'),
    });
    const body = {
      ...bodyOf(title, `section000000000000000${index}0`, [words]),
      fields: { tags: [LONG_WORD.slice(0, 50)] },
    };
    const { document } = await call('POST', 'documents', { kind: 'item', collectionId, body });
    const published = await call('POST', `documents/${document.id}/publish`, {});
    paths.push(published.document.path);
  }
  return paths[1] ?? '';
}

/** What is cut off at the edge of the window, or makes the page wider than it. */
function beyondWindow(): string[] {
  const isWider = document.documentElement.scrollWidth > innerWidth;
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, b, a)')];
  const cut = words.filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1,
  );
  return [...(isWider ? ['the page'] : []), ...cut.map((each) => each.outerHTML.slice(0, 120))];
}

async function expectWithin(page: Page, look: string): Promise<void> {
  expect(await page.evaluate(beyondWindow), look).toEqual([]);
}

test('the longest titles stay within a phone’s window: in posts, lists, archives and the ways on', async ({
  page,
  owner,
  ownerServer: server,
}) => {
  test.setTimeout(120_000);
  const post = await publishAll(owner);
  await page.setViewportSize({ width: PHONE, height: 844 });
  const list = post.slice(0, post.lastIndexOf('/'));
  for (const template of TEMPLATE_NAMES) {
    await server.withDeps((deps) => switchTemplate(deps, owner.siteId, template));
    await expect(async () => {
      await page.goto(owner.siteUrl + post);
      expect(await page.locator('html').getAttribute('data-template')).toBe(template);
    }).toPass();
    await expect(page.locator('.post-nav-ways a')).toHaveCount(2);
    await expectWithin(page, `a post in ${template}`);
    const ways = page.locator('.post-nav-ways b');
    for (const way of await ways.all()) {
      const lines = await way.evaluate((words) => words.getBoundingClientRect().height);
      expect(lines, `the ways on in ${template}`).toBeLessThan(160);
    }
    await page.goto(owner.siteUrl + list);
    await expect(page.locator('.summary-item')).toHaveCount(3);
    await expectWithin(page, `a list in ${template}`);
    await page.goto(`${owner.siteUrl}${list}?tag=${encodeURIComponent(LONG_WORD.slice(0, 50))}`);
    await expect(page.locator('.summary-kept h2')).toBeVisible();
    await expectWithin(page, `an archive in ${template}`);
  }
});

test('the longest titles stay within the owner’s lists on a phone, and are told whole', async ({
  page,
  owner,
  ownerServer: server,
}) => {
  test.setTimeout(120_000);
  await publishAll(owner);
  const { collections } = await owner.call('GET', 'collections');
  const made = collections.find(({ title }: { title: string }) => title === LONG_WORD);
  await page.setViewportSize({ width: PHONE, height: 844 });
  for (const screen of ['', '/pages', `/collections/${made.id}`, '/navigation', '/unpublished']) {
    await page.goto(`${server.origin}/sites/${owner.siteId}${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (screen.startsWith('/collections'))
      await expect(page.getByRole('link', { name: TITLES[2] })).toBeVisible();
    await expectWithin(page, `the screen ${screen}`);
  }
});

test('in plate the name below a page is the smaller the longer it is: one line on a desk, three at most on a phone', async ({
  page,
  owner,
  ownerServer: server,
}) => {
  await server.withDeps((deps) => switchTemplate(deps, owner.siteId, 'plate'));
  const name = page.locator('.site-footer-name');
  const names = ['Studio Nord', 'Werkstatt Berg & Töchter', 'Arbeitsgemeinschaft für Baukunst und Gärten'];
  for (const title of names) {
    await owner.call('PUT', 'settings', { title });
    for (const [width, most] of [
      [1280, 1],
      [390, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      // The server sees what another process wrote a moment later.
      await expect(async () => {
        await page.goto(owner.siteUrl);
        expect(await page.locator('html').getAttribute('data-template')).toBe('plate');
        await expect(name).toHaveText(title);
      }).toPass();
      const lines = await name.evaluate((element) => {
        const { lineHeight, paddingBlockEnd } = getComputedStyle(element);
        return (element.clientHeight - Number.parseFloat(paddingBlockEnd)) / Number.parseFloat(lineHeight);
      });
      expect(Math.round(lines), `${title} at ${width}`).toBeLessThanOrEqual(most);
      await expectWithin(page, title);
    }
  }
});
