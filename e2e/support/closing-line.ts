/** Ends the browser tests with one line that says how they went. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class ClosingLine implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') this.#counts.skipped += 1;
    else if (test.ok()) this.#counts.passed += 1;
    else this.#counts.failed += 1;
  }

  onEnd(result: FullResult): void {
    const { passed, failed, skipped } = this.#counts;
    const seconds = (result.duration / 1000).toFixed(1);
    console.log(`Browser tests: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
  }
}
