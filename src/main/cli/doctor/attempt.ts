/** One check that cannot be made is a finding, and keeps no other from being made. */
import { isDiskFull } from '../outside-problem.ts';
import { UPGRADE } from '../upgrade-words.ts';
import { type Finding, note, problem } from './findings.ts';

/** @param isOlder the tables are of an older version, and may lack what is looked at */
export async function attempt(
  about: string,
  check: () => Finding[] | Promise<Finding[]>,
  isOlder = false,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (isOlder && isLacking(error))
      return [note(about, 'This can only be checked after an upgrade.', UPGRADE)];
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [
      problem(
        about,
        `This could not be checked: ${reason}.`,
        isDiskFull(error)
          ? 'Free some space, then run doctor again.'
          : 'Fix this first, then run doctor again.',
      ),
    ];
  }
}

const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/** Whether a query asked for a table or a column that is not there. */
function isLacking(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  return (
    code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN || /^no such (table|column)/.test(error.message)
  );
}
