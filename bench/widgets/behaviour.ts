/** What a lightbox does for people, each tried in a browser. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { isOpen, type Subject, WATCH } from './subjects.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
const TABS = 12;
const WAIT_MS = 3000;
const MOVE_MS = 1000;

type Trial = (page: Page, subject: Subject, context: BrowserContext) => Promise<boolean>;

/** In the words of the report. */
const TRIALS: Readonly<Record<string, { readonly try: Trial; readonly options?: BrowserContextOptions }>> = {
  'a named dialog': { try: isNamedDialog },
  'focus moves in': { try: (page, subject) => opened(page, subject, () => isFocusWithin(page, subject)) },
  [`focus stays in for ${TABS} tabs`]: { try: isTrapped },
  'the page behind is out of reach': { try: isPageInert },
  'what is shown is announced': { try: isAnnounced },
  'Escape gives focus back to the opener': { try: isFocusReturned },
  'the way back closes it': { try: isClosedByBack },
  'the address opens the picture again': { try: isDeepLinked },
  'still under reduced motion': { try: isStill, options: { reducedMotion: 'reduce' } },
  'a page without scripts, not a bare file': { try: leadsToPage, options: { javaScriptEnabled: false } },
};

export async function tryBehaviour(
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
      await page.goto(origin + subject.path, { waitUntil: 'load' });
      results[name] = await attempt(page, subject, context);
    } catch (error) {
      console.error(`  … ${subject.name}: ${name}: ${String(error).split('\n')[0]}`);
      results[name] = false;
    } finally {
      await context.close();
    }
  }
  return results;
}

/** By keyboard, as whoever needs these things would. */
async function open(page: Page, subject: Subject): Promise<void> {
  const link = page.locator(subject.links).nth(1);
  await link.focus();
  await page.waitForLoadState('networkidle');
  await link.press('Enter');
  await page.waitForFunction(
    (root) => window.benchFind(root).some((each) => each.checkVisibility()),
    subject.root,
    { timeout: WAIT_MS },
  );
  await page.waitForTimeout(MOVE_MS);
}

async function opened(page: Page, subject: Subject, look: () => Promise<boolean>): Promise<boolean> {
  await open(page, subject);
  return look();
}

async function isNamedDialog(page: Page, subject: Subject, context: BrowserContext): Promise<boolean> {
  await open(page, subject);
  const devTools = await context.newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  return nodes.some(({ role, name }) => role?.value === 'dialog' && Boolean(name?.value));
}

function isFocusWithin(page: Page, { root }: Subject): Promise<boolean> {
  return page.evaluate((selector) => {
    const active = window.benchActive();
    return window.benchFind(selector).some((element) => element.contains(active));
  }, root);
}

async function isTrapped(page: Page, subject: Subject): Promise<boolean> {
  await open(page, subject);
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab');
    // The browser's own buttons come between the last and the first.
    const isOnPage = await page.evaluate(() => document.hasFocus() && window.benchActive() !== document.body);
    if (isOnPage && !(await isFocusWithin(page, subject))) return false;
  }
  return isFocusWithin(page, subject);
}

async function isPageInert(page: Page, subject: Subject): Promise<boolean> {
  await open(page, subject);
  return page.evaluate((links) => {
    const isModal = window.benchFind('dialog').some((dialog) => dialog.matches(':modal'));
    return isModal || document.querySelector(links)?.closest('[inert],[aria-hidden=true]') !== null;
  }, subject.links);
}

async function isAnnounced(page: Page, subject: Subject): Promise<boolean> {
  await open(page, subject);
  const said = () =>
    page.evaluate(() =>
      window
        .benchFind('[aria-live=polite],[aria-live=assertive],[role=status],output')
        .filter((each) => each.ariaLive !== 'off')
        .map((each) => each.innerHTML)
        .join('|'),
    );
  const before = await said();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(MOVE_MS);
  return (await said()) !== before;
}

async function isFocusReturned(page: Page, subject: Subject): Promise<boolean> {
  await open(page, subject);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(MOVE_MS);
  return page.evaluate(
    (links) => document.activeElement === document.querySelectorAll(links)[1],
    subject.links,
  );
}

async function isClosedByBack(page: Page, subject: Subject): Promise<boolean> {
  await open(page, subject);
  const { pathname } = new URL(page.url());
  await page.goBack().catch(() => null);
  await page.waitForTimeout(MOVE_MS);
  return new URL(page.url()).pathname === pathname && !(await isOpen(page, subject.root));
}

async function isDeepLinked(page: Page, subject: Subject, context: BrowserContext): Promise<boolean> {
  const before = page.url();
  await open(page, subject);
  if (page.url() === before) return false;
  const other = await context.newPage();
  await other.addInitScript(WATCH, subject.image);
  await other.goto(page.url(), { waitUntil: 'load' });
  await other.waitForTimeout(MOVE_MS);
  return isOpen(other, subject.root);
}

/** No animation or transition runs that takes long enough to be seen; what turns for ever while something loads may. */
async function isStill(page: Page, subject: Subject): Promise<boolean> {
  const link = page.locator(subject.links).nth(1);
  await link.focus();
  await page.waitForLoadState('networkidle');
  const moving = () =>
    page.evaluate((selector) => {
      const roots = window.benchFind(selector);
      const all = roots.flatMap((root) => root.getAnimations({ subtree: true }));
      return all.some((animation) => {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        return Number.isFinite(Number(activeDuration)) && Number(activeDuration) > 50;
      });
    }, subject.root);
  await link.press('Enter');
  let isMoving = false;
  for (let look = 0; look < 20; look += 1) isMoving ||= await moving();
  await page.keyboard.press('ArrowRight');
  for (let look = 0; look < 20; look += 1) isMoving ||= await moving();
  return !isMoving;
}

async function leadsToPage(page: Page, subject: Subject): Promise<boolean> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().isNavigationRequest(), { timeout: WAIT_MS }),
    page.locator(subject.links).nth(1).click(),
  ]);
  return (response.headers()['content-type'] ?? '').startsWith('text/html');
}
