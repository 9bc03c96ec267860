/** The database and the files that belong to it. */
import { MINUTE_MS } from '#domain/time.ts';
import type { MediaTable } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { countJobs } from '#server/jobs/queries.ts';
import { hashFile } from '#server/storage/hash-file.ts';
import type { Storage } from '#server/storage/storage.ts';
import { keysOf } from '#server/transfer-ports.ts';
import { type Finding, few, good, note, problem } from './findings.ts';
import { countOverdueJobs, listDamages, listLiveMedia, listLostVersions } from './queries.ts';

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

/** @param isDeep reads every file, so that a changed byte is found, not only a changed length */
export async function checkMedia(
  { db }: Pick<Deps, 'db'>,
  storage: Storage,
  isDeep = false,
): Promise<Finding> {
  const media = await listLiveMedia(db.read);
  const missing: string[] = [];
  const changed: string[] = [];
  for (const row of media) {
    const [original = ''] = keysOf(row);
    const sizes = await Promise.all(keysOf(row).map((key) => storage.size(key)));
    if (sizes.includes(undefined)) missing.push(`“${row.filename}” (${row.id})`);
    else if (
      (await storage.size(original)) !== row.bytes ||
      (isDeep && !(await isAsUploaded(storage, original, row)))
    )
      changed.push(`“${row.filename}” (${row.id})`);
  }
  if (missing.length > 0)
    return problem(
      'Media',
      `Files of ${few(missing)} are not in the media folder.`,
      `${RESTORE} Or upload them again.`,
    );
  if (changed.length > 0)
    return problem(
      'Media',
      `The files of ${few(changed)} have changed on disk.`,
      `${RESTORE} Or upload them again. Then look after the disk.`,
    );
  const compared = isDeep ? ' and are as they were uploaded' : '';
  return good('Media', `All files are there${compared} (uploads: ${media.length}).`);
}

async function isAsUploaded(storage: Storage, key: string, { hash }: MediaTable): Promise<boolean> {
  return (await storage.withFile(key, hashFile)) === hash;
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
