/** The database, and the jobs in it. */
import { MINUTE_MS } from '#domain/time.ts';
import type { Deps } from '#server/deps.ts';
import { countJobs } from '#server/jobs/queries.ts';
import { type Finding, few, good, note, problem } from './findings.ts';
import { countOverdueJobs, listDamages, listLostVersions } from './queries.ts';

/** A waiting job this late means that nobody is working. */
const OVERDUE_MS = 15 * MINUTE_MS;

const RESTORE = 'Restore the last backup (npx vitrine restore FILE).';

export async function checkDatabase({ db }: Pick<Deps, 'db'>): Promise<Finding[]> {
  const damages = await listDamages(db);
  const lost = await listLostVersions(db.read);
  const engine = db.engine === 'sqlite' ? 'The embedded database' : 'PostgreSQL';
  return [
    damages.length === 0
      ? good('Database', `${engine} opens and is sound.`)
      : problem('Database', `${engine} is damaged: ${few(damages)}.`, RESTORE),
    ...(lost.length === 0
      ? []
      : [
          problem(
            'Documents',
            `The text of ${few(lost.map((each) => `“${each.title}” (${each.id})`))} is not there.`,
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
      `${dead} ${dead === 1 ? 'job has' : 'jobs have'} failed for good.`,
      'See why with “npx vitrine jobs list --status dead”, then “npx vitrine jobs retry --all”.',
    );
  }
  const overdue = await countOverdueJobs(db.read, now() - OVERDUE_MS);
  return overdue > 0
    ? note('Jobs', `${overdue} jobs are late.`, 'The server does them: check that it runs.')
    : good('Jobs', `None has failed; waiting for their time: ${waiting}.`);
}
