/** The runner itself, on suites of a few tests that fail as real ones do. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '../../node_modules/.bin');

test('what fails every second time is named as flaky, what always fails is red, and nothing goes missing', () => {
  const firstTimes = mkdtempSync(join(tmpdir(), 'vitrine-runner-'));
  const PATH = `${BIN}${delimiter}${process.env['PATH'] ?? ''}`;
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'fixtures/run.mjs')], {
    env: { ...process.env, PATH, FIRST_TIMES: firstTimes, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  rmSync(firstTimes, { recursive: true, force: true });
  const told = stdout.slice(stdout.indexOf('── steps'));
  expect(told, stderr).toBe(`── steps
✗    0.0 s  units: 4 passed, 1 failed, 3 flaky
✗    0.0 s  browser: 5 passed, 1 failed, 2 flaky
✓    0.0 s  units: what failed, once more
✓    0.0 s  browser: what failed, once more

── flaky: failed once, passed once; to be mended next
~ tests.case.ts › fails every second time
  expected true to be false // Object.is equality
~ loading.case.ts
  could not be loaded
~ stray.case.ts
  a file was left open (while “passes beside an error that belongs to no test” ran)
~ in-order.case.ts › builds on what was prepared
  Error: expect(received).toBe(expected) // Object.is equality
~ tests.case.ts › is run anew by itself
  Error: expect(received).toBe(expected) // Object.is equality

── failed
✗ tests.case.ts › always fails
  expected 'always' to be 'never' // Object.is equality
✗ tests.case.ts › always fails
  Error: expect(received).toBe(expected) // Object.is equality

9 passed, 2 failed
`);
  expect(status).toBe(1);
});
