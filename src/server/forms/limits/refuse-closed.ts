/** Forms that take nothing at the moment: before, after, and when all places are taken. */
import { closedWords } from '#domain/forms/form-texts.ts';
import { type ClosedForm, closedBy, closedText } from '#domain/forms/limits.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { AskedSite } from '../../http/site-environment.ts';
import type { ReadKey } from '../../http/submission-key.ts';
import type { FoundForm } from '../find-form.ts';
import { findSubmissionByKey } from '../submit/queries.ts';
import { countTaken, findSiteClock } from './queries.ts';

interface Refused {
  readonly form: FoundForm;
  readonly closed: ClosedForm;
  readonly key: ReadKey | undefined;
}

/** What was stored in time is answered as before: only its answer may have been lost. */
export async function refuseClosed(
  { db }: Pick<Deps, 'db'>,
  { id: siteId, locale }: AskedSite,
  { form, closed, key }: Refused,
): Promise<
  | { readonly kind: 'closed'; readonly text: string }
  | { readonly kind: 'stored'; readonly id: string; readonly form: FoundForm }
> {
  const id = key && (await findSubmissionByKey(db.read, siteId, key.id));
  if (id !== undefined) return { kind: 'stored', id, form };
  const { timeZone } = await findSiteClock(db.read, siteId);
  return { kind: 'closed', text: closedText(closed, { timeZone, locale }, closedWords(locale)) };
}

/**
 * Whether all places are taken: asked in the transaction that takes one, so that two can never take the last.
 * Spam takes none, but is refused with the others: nobody is told what they are taken for.
 */
export async function findFull(
  tx: Queryable,
  row: { readonly siteId: string; readonly formId: string; readonly submissionKey: string },
  { limits }: FoundForm,
): Promise<ClosedForm | undefined> {
  if (limits.maxEntries === null) return undefined;
  const taken = await countTaken(tx, row.siteId, row.formId);
  const closed = closedBy({ ...limits, opensAt: null, closesAt: null }, 0, taken);
  const isRepeated = closed && (await findSubmissionByKey(tx, row.siteId, row.submissionKey)) !== undefined;
  return isRepeated ? undefined : closed;
}
