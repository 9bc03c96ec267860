/** What a slideshow does for people, each tried in a browser. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Subject, WATCH } from './subjects.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
const TABS = 12;
const MOVE_MS = 1000;

type Trial = (page: Page, subject: Subject) => Promise<boolean>;

const TRIALS: Readonly<Record<string, { readonly try: Trial; readonly options?: BrowserContextOptions }>> = {
  'a named carousel with named slides': { try: isNamed },
  'slides out of sight cannot be reached by tab': { try: keepsFocusInSight },
  'what is shown is announced': { try: isAnnounced },
  'a button stops autoplay': { try: hasPause },
  'still under reduced motion': { try: isStill, options: { reducedMotion: 'reduce' } },
  'every slide can be seen without scripts': { try: canScroll, options: { javaScriptEnabled: false } },
};

export async function trySlideshow(
  browser: Browser,
  origin: string,
  subject: Subject,
): Promise<Record<string, boolean>> {
  const results: Record<string, boolean> = {};
  for (const [name, { try: attempt, options }] of Object.entries(TRIALS)) {
    const context = await browser.newContext({ ...DESK, ...options });
    try {
      const page = await context.newPage();
      await page.addInitScript(WATCH, subject.image);
      await page.goto(origin + subject.path, { waitUntil: 'networkidle' });
      await page.locator(subject.root).scrollIntoViewIfNeeded();
      await page.waitForTimeout(MOVE_MS);
      results[name] = await attempt(page, subject);
    } catch (error) {
      console.error(`  … ${subject.name}: ${name}: ${String(error).split('\n')[0]}`);
      results[name] = false;
    } finally {
      await context.close();
    }
  }
  return results;
}

const next = (page: Page) => page.locator('button.next').first();

function isNamed(page: Page, { slides }: Subject): Promise<boolean> {
  return page.evaluate((selector) => {
    const carousel = document.querySelector('[aria-roledescription=carousel]');
    const isEachNamed = [...document.querySelectorAll(selector)].every((slide) => slide.ariaLabel);
    return Boolean(carousel?.ariaLabel) && isEachNamed;
  }, slides);
}

async function keepsFocusInSight(page: Page, { slides }: Subject): Promise<boolean> {
  await next(page).click();
  await page.waitForTimeout(MOVE_MS);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate((selector) => {
      const slide = document.activeElement?.closest(selector);
      if (!slide) return false;
      const { left, right } = slide.getBoundingClientRect();
      const frame = slide.parentElement?.parentElement?.getBoundingClientRect();
      return frame !== undefined && (right < frame.left + 20 || left > frame.right - 20);
    }, slides);
    if (isHidden) return false;
  }
  // What scrolls a slide into sight to focus it has moved the page unasked.
  return page.evaluate((selector) => {
    const links = [...document.querySelectorAll(selector)];
    return links.some(
      (each) => each.closest('[inert]') !== null || getComputedStyle(each).visibility === 'hidden',
    );
  }, slides);
}

async function isAnnounced(page: Page): Promise<boolean> {
  const said = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-live],[role=status],output')]
        .map((each) => each.innerHTML)
        .join('|'),
    );
  await page
    .locator('.gallery-pause')
    .click({ timeout: 500 })
    .catch(() => {});
  const before = await said();
  await next(page).click();
  await page.waitForTimeout(MOVE_MS);
  const isPolite = await page.evaluate(
    () => document.querySelector('[aria-live=polite],[aria-live=assertive],[role=status],output') !== null,
  );
  return isPolite && (await said()) !== before;
}

function hasPause(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')].some(
      (button) => button.checkVisibility() && /stop|pause/i.test(`${button.ariaLabel} ${button.textContent}`),
    ),
  );
}

/** Whether what the slides stand in is where it leads to at once. */
async function isStill(page: Page, { slides }: Subject): Promise<boolean> {
  const places = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .map((slide) => Math.round(slide.getBoundingClientRect().left))
          .join(),
      slides,
    );
  await next(page).click();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const soon = await places();
  await page.waitForTimeout(MOVE_MS);
  return soon === (await places());
}

/** Without scripts nothing answers: whether the browser itself scrolls from slide to slide. */
async function canScroll(page: Page, { slides }: Subject): Promise<boolean> {
  const track = page.locator(slides).first().locator('xpath=..');
  await track.hover();
  // By a whole slide: what snaps goes back from less than half.
  await page.mouse.wheel(DESK.viewport.width * 0.8, 0);
  await page.waitForTimeout(MOVE_MS);
  const { x = 0 } = (await page.locator(slides).first().boundingBox()) ?? {};
  return x < 0;
}
