/** What came of a run, and of running anew what failed in it: pure, so that it can be tested without a runner. */
import type { Line, StrayError, TestName, TestResult } from './journal.ts';

/** `missing`: it was to be run, and has no result. */
export interface RunTest extends TestName, Omit<TestResult, 'state'> {
  readonly state: TestResult['state'] | 'missing';
}

export interface Outcome {
  /** By their ids. */
  readonly tests: ReadonlyMap<string, RunTest>;
  /** Those that belong to no test. */
  readonly errors: readonly StrayError[];
}

/** @param code the exit code of the runner */
export function readOutcome(lines: readonly Line[], code: number): Outcome {
  const { tests, errors } = collect(lines);
  const files = new Set(
    lines.map((line) => (line.kind === 'file' || line.kind === 'test' ? line.file : undefined)),
  );
  // An error of what tests share names a file that cannot be run: it may have come from any of them.
  const placed = errors.map((error) => (files.has(error.file) ? error : { message: error.message }));
  const all: StrayError[] = [...placed, ...unexplained([...tests.values()], placed)];
  const isFlawless = all.length === 0 && [...tests.values()].every(isFine);
  if (isFlawless && code !== 0)
    all.push({ message: `the runner ended with code ${code}, though nothing failed` });
  else if (isFlawless && tests.size === 0) all.push({ message: 'no test was found' });
  return { tests, errors: all };
}

function collect(lines: readonly Line[]): { tests: Map<string, RunTest>; errors: StrayError[] } {
  const tests = new Map<string, RunTest>();
  const errors: StrayError[] = [];
  const unfinished = new Set<string>();
  for (const { kind, ...line } of lines as (Line & StrayError & RunTest)[]) {
    if (kind === 'file') unfinished.add(line.file);
    else if (kind === 'done') unfinished.delete(line.file);
    else if (kind === 'test') tests.set(line.id, { ...line, state: 'missing', ms: 0 });
    else if (kind === 'result') tests.set(line.id, { ...tests.get(line.id), ...line });
    else errors.push(line);
  }
  for (const file of unfinished) errors.push({ file, message: 'was not run to its end' });
  return { tests, errors };
}

/** That tests did not run is an error of its own where nothing else in their file says why. */
function unexplained(tests: readonly RunTest[], errors: readonly StrayError[]): StrayError[] {
  const failed = tests.filter(({ state }) => state === 'failed');
  const explained = new Set([...failed, ...errors].map(({ file }) => file));
  const missing = tests.filter(({ state, file }) => state === 'missing' && !explained.has(file));
  return [...Map.groupBy(missing, ({ file }) => file)].map(([file, { length }]) => ({
    file,
    message: `${length} of its tests did not run`,
  }));
}

function isFine({ state }: RunTest): boolean {
  return state === 'passed' || state === 'skipped';
}

/**
 * What to run anew: what reporters named as targets, and whole files; everything after an error that names no file;
 * undefined for nothing.
 */
export function planRerun({ tests, errors }: Outcome): 'everything' | readonly string[] | undefined {
  if (errors.some(({ file }) => file === undefined)) return 'everything';
  const files = new Set(errors.flatMap(({ file }) => file ?? []));
  const unfine = [...tests.values()].filter((test) => !isFine(test));
  const targets = unfine.map(({ file, target }) => (files.has(file) ? file : target));
  return targets.length + files.size === 0 ? undefined : [...new Set([...files, ...targets])];
}

export interface Entry {
  readonly title: string;
  readonly message: string;
}

export interface Verdict {
  readonly passed: number;
  /** Failed in both runs, or in one and passed in none. */
  readonly red: readonly Entry[];
  /** Failed in one run of two. */
  readonly flaky: readonly Entry[];
}

/** @param again what came of what was run anew */
export function judge(first: Outcome, again: Outcome = { tests: new Map(), errors: [] }): Verdict {
  const ids = new Set([...first.tests.keys(), ...again.tests.keys()]);
  const tests = [...ids].map((id) => [first, again].flatMap(({ tests }) => tests.get(id) ?? []));
  const files = new Set([...first.errors, ...again.errors].map(({ file }) => file));
  const judged = [...tests.map(judgeTest), ...[...files].map((file) => judgeErrors(file, first, again))];
  const entriesOf = (kind: Judged['kind']) =>
    judged.flatMap((each) => (each.kind === kind ? (each.entry ?? []) : []));
  return {
    passed: tests.filter(hasPassed).length,
    red: entriesOf('red'),
    flaky: entriesOf('flaky'),
  };
}

interface Judged {
  readonly kind: 'fine' | 'flaky' | 'red';
  readonly entry?: Entry;
}

function hasPassed(runs: readonly RunTest[]): boolean {
  return runs.some(({ state }) => state === 'passed');
}

function judgeTest(runs: readonly RunTest[]): Judged {
  const failed = runs.find(({ state }) => state === 'failed') ?? runs.find((run) => !isFine(run));
  // What only did not run at first was kept from it by something that is told for itself.
  if (!failed || (failed.state === 'missing' && runs.some(isFine))) return { kind: 'fine' };
  const entry = { title: `${failed.file} › ${failed.name}`, message: failed.error ?? 'did not run' };
  return { kind: hasPassed(runs) ? 'flaky' : 'red', entry };
}

/**
 * By the file they came from: which words an accident finds is no matter. Whatever cannot be told from one that came
 * back is red, as is one whose file was not run anew as a whole.
 */
function judgeErrors(file: string | undefined, first: Outcome, again: Outcome): Judged {
  const isSame = (error: StrayError) => error.file === file || error.file === undefined;
  const isBack = again.errors.some((error) => isSame(error) || file === undefined);
  const isRed = first.errors.some(isSame) ? isBack || !hasRunAnew(file, first, again) : file === undefined;
  const found = [...first.errors, ...again.errors].find((error) => error.file === file);
  return {
    kind: isRed ? 'red' : 'flaky',
    entry: { title: file ?? 'the run itself', message: found?.message ?? '' },
  };
}

function hasRunAnew(file: string | undefined, first: Outcome, again: Outcome): boolean {
  const testsOf = ({ tests }: Outcome) =>
    [...tests].filter(([, test]) => file === undefined || test.file === file);
  const ran = new Set(testsOf(again).flatMap(([id, { state }]) => (state === 'missing' ? [] : id)));
  return ran.size > 0 && testsOf(first).every(([id]) => ran.has(id));
}
