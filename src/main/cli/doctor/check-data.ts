/** The database, and the jobs in it. */
import { MINUTE_MS } from '#domain/time.ts';
import type { Deps } from '#server/deps.ts';
import { countJobs } from '#server/jobs/queries.ts';
import { type Finding, few, good, note, problem } from './findings.ts';
import { countOverdueJobs, listDamages, listLostVersions } from './queries.ts';

/** A waiting job this late means that no server is running. */
const OVERDUE_MS = 15 * MINUTE_MS;

const RESTORE = 'Restore the last backup (npx vitrine restore FILE).';

export async function checkDatabase({ db }: Pick<Deps, 'db'>): Promise<Finding[]> {
  const damages = await listDamages(db);
  const lost = await listLostVersions(db.read);
  const engine = db.engine === 'sqlite' ? 'The embedded database' : 'PostgreSQL';
  return [
    damages.length === 0
      ? good('Database', `${engine} is working and intact.`)
      : problem('Database', `${engine} is damaged: ${few(damages)}.`, RESTORE),
    ...(lost.length === 0
      ? []
      : [
          problem(
            'Documents',
            `The content of ${few(lost.map((each) => `“${each.title}” (${each.id})`))} is missing.`,
            RESTORE,
          ),
        ]),
  ];
}

export async function checkJobs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Finding> {
  const { dead = 0, waiting = 0 } = await countJobs(db.read);
  if (dead > 0) {
    return problem(
      'Jobs',
      `${dead} ${dead === 1 ? 'job has' : 'jobs have'} failed permanently.`,
      'See why with “npx vitrine jobs list --status dead”, then “npx vitrine jobs retry --all”.',
    );
  }
  const overdue = await countOverdueJobs(db.read, now() - OVERDUE_MS);
  return overdue > 0
    ? note('Jobs', `${overdue} jobs are overdue.`, 'The server runs them. Check that it is running.')
    : good('Jobs', `No failed jobs. ${waiting} waiting.`);
}
