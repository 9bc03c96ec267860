/** Tags, categories and authors of a collection, to be proposed. */
import { useQuery } from '@tanstack/react-query';
import { readLabels } from '#domain/content/calls-collections.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';

export function useLabelsInUse(collectionId: string): (kind: 'tag' | 'category' | 'author') => string[] {
  const { id: site } = useSite();
  const { data = [] } = useQuery({
    queryKey: ['documents', site, 'labels-in-use', collectionId],
    queryFn: async ({ signal }) =>
      (await call(readLabels, { site, collection: collectionId }, { signal })).labels,
  });
  return (kind) => data.filter((each) => each.kind === kind).map(({ label }) => label);
}
