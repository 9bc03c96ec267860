/** Popups and bars in every shape, in light and dark: sound, still, within the window, and usable by keys alone. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { paragraphs } from '#domain/content/rich-text.ts';
import { BAR_THEMES } from '#domain/popups/shapes.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  publishSection,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

const POPUP_ID = 'popup0000000000000000001';
const HEIGHT = 844;

let server: OwnerServer;
let owner: SignedInOwner;
let desk: BrowserContext;
let sectionId: string;

test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  desk = await browser.newContext();
  owner = await signInOwner(server, desk, 'Over pages');
  await followDevices();
  sectionId = await publishSection(owner, 'Letter', [
    newBlock('words0000000000000000002', 'text', {
      content: paragraphs('Forty bowls come out of the kiln on Saturday, none like another.'),
    }),
    newBlock('letter000000000000000001', 'newsletter', { title: 'Two letters a year' }),
  ]);
  const words = Array.from({ length: 9 }, () => 'What comes out of the kiln is shown here. '.repeat(12));
  await publishPage(owner, {
    slug: 'work',
    title: 'Work',
    blocks: [
      newBlock('button000000000000000001', 'button', { label: 'Write to us' }),
      newBlock('words0000000000000000001', 'text', { content: paragraphs(...words) }),
    ],
  });
});
test.afterAll(async () => {
  await desk.close();
  await server.stop();
});

async function followDevices(): Promise<void> {
  const { documents } = await owner.call('GET', 'documents?kind=style');
  const { id } = documents[0];
  const { draft } = await owner.call('GET', `documents/${id}`);
  const operation = { op: 'set', id: 'body', path: ['fields', 'scheme'], after: 'device' };
  await owner.call('POST', `documents/${id}/operations`, { baseId: draft.id, operations: [operation] });
  await owner.call('POST', `documents/${id}/publish`, {});
}

const layPopup = (popup: object) =>
  owner.call('PUT', 'popups', {
    popups: [{ id: POPUP_ID, name: 'Letter', sectionId, isOn: true, triggerAt: 0, ...popup }],
  });

/** Each theme at each width, on a page that has never been seen. */
async function everywhere(page: Page, look: (page: Page, where: string) => Promise<void>): Promise<void> {
  await page.addInitScript(watchPaint);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(`${owner.siteUrl}/work`);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await look(page, `${colorScheme}, ${width} px`);
    }
  }
}

function watchPaint(): void {
  const seen = { shifts: 0, largest: [] as string[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.shifts += list.getEntries().length;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as unknown as { element?: Element };
      seen.largest.push(element?.closest('main, header') ? 'page' : (element?.className ?? 'gone'));
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function expectSound(page: Page, shown: Locator, where: string): Promise<void> {
  await expect(shown).toBeVisible();
  expect.soft(await violationsOf(page), `axe, ${where}`).toEqual([]);
  const box = await shown.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(box?.x ?? -1, `left, ${where}`).toBeGreaterThanOrEqual(0);
  expect.soft((box?.x ?? 0) + (box?.width ?? 9999), `right, ${where}`).toBeLessThanOrEqual(width);
  const seen = () =>
    page.evaluate(() => Reflect.get(window, 'seen') as { shifts: number; largest: string[] });
  await expect.poll(async () => (await seen()).largest.length, `painted, ${where}`).toBeGreaterThan(0);
  const { shifts, largest } = await seen();
  expect.soft({ shifts, largest: largest.filter((each) => each !== 'page') }, `still, ${where}`).toEqual({
    shifts: 0,
    largest: [],
  });
}

/** Presses Tab until each control has had the focus and shown it. */
async function reachAll(page: Page, within: Locator): Promise<void> {
  const controls = within.locator(
    'a:visible, button:visible, input:not([type=hidden], [tabindex="-1"]):visible',
  );
  const count = await controls.count();
  expect(count).toBeGreaterThan(0);
  const selector = await within.evaluate((element) => `.${element.classList[0]}`);
  const reached = new Set<string>();
  for (let press = 0; press < 60 && reached.size < count; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focusedIn, selector);
    if (!found) continue;
    expect(found.isMarked, `${found.html} shows that it has the focus`).toBe(true);
    expect(found.isSeen, `${found.html} lies under nothing`).toBe(true);
    reached.add(found.html);
  }
  expect([...reached]).toHaveLength(count);
}

function focusedIn(selector: string) {
  const { activeElement } = document;
  if (!activeElement?.closest(selector)) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
  const { x, y, width, height } = activeElement.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    html: activeElement.outerHTML.slice(0, 120),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isSeen: top !== null && (activeElement.contains(top) || top.contains(activeElement)),
  };
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'Letter' });
const hasFocus = (within: Locator) => within.evaluate((element) => element.contains(document.activeElement));

/** What is read or typed into, and comes closer to the edge of the popup than a letter is wide. */
function wordsAtTheEdge(dialog: Element): string[] {
  const edge = dialog.getBoundingClientRect();
  return [
    ...dialog.querySelectorAll(
      'h2, p:not(.form-trap), input:not([type=hidden], [tabindex="-1"]), .form-submit',
    ),
  ]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && (box.left < edge.left + 16 || box.right > edge.right - 16);
    })
    .map((each) => each.outerHTML.slice(0, 80));
}

for (const style of ['card', 'full', 'corner'] as const) {
  test(`the popup “${style}” in both themes, at both widths`, async ({ page }) => {
    await layPopup({ style });
    await everywhere(page, async (_page, where) => {
      await expectSound(page, popup(page), where);
      const box = await popup(page).boundingBox();
      expect.soft(box?.y ?? -1, `top, ${where}`).toBeGreaterThanOrEqual(0);
      expect.soft((box?.y ?? 0) + (box?.height ?? 9999), `bottom, ${where}`).toBeLessThanOrEqual(HEIGHT);
      expect.soft(await popup(page).evaluate(wordsAtTheEdge), `at its edge, ${where}`).toEqual([]);
    });
  });

  test(`the popup “${style}” by keys: reached, ${style === 'corner' ? 'left alone' : 'not left'}, closed, and the focus goes back`, async ({
    page,
  }) => {
    await layPopup({ style, trigger: 'exit' });
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.goto(`${owner.siteUrl}/work`);
    await expect(page.locator('[data-island=popup][data-mounted]')).toBeAttached();
    const before = page.locator('main').getByRole('link', { name: 'Write to us' });
    await before.focus();
    await page.evaluate(() =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
    );
    await expect(popup(page)).toBeVisible();
    if (style === 'corner') await expect(before).toBeFocused();
    else expect(await hasFocus(popup(page))).toBe(true);
    await reachAll(page, popup(page));
    if (style !== 'corner') {
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < 12; press += 1) {
          await page.keyboard.press(key);
          const isBehind = await page.evaluate(
            () => document.activeElement?.closest('main, header, footer') !== null,
          );
          expect(isBehind && !(await hasFocus(popup(page))), `${key} leads behind the popup`).toBe(false);
        }
    }
    await popup(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(popup(page)).toBeHidden();
    await expect(before).toBeFocused();
  });
}

const LONG = 'Photographs of the kiln © Ada Holm and Berta Lind, shown by licence. Typeface: Inter, OFL. ';
const infoBar = {
  phone: '+47 69 00 00 00',
  email: 'a@halden.example',
  directions: '/work',
  hours: '11 to 17',
};
const BARS = [
  ...BAR_THEMES.map((theme) => ({
    name: `the announcement, ${theme}`,
    label: 'Announcement',
    all: {
      announcement: {
        isOn: true,
        text: 'The studio is closed until 12 May.',
        linkLabel: 'Where to find us',
        linkAddress: '/work',
        theme,
      },
    },
  })),
  ...(['light', 'dark'] as const).flatMap((look) => [
    {
      name: `the information bar, ${look}`,
      label: 'How to reach us',
      all: { bars: { infoBar: { ...infoBar, style: look } } },
    },
    {
      name: `the badge, ${look}`,
      label: 'Badge',
      all: { bars: { badge: { type: look, text: 'Made in Halden', address: '/work' } } },
    },
    {
      name: `information bar and badge, ${look}`,
      label: 'Badge',
      all: {
        bars: {
          infoBar: { ...infoBar, style: look },
          badge: { type: look, text: 'Made in Halden', address: '/work' },
        },
      },
    },
  ]),
  { name: 'the bar of licences', label: 'Licences', all: { bars: { licences: LONG.repeat(4).trim() } } },
];

for (const { name, label, all } of BARS) {
  test(`${name}: in both themes, at both widths, by keys, and over no end of the page`, async ({ page }) => {
    await owner.call('PUT', 'popups', all);
    const bar = page.getByRole('complementary', { name: label });
    await everywhere(page, async (_page, where) => {
      if (label === 'How to reach us' && where.includes('1280')) return expect(bar).toBeHidden();
      await expectSound(page, bar, where);
      if (label !== 'Licences') await reachAll(page, bar);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect.soft(await page.evaluate(linksUnderBars), `at the end, ${where}`).toEqual([]);
    });
  });
}

/** Words of the footer that lie under something fixed when the page is scrolled to its end. */
function linksUnderBars(): string[] {
  const bars = [...document.querySelectorAll('.info-bar, .site-badge')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const texts = [...document.querySelectorAll('footer a, footer p, footer li')];
  return texts
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return bars.some(
        (bar) =>
          box.height > 0 &&
          bar.height > 0 &&
          box.left < bar.right &&
          box.right > bar.left &&
          box.top < bar.bottom &&
          box.bottom > bar.top,
      );
    })
    .map((text) => text.textContent.trim().slice(0, 40));
}
