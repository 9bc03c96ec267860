/**
 * Notes what Playwright runs. A test is run anew by itself, or with all of its file where that is to be run in order:
 * there, one builds on the other.
 */
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { firstLines, note } from './journal.ts';

export default class PlaywrightReporter implements Reporter {
  /** Files are named from here, as lists of tests to run name them. */
  #root: string | undefined;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#root = rootDir;
    for (const test of suite.allTests()) {
      const [, , file = '', ...titles] = test.titlePath();
      const name = titles.join(' › ');
      note({ kind: 'test', id: test.id, file, name, target: isInOrder(test) ? file : `${file} › ${name}` });
    }
  }

  onTestEnd(test: TestCase, { status, duration: ms, errors }: TestResult): void {
    const { id, expectedStatus } = test;
    if (status === expectedStatus)
      note({ kind: 'result', id, ms, state: status === 'skipped' ? 'skipped' : 'passed' });
    // One that is skipped unasked did not come to run: another failed before it.
    else if (status !== 'skipped')
      note({ kind: 'result', id, ms, state: 'failed', error: firstLines(errors) });
  }

  onError(error: TestError): void {
    const path = error.location?.file;
    // Before it begins nothing has run, whichever file is to blame.
    const file = path && this.#root ? relative(this.#root, path) : undefined;
    note({ kind: 'error', message: firstLines([error]), file });
  }

  /** Nothing is printed. */
  printsToStdio(): boolean {
    return false;
  }
}

/** Playwright keeps this to itself; the runner's own tests notice if it goes. */
interface Ordered {
  readonly _parallelMode?: string;
}

function isInOrder({ parent }: TestCase): boolean {
  for (let suite: Suite | undefined = parent; suite; suite = suite.parent)
    if ((suite as Ordered)._parallelMode === 'serial') return true;
  return false;
}
