/** One check that cannot be made is a finding, and keeps no other from being made. */
import { isDiskFull } from '../outside-problem.ts';
import { type Finding, problem } from './findings.ts';

/** @param remedy where the reason does not say what to do */
export async function attempt(
  about: string,
  check: () => Finding[] | Promise<Finding[]>,
  remedy = 'Fix this first, then run doctor again.',
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [
      problem(
        about,
        `This could not be checked: ${reason}.`,
        isDiskFull(error) ? 'Free some space, then run doctor again.' : remedy,
      ),
    ];
  }
}
