/** What the one entry behind the npm scripts says without beginning anything. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function start(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a start that is asked for help says what there is to set, and starts nothing', () => {
  const { status, stdout, stderr } = start('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('PORT=8080 DATA_DIR=');
});

test('a start with words that it does not know is refused, with what to do', () => {
  const { status, stdout, stderr } = start('--port', '80');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('takes no arguments, and was given --port 80');
  expect(stderr).toContain('PORT=8080 DATA_DIR=');
});
