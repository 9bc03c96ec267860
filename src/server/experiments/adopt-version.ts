/**
 * Makes a version of an experiment the pages themselves. Visitors all get it at once, whatever becomes of each page: a
 * page with other unpublished changes is changed and waits, since publishing it would publish these too.
 */
import { adoptOperations } from '#domain/experiments/adopt.ts';
import { EXPERIMENT_MESSAGES as say } from '#domain/experiments/calls.ts';
import { type Experiment, isEverywhere, statusOf, versionsOf } from '#domain/experiments/experiment.ts';
import type { Actor, Deps } from '../deps.ts';
import type { DocumentWriting } from '../kernel/documents/document-writing.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { MISSING, type OfExperiment } from './change-experiments.ts';
import { findExperiment, listVersioned, updateExperiment, type VersionedDocument } from './queries.ts';

interface AdoptDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly documents: DocumentWriting;
}

const CONFLICT = {
  kind: 'conflict',
  message: 'A page is being changed right now. Try again in a moment.',
} as const;

export async function adoptVersion(
  deps: AdoptDeps,
  actor: Actor,
  { siteId, id, version }: OfExperiment & { readonly version: string },
) {
  const before = await findExperiment(deps.db.read, siteId, id);
  if (!before) return MISSING;
  if (!versionsOf(before).includes(version)) return { kind: 'noVersion', message: say.noVersion } as const;
  // Once more with the same version: it goes on with what is left.
  if (statusOf(before, deps.now()) === 'decided' && before.winner !== version)
    return { kind: 'decided', message: say.decided } as const;
  const experiment = await decide(deps, siteId, { ...before, winner: version });
  const documents = await listVersioned(deps.db.read, siteId, before.key);
  const waiting: string[] = [];
  let published = 0;
  for (const document of documents) {
    const outcome = await writeVersion(deps, actor, { siteId, experiment, document });
    if (outcome === 'conflict') return CONFLICT;
    if (outcome === 'published') published += 1;
    else waiting.push(document.title);
  }
  // What scripts ask for is of every page, and in none.
  const isWritten = waiting.length === 0 && !isEverywhere(experiment);
  if (isWritten) await deps.db.write((tx) => updateExperiment(tx, siteId, { ...experiment, isWritten }));
  return { experiment, published, waiting };
}

/** From now on everyone gets the version, of pages that are written later as well. */
async function decide(deps: AdoptDeps, siteId: string, experiment: Experiment): Promise<Experiment> {
  const now = deps.now();
  const { startsAt, endsAt } = experiment;
  const ended =
    startsAt !== null && (endsAt === null || endsAt > now) ? { ...experiment, endsAt: now } : experiment;
  await deps.db.write(async (tx) => {
    await updateExperiment(tx, siteId, ended);
    await raiseSiteVersion(tx, siteId, now);
  });
  return ended;
}

interface Writing {
  readonly siteId: string;
  readonly experiment: Experiment;
  readonly document: VersionedDocument;
}

async function writeVersion(
  deps: AdoptDeps,
  actor: Actor,
  { siteId, experiment, document }: Writing,
): Promise<'published' | 'waiting' | 'conflict'> {
  const { id, draftId, publishedId, draft } = document;
  if (!draft || draftId === null) return 'waiting';
  const operations = adoptOperations(draft, experiment, experiment.winner ?? '');
  if (operations.length > 0) {
    const edited = await deps.documents.edit(deps, actor, {
      siteId,
      documentId: id,
      baseId: draftId,
      operations,
    });
    if (edited.kind !== 'saved') return 'conflict';
  }
  if (draftId !== publishedId) return 'waiting';
  await deps.documents.publish(deps, { siteId, documentId: id });
  return 'published';
}
