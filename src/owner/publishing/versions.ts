/** Versions of a document as the screens of its history read them. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { compare, readHistory, readRevision } from '#domain/content/calls-versions.ts';
import type { VersionFacts } from '#domain/content/group-versions.ts';
import type { ChangeSummary } from '#domain/content/summarize-changes.ts';
import { call } from '../api.ts';

export type ListedVersion = VersionFacts;

/** What a row of a history stands for: a version, and the one before that it is compared with. */
export interface VersionStep {
  readonly id: string;
  readonly beforeId: string | null;
}

export function useHistory(siteId: string, documentId: string) {
  return useQuery({
    queryKey: ['history', siteId, documentId],
    queryFn: async ({ signal }) =>
      (await call(readHistory, { site: siteId, document: documentId }, { signal })).versions,
  });
}

/** So many steps the server compares in one call. */
const MOST_PAIRS = 30;

/** What each step changed, as far as it is known; by `stepKey`. */
export function useSummaries(
  siteId: string,
  documentId: string,
  steps: readonly VersionStep[],
): ReadonlyMap<string, ChangeSummary> {
  const pairs = steps.flatMap(({ id, beforeId }) =>
    beforeId === null ? [] : [{ before: beforeId, after: id }],
  );
  const batches = Array.from({ length: Math.ceil(pairs.length / MOST_PAIRS) }, (_, index) =>
    pairs.slice(index * MOST_PAIRS, (index + 1) * MOST_PAIRS),
  );
  return useQueries({
    queries: batches.map((batch) => ({
      queryKey: ['comparisons', siteId, documentId, batch],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () =>
        (await call(compare, { site: siteId, document: documentId, body: { pairs: batch } })).comparisons,
    })),
    combine: (answers) =>
      new Map(
        answers
          .flatMap(({ data }) => data ?? [])
          .map(({ before, after, summary }) => [stepKey({ id: after, beforeId: before }), summary]),
      ),
  });
}

export function stepKey({ id, beforeId }: VersionStep): string {
  return `${beforeId}.${id}`;
}

/** A version with what it holds; versions never change. */
export function useVersion(siteId: string, documentId: string, versionId: string) {
  return useQuery({
    queryKey: ['version', siteId, versionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const own = { site: siteId, document: documentId, revision: versionId };
      return (await call(readRevision, own, { signal })).revision;
    },
  });
}
