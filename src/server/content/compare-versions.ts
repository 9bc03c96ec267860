/** What versions of a document changed, in short. */
import { definitions } from '#blocks/definitions.ts';
import { textOfBlock } from '#domain/block.ts';
import type { Block, Body } from '#domain/content/content.ts';
import { type ChangeSummary, summarizeChanges } from '#domain/content/summarize-changes.ts';
import type { Deps } from '../deps.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import type { DocumentAddress } from './find-version.ts';

export interface VersionPair {
  readonly before: string;
  readonly after: string;
}

/** Leaves out pairs of which a version is missing or belongs to another document. */
export async function compareVersions(
  deps: Pick<Deps, 'db'>,
  address: DocumentAddress,
  pairs: readonly VersionPair[],
): Promise<(VersionPair & { readonly summary: ChangeSummary })[]> {
  const answers: (VersionPair & { readonly summary: ChangeSummary })[] = [];
  // One after the other, and no more than two bodies at a time: a history may hold hundreds of long pages.
  for (const pair of pairs) {
    const [before, after] = [
      await readBody(deps, address, pair.before),
      await readBody(deps, address, pair.after),
    ];
    if (before && after) answers.push({ ...pair, summary: summarizeChanges(before, after, textOf) });
  }
  return answers;
}

async function readBody(
  deps: Pick<Deps, 'db'>,
  { siteId, documentId }: DocumentAddress,
  id: string,
): Promise<Body | undefined> {
  const revision = await findRevision(deps.db.read, siteId, id);
  return revision?.documentId === documentId ? revision.body : undefined;
}

function textOf(block: Block): string {
  return textOfBlock(definitions[block.type], block);
}
