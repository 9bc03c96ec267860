/** How a run is told: what took long first and what failed last, because a log that is cut keeps its end. */
import type { Entry, RunTest, Verdict } from './outcome.ts';

const SLOWEST = 20;

export interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly isGood: boolean;
}

export interface Result {
  /** Of the step that ran them. */
  readonly name: string;
  readonly tests: readonly RunTest[];
  readonly verdict: Verdict;
}

/** A step that is not good counts as one failure. The last line is `N passed, N failed`. */
export function tellRun(
  steps: readonly Step[],
  results: readonly Result[],
): { readonly lines: string[]; readonly isGood: boolean } {
  const broken = steps.filter(({ isGood }) => !isGood).map(entryOfStep);
  const red = [...broken, ...results.flatMap(({ verdict }) => verdict.red)];
  const flaky = results.flatMap(({ verdict }) => verdict.flaky);
  const passed = results.reduce((sum, { verdict }) => sum + verdict.passed, 0);
  const lines = [
    ...section('the slowest tests', tellSlowest(results.flatMap(({ tests }) => tests))),
    ...section('steps', steps.map(tellStepAmong(results))),
    ...section('flaky: failed once, passed once; to be mended next', flaky.map(tellEntry('~'))),
    ...section('failed', red.map(tellEntry('✗'))),
    '',
    `${passed} passed, ${red.length} failed`,
  ];
  return { lines, isGood: red.length === 0 };
}

function entryOfStep({ name }: Step): Entry {
  return { title: name, message: 'What it said stands above, below its name.' };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `── ${title}`, ...lines];
}

function tellSlowest(tests: readonly RunTest[]): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, name, ms }) => `${tellSeconds(ms / 1000)}  ${file} › ${name}`);
}

function tellStepAmong(results: readonly Result[]): (step: Step) => string {
  return ({ name, seconds, isGood }) => {
    const verdict = results.find((result) => result.name === name)?.verdict;
    const mark = isGood && !verdict?.red.length ? '✓' : '✗';
    return `${mark} ${tellSeconds(seconds)}  ${name}${verdict ? `: ${tellCounts(verdict)}` : ''}`;
  };
}

function tellCounts({ passed, red, flaky }: Verdict): string {
  const counts = `${passed} passed, ${red.length} failed`;
  return flaky.length === 0 ? counts : `${counts}, ${flaky.length} flaky`;
}

function tellEntry(mark: string): (entry: Entry) => string {
  return ({ title, message }) => `${mark} ${title}\n  ${message}`;
}

function tellSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
