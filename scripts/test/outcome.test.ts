import { describe, expect, test } from 'vitest';
import type { Line, StrayError } from './journal.ts';
import { judge, planRerun, readOutcome } from './outcome.ts';

type State = 'passed' | 'failed' | 'skipped' | 'missing';

/** Lines about tests called `file/name`, each with how it went. */
function journal(states: Readonly<Record<string, State>>, errors: readonly StrayError[] = []): Line[] {
  const tests = Object.entries(states).flatMap(([id, state]): Line[] => {
    const [file = '', name = ''] = id.split('/');
    const error = state === 'failed' ? { error: `${name} failed` } : {};
    const result: Line[] = state === 'missing' ? [] : [{ kind: 'result', id, state, ms: 1, ...error }];
    return [{ kind: 'test', id, file, name, target: `${file} › ${name}` }, ...result];
  });
  return [...tests, ...errors.map((error): Line => ({ kind: 'error', ...error }))];
}
const outcome = (...[states, errors]: Parameters<typeof journal>) => readOutcome(journal(states, errors), 0);

describe('what is run anew', () => {
  test('nothing where all passed or was left out on purpose', () => {
    expect(planRerun(outcome({ 'a/1': 'passed', 'a/2': 'skipped' }))).toBeUndefined();
  });

  test('each test that failed or did not run', () => {
    const plan = planRerun(outcome({ 'a/1': 'failed', 'a/2': 'passed', 'a/3': 'missing', 'b/1': 'passed' }));
    expect(plan).toEqual(['a › 1', 'a › 3']);
  });

  test('the file of an error that belongs to no test, and then none of its tests once more', () => {
    const plan = planRerun(outcome({ 'a/1': 'failed', 'b/1': 'failed' }, [{ file: 'a', message: 'stray' }]));
    expect(plan).toEqual(['a', 'b › 1']);
  });

  test('everything where it is not known where an error came from', () => {
    expect(planRerun(outcome({ 'a/1': 'passed' }, [{ message: 'stray' }]))).toBe('everything');
  });
});

describe('what is no test', () => {
  test('a runner that ends badly though nothing failed', () => {
    const [error] = readOutcome(journal({ 'a/1': 'passed' }), 1).errors;
    expect(error).toEqual({ message: 'the runner ended with code 1, though nothing failed' });
    expect(readOutcome(journal({ 'a/1': 'failed' }), 1).errors).toEqual([]);
  });

  test('a run without tests', () => {
    expect(readOutcome([], 0).errors).toEqual([{ message: 'no test was found' }]);
  });

  test('a file that was begun and not ended, as by a runner that was killed', () => {
    const lines: Line[] = [
      { kind: 'file', file: 'a' },
      { kind: 'file', file: 'b' },
      { kind: 'done', file: 'a' },
    ];
    expect(readOutcome(lines, 1).errors).toEqual([{ file: 'b', message: 'was not run to its end' }]);
  });

  test('tests that are missing, where no other failure of their file says why', () => {
    const missing = { 'a/1': 'missing', 'a/2': 'missing', 'b/1': 'failed', 'b/2': 'missing' } as const;
    expect(outcome(missing).errors).toEqual([{ file: 'a', message: '2 of its tests did not run' }]);
  });
});

describe('the verdict', () => {
  const told = (title: string, message: string) => ({ title, message });

  test('a test that failed twice is red, one that failed once is flaky and has passed', () => {
    const first = outcome({ 'a/1': 'failed', 'a/2': 'failed', 'a/3': 'passed', 'a/4': 'passed' });
    const again = outcome({ 'a/1': 'failed', 'a/2': 'passed', 'a/3': 'failed' });
    expect(judge(first, again)).toEqual({
      passed: 3,
      red: [told('a › 1', '1 failed')],
      flaky: [told('a › 2', '2 failed'), told('a › 3', '3 failed')],
    });
  });

  test('a test that failed and was not run anew is red', () => {
    expect(judge(outcome({ 'a/1': 'failed' }), outcome({})).red).toContainEqual(told('a › 1', '1 failed'));
    expect(judge(outcome({ 'a/1': 'failed' })).red).toEqual([told('a › 1', '1 failed')]);
  });

  test('tests that never came to run are red, each of them', () => {
    const first = outcome({ 'a/1': 'failed', 'a/2': 'missing', 'a/3': 'missing' });
    const again = outcome({ 'a/1': 'passed', 'a/2': 'missing', 'a/3': 'passed' });
    expect(judge(first, again).red).toContainEqual(told('a › 2', 'did not run'));
    expect(judge(first, again).passed).toBe(2);
    expect(judge(first, again).flaky).toContainEqual(told('a › 1', '1 failed'));
  });

  test('an error that cannot be told from one that came back is red', () => {
    const fine = { 'a/1': 'passed', 'b/1': 'passed' } as const;
    const of = (...errors: StrayError[]) => outcome(fine, errors);
    const known = { file: 'a', message: 'left open' };
    const unknown = { message: 'the runner ended with code 1' };
    expect(judge(of(known), of(unknown)).red).toContainEqual(told('a', 'left open'));
    expect(judge(of(unknown), of(known)).red).toContainEqual(told('the run itself', unknown.message));
    expect(judge(of(), of(unknown)).red).toEqual([told('the run itself', unknown.message)]);
    expect(judge(of(unknown), of())).toMatchObject({
      red: [],
      flaky: [told('the run itself', unknown.message)],
    });
  });

  test('an error whose file was not run anew, or only in part, is red', () => {
    const first = outcome({ 'a/1': 'passed', 'a/2': 'passed' }, [{ file: 'a', message: 'lost' }]);
    for (const again of [outcome({ 'b/1': 'passed' }), outcome({ 'a/1': 'passed' })])
      expect(judge(first, again).red).toEqual([told('a', 'lost')]);
  });

  test('an error of a file without tests belongs to the whole run', () => {
    const helper = { file: 'support/server', message: 'a fixture failed' };
    const first = outcome({ 'a/1': 'passed' }, [helper]);
    expect(planRerun(first)).toBe('everything');
    expect(judge(first, outcome({ 'a/1': 'passed' }, [helper])).red).toEqual([
      told('the run itself', helper.message),
    ]);
  });

  test('an error that belongs to no test is red by the file it comes from, in other words too', () => {
    const first = outcome({ 'a/1': 'passed', 'b/1': 'passed' }, [
      { file: 'a', message: 'left open' },
      { file: 'b', message: 'lost' },
    ]);
    const again = outcome({ 'a/1': 'passed', 'b/1': 'passed' }, [{ file: 'a', message: 'left open again' }]);
    expect(judge(first, again)).toEqual({
      passed: 2,
      red: [told('a', 'left open')],
      flaky: [told('b', 'lost')],
    });
  });
});
