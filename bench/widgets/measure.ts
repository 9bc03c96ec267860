/** The figures of each lightbox: five visits by a slow phone, of which the middle counts. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { median, progress } from '../result.ts';
import { type Subject, WATCH } from './subjects.ts';

const RUNS = 5;
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
const QUIET_MS = 1000;
const MOVES = 3;
const MOVE_MS = 800;

export interface Figures {
  /** Script before anybody touches anything, and with what opening fetches, gzip. */
  readonly eagerBytes: number;
  readonly allBytes: number;
  readonly blockingMs: number;
  readonly largestMs: number;
  readonly shift: number;
  readonly interactionMs: number;
  /** From the press to the whole picture. */
  readonly fullMs: number;
  readonly slides: number;
  readonly images: number;
}

/** A visit of each in turn, so that whatever else the machine does disturbs all alike. */
export async function measureLightboxes(
  browser: Browser,
  origin: string,
  subjects: readonly Subject[],
): Promise<(readonly [name: string, figures: Figures])[]> {
  // The first one is for the server: it makes the widths that are asked for.
  for (const subject of subjects) await visit(browser, origin, subject);
  const visits = new Map<Subject, Figures[]>(subjects.map((subject) => [subject, []]));
  for (let round = 1; round <= RUNS; round += 1) {
    for (const subject of subjects) {
      const figures = await visit(browser, origin, subject);
      visits.get(subject)?.push(figures);
      const { blockingMs, interactionMs, fullMs, largestMs } = figures;
      progress(
        `${subject.name}, ${round} of ${RUNS}: blocked ${Math.round(blockingMs)} ms, largest ${Math.round(largestMs)} ms, tap ${interactionMs} ms, full picture ${Math.round(fullMs)} ms`,
      );
    }
  }
  return [...visits].map(([{ name }, each]) => [name, medians(each)]);
}

function medians(visits: readonly Figures[]): Figures {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(visits.map((figures) => figures[key]))]),
  ) as unknown as Figures;
}

async function visit(browser: Browser, origin: string, subject: Subject): Promise<Figures> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  try {
    const scripts = weighScripts(page);
    await page.addInitScript(WATCH, subject.image);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(origin + subject.path, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    const eagerBytes = await scripts();
    const loading = await page.evaluate(() => window.benchSeen);
    await page.locator(subject.links).nth(1).tap();
    await page.waitForFunction(() => window.benchSeen.fullAt > 0);
    await page.waitForTimeout(QUIET_MS);
    const opened = await page.evaluate(() => window.benchSeen);
    for (let move = 0; move < MOVES; move += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(MOVE_MS);
    }
    const [slides, images] = await page.evaluate(
      ([root, slide]) => {
        const within = window.benchFind(root).flatMap((each) => [...each.querySelectorAll('img')]);
        return [
          window.benchFind(slide).length,
          within.filter(({ currentSrc }) => currentSrc).length,
        ] as const;
      },
      [subject.root, subject.slides] as const,
    );
    return {
      eagerBytes,
      allBytes: await scripts(),
      blockingMs: loading.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      largestMs: loading.largest,
      shift: opened.shifts,
      interactionMs: Math.max(0, ...opened.interactions),
      fullMs: opened.fullAt - opened.pressedAt,
      slides,
      images,
    };
  } finally {
    await context.close();
  }
}

/** What the page has fetched of scripts so far, each packed by itself. */
function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}
