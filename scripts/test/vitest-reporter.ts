/** Notes what Vitest runs. A file is what is run anew: its tests share databases and build on each other. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { firstLines, note } from './journal.ts';

interface UnhandledError {
  readonly message?: string;
  readonly VITEST_TEST_PATH?: string;
  readonly VITEST_TEST_NAME?: string;
}

export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) note({ kind: 'file', file: nameOf(moduleId) });
  }

  onTestModuleCollected({ moduleId, children }: TestModule): void {
    const file = nameOf(moduleId);
    for (const { id, fullName } of children.allTests())
      note({ kind: 'test', id, file, name: fullName, target: file });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    if (state === 'pending') return;
    const error = state === 'failed' ? { error: firstLines(errors) } : {};
    note({ kind: 'result', id: test.id, state, ms, ...error });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = nameOf(module.moduleId);
    for (const each of [module, ...module.children.allSuites()]) {
      const errors = each.errors();
      if (errors.length > 0) note({ kind: 'error', file, message: firstLines(errors) });
    }
    note({ kind: 'done', file });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly UnhandledError[]): void {
    for (const error of errors) {
      const path = error.VITEST_TEST_PATH;
      const during = error.VITEST_TEST_NAME;
      const message = firstLines([error]) + (during ? ` (while “${during}” ran)` : '');
      note({ kind: 'error', message, file: path && nameOf(path) });
    }
  }
}

function nameOf(path: string): string {
  return relative(process.cwd(), path);
}
