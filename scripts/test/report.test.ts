import { expect, test } from 'vitest';
import type { RunTest } from './outcome.ts';
import { tellRun } from './report.ts';

const testOf = (name: string, ms: number): RunTest => ({
  ...{ id: name, file: 'a.test.ts', name, target: 'a.test.ts', ms, state: 'passed' },
});
const verdict = { passed: 3, red: [], flaky: [] };

test('a run that went well ends in its count, below steps and the slowest twenty tests', () => {
  const tests = Array.from({ length: 25 }, (_, index) => testOf(`test ${index}`, index * 1000));
  const steps = [
    { name: 'types', seconds: 1.25, isGood: true },
    { name: 'tests', seconds: 100, isGood: true },
  ];
  const { lines, isGood } = tellRun(steps, [{ name: 'tests', tests, verdict }]);
  expect(isGood).toBe(true);
  expect(lines.slice(0, 3)).toEqual(['', '── the slowest tests', '  24.0 s  a.test.ts › test 24']);
  expect(lines.slice(21)).toEqual([
    '   5.0 s  a.test.ts › test 5',
    '',
    '── steps',
    '✓    1.3 s  types',
    '✓  100.0 s  tests: 3 passed, 0 failed',
    '',
    '3 passed, 0 failed',
  ]);
});

test('what is flaky is named, and does not make a run red', () => {
  const flaky = [{ title: 'a.test.ts › now and then', message: 'it rained' }];
  const steps = [{ name: 'tests', seconds: 1, isGood: true }];
  const { lines, isGood } = tellRun(steps, [{ name: 'tests', tests: [], verdict: { ...verdict, flaky } }]);
  expect(isGood).toBe(true);
  expect(lines.slice(-4)).toEqual([
    '── flaky: failed once, passed once; to be mended next',
    '~ a.test.ts › now and then\n  it rained',
    '',
    '3 passed, 0 failed',
  ]);
  expect(lines).toContain('✓    1.0 s  tests: 3 passed, 0 failed, 1 flaky');
});

test('tests and steps that failed make it red', () => {
  const red = [{ title: 'a.test.ts › never', message: 'it poured' }];
  const steps = [
    { name: 'types', seconds: 1, isGood: false },
    { name: 'tests', seconds: 1, isGood: true },
  ];
  const { lines, isGood } = tellRun(steps, [{ name: 'tests', tests: [], verdict: { ...verdict, red } }]);
  expect(isGood).toBe(false);
  expect(lines).toContain('✗    1.0 s  tests: 3 passed, 1 failed');
  expect(lines.slice(-4)).toEqual([
    '✗ types\n  What it said stands above, below its name.',
    '✗ a.test.ts › never\n  it poured',
    '',
    '3 passed, 2 failed',
  ]);
});
