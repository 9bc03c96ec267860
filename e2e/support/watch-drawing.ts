/**
 * Chromium without a screen now and then stops drawing while it goes on answering: whatever waits for a frame waits in
 * vain, as every press does. Such a browser is closed, so that its test fails at once and is run anew in another.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

interface Patience {
  /** Before it is looked at: most tests are over by then, and never disturbed. */
  readonly beforeMs: number;
  /** Without a frame, while timers go on. */
  readonly frameMs: number;
  /** Between one look and the next. */
  readonly betweenMs: number;
}

const PATIENCE: Patience = { beforeMs: 20_000, frameMs: 20_000, betweenMs: 5000 };

export interface DrawingWatch {
  /** Whether a page stopped drawing, and the browser was closed for it. */
  hasStopped(): boolean;
  end(): void;
}

export function watchDrawing(browser: Browser, patience: Patience = PATIENCE): DrawingWatch {
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  let hasStopped = false;
  let isOver = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const areDrawn = await Promise.all(pages.map((page) => isDrawn(page, sessions, patience.frameMs)));
    if (isOver) return;
    if (areDrawn.every(Boolean)) return wait(patience.betweenMs);
    hasStopped = true;
    await browser.close();
  };
  const wait = (ms: number): void => {
    timer = setTimeout(() => void look(), ms);
  };
  wait(patience.beforeMs);
  return {
    hasStopped: () => hasStopped,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/**
 * True also for a page that has gone, whose scripts are off, or that still loads: nothing is known to be wrong with it.
 * Before its style sheets are there no page is drawn, and over a slow line they take long.
 */
export async function isDrawn(
  page: Page,
  sessions: WeakMap<Page, Promise<CDPSession>>,
  frameMs: number,
): Promise<boolean> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  try {
    const session = await opened;
    const { frameTree } = await session.send('Page.getFrameTree');
    // In a world of its own: tests look at what scripts of the page ask for.
    const world = { frameId: frameTree.frame.id, worldName: 'watch-drawing' };
    const { executionContextId } = await session.send('Page.createIsolatedWorld', world);
    const { result } = await session.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression: `new Promise((answer) => {
        requestAnimationFrame(() => answer(true));
        setTimeout(() => answer(document.readyState !== 'complete'), ${frameMs});
      })`,
      awaitPromise: true,
    });
    return result.value !== false;
  } catch {
    return true;
  }
}
