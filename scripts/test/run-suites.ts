/** Runs suites of tests, and what failed in them once more when all else is done. */
import { judge, type Outcome, planRerun } from './outcome.ts';
import type { Result } from './report.ts';

export interface Suite {
  readonly name: string;
  /** @param targets of which a plan speaks; all by default */
  run(targets?: readonly string[]): Promise<Outcome>;
}

/** Runs something as a step of its own. */
type RunStep = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/** @param meanwhile whatever else is to be done before anything is run anew */
export async function runSuites(
  suites: readonly Suite[],
  step: RunStep,
  meanwhile: () => Promise<void> = async () => {},
): Promise<Result[]> {
  const ran: (Suite & { readonly outcome: Outcome })[] = [];
  for (const suite of suites) ran.push({ ...suite, outcome: await step(suite.name, () => suite.run()) });
  await meanwhile();
  const results: Result[] = [];
  for (const { name, run, outcome } of ran) {
    const plan = planRerun(outcome);
    const targets = plan === 'everything' ? undefined : plan;
    const again = plan && (await step(`${name}: what failed, once more`, () => run(targets)));
    results.push({ name, tests: [...outcome.tests.values()], verdict: judge(outcome, again) });
  }
  return results;
}
