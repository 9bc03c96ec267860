/** Tags, categories and authors of a collection, to be proposed. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readLabels } from '#domain/content/calls-collections.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';

/** @param collection undefined without one to ask */
export function labelsInUseQuery(site: string, collection: string | undefined) {
  return queryOptions({
    queryKey: ['documents', site, 'labels-in-use', collection],
    queryFn: async ({ signal }) =>
      (await call(readLabels, { site, collection: collection ?? '' }, { signal })).labels,
    enabled: collection !== undefined,
  });
}

export function useLabelsInUse(collectionId: string): (kind: 'tag' | 'category' | 'author') => string[] {
  const { id: site } = useSite();
  const { data = [] } = useQuery(labelsInUseQuery(site, collectionId));
  return (kind) => data.filter((each) => each.kind === kind).map(({ label }) => label);
}
