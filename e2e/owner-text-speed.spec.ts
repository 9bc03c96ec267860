/** Typing on a long page with a slow processor: from each key to the picture that shows it. Judged with JUDGE_TIMES. */
import { type BrowserContext, type CDPSession, expect, type Frame, type Page } from '@playwright/test';
import { paragraphs } from '#domain/content/rich-text.ts';
import { test } from './support/browser-test.ts';
import { block, pageBody, section } from './support/edit-frame.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';
import { skipGuide } from './support/page-editor.ts';
import { areTimesJudged } from './support/walk.ts';

const BLOCKS = 60;
const SLOWER = 4;
/** Of the 95th percentile. */
const MOST_MS = 150;
/** Where times are not judged, only what nobody could write with fails: then it is not the machine. */
const UNUSABLE_MS = 1000;
const WANTED_MS = areTimesJudged ? MOST_MS : UNUSABLE_MS;
/** Other work on the machine must not fail the test: the best round counts. */
const ROUNDS = 3;
/** As a fast typist: twelve keys a second. */
const KEY_MS = 80;
const SENTENCE = 'Clay remembers every hand that turned it, and forgives most of them. ';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

interface Timed {
  /** Milliseconds from each key to the end of the frame that shows it. */
  readonly keys: number[];
  /** Of tasks over 50 ms, the longest. */
  readonly longest: number;
}

/** Measures in the frame itself, whose processor is the slow one. */
function watchKeys(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: number[] = [];
  const timed = { keys: [] as number[], longest: 0 };
  port1.onmessage = () => {
    // A message comes after the frame has been drawn.
    for (const at of waiting.splice(0)) timed.keys.push(performance.now() - at);
  };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key.length !== 1) return;
      waiting.push(event.timeStamp);
      requestAnimationFrame(() => port2.postMessage(0));
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) timed.longest = Math.max(timed.longest, duration);
  }).observe({ type: 'longtask' });
  (window as unknown as { timed: Timed }).timed = timed;
}

async function typeRound(page: Page, frame: Frame): Promise<Timed> {
  await frame.evaluate(() => {
    const { timed } = window as unknown as { timed: { keys: number[]; longest: number } };
    timed.keys.length = 0;
    timed.longest = 0;
  });
  await page.keyboard.type(SENTENCE, { delay: KEY_MS });
  const read = () => frame.evaluate(() => (window as unknown as { timed: Timed }).timed);
  await expect.poll(async () => (await read()).keys.length).toBe(SENTENCE.length);
  return read();
}

const percentile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0);

test(`with ${BLOCKS} blocks and a processor ${SLOWER} times slower, keys are seen as they are typed`, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const page = await context.newPage();
  const { siteId } = await signInOwner(server, context);
  await skipGuide(page);
  const text = (at: number) =>
    block('text', {
      content: paragraphs(`${at}. ${SENTENCE.repeat(4)}`, SENTENCE.repeat(3)),
      size: 'regular',
    });
  const blocks = Array.from({ length: BLOCKS }, (_, at) => text(at));
  const sections = [0, 1, 2, 3].map((at) => section(blocks.slice(at * 15, at * 15 + 15)));
  const made = await page.request.post(`${server.origin}/api/sites/${siteId}/documents`, {
    headers: { 'x-vitrine': '1', origin: server.origin },
    data: { kind: 'page', body: { ...pageBody(...sections), title: 'Long' } },
  });
  const { document } = (await made.json()) as { document: { id: string } };
  await page.goto(`${server.origin}/sites/${siteId}/edit/${document.id}`);
  const shown = page.frameLocator('iframe[title="The page"]');
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await shown.locator('.text').nth(20).dblclick();
  await expect(shown.locator('.ProseMirror')).toBeFocused();
  const frame = page.frames().find((one) => one.url().includes('/_edit/'));
  if (!frame) throw new Error('there is no frame');
  await frame.evaluate(watchKeys);
  await page.keyboard.press('Control+End');
  const sessions = { owner: await context.newCDPSession(page), frame: await context.newCDPSession(frame) };
  const slow = async (rate: number) => {
    for (const session of Object.values(sessions))
      await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await slow(SLOWER);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best >= WANTED_MS; round += 1) {
    const p95 = report('typing', await typeRound(page, frame));
    best = Math.min(best, p95);
    // Beside each round, since what else the machine does changes.
    await typeInBare(context);
  }
  await slow(1);
  for (const [name, session] of Object.entries(sessions)) {
    const work = (await workOf(session, () => typeRound(page, frame))) / SENTENCE.length;
    console.log(`typing: ${work.toFixed(1)} ms of work a key at full speed, ${name}`);
  }
  expect(best).toBeLessThan(WANTED_MS);
  await context.close();
});

/** What the browser itself takes: the same keys in a bare editable element. */
async function typeInBare(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.setContent('<div contenteditable>Clay.</div>');
  await page.locator('div').focus();
  await page.evaluate(watchKeys);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  report('bare element', await typeRound(page, page.mainFrame()));
  await page.close();
}

/** @returns the 95th percentile */
function report(what: string, { keys, longest }: Timed): number {
  const [median = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) => percentile(keys, share));
  console.log(`${what}: median ${median} ms, p95 ${p95} ms, most ${most} ms, longest task ${longest} ms`);
  return p95;
}

/** Milliseconds that a page's own thread was at work. */
async function workOf(session: CDPSession, run: () => Promise<unknown>): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  await run();
  return (await read()) - before;
}
