/** Counts what visitors' browsers report, and forgets what has not been met for long. */
import { addOccurrence, newGroup, type Occurrence, occurrenceOfError } from '#domain/errors/group.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { deleteBeyond, findSameGroup, insertGroup, updateGroup } from './queries.ts';

/** Groups of a site. Anybody may send reports: they must not fill the database. */
export const MAX_GROUPS = 300;
export const KEEP_ERRORS_MS = 90 * DAY_MS;

type ErrorDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

export async function recordOccurrences(
  deps: ErrorDeps,
  siteId: string,
  occurrences: readonly Occurrence[],
): Promise<void> {
  if (occurrences.length === 0) return;
  const at = deps.now();
  await deps.db.write(async (tx) => {
    let hasNew = false;
    for (const occurrence of occurrences) {
      const group = await findSameGroup(tx, siteId, occurrence.fingerprint);
      if (group) {
        await updateGroup(tx, addOccurrence(group, occurrence, at));
        continue;
      }
      hasNew = true;
      await insertGroup(tx, siteId, occurrence.fingerprint, newGroup(deps.newId(), occurrence, at));
    }
    if (hasNew) await deleteBeyond(tx, siteId, MAX_GROUPS);
  });
}

export interface PageFailure {
  readonly siteId: string;
  readonly url: string;
  readonly userAgent: string;
  readonly error: unknown;
}

/** A page the server could not make stands beside the errors of browsers. Nobody waits for it. */
export function failureRecorder(deps: ErrorDeps & Pick<Deps, 'log'>): (failure: PageFailure) => void {
  return ({ siteId, url, userAgent, error }) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const place = { file: '', line: 0, column: 0, websiteId: siteId, templateId: '' };
    const entry = { ...place, app: 'server', message, stack, url, userAgent };
    recordOccurrences(deps, siteId, [occurrenceOfError(entry)]).catch((failure: unknown) =>
      deps.log.warn({ err: failure }, 'a failure could not be recorded'),
    );
  };
}
