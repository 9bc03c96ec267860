/** What a collection's archive leads to: its months, or its labels with how many posts bear them. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { ArchiveMonth } from '#domain/site-data.ts';
import type { BlockDataLoader } from '../contract.ts';
import { collectionIdOf, collectionPathOf } from '../kit/collection.ts';
import type { PostArchiveProps } from './definition.ts';

export interface PostArchiveData {
  /** Of the collection; undefined when it has no page to lead to. */
  readonly path: string | undefined;
  /** Latest first. */
  readonly months: readonly ArchiveMonth[];
  readonly labels: readonly { readonly label: string; readonly count: number }[];
}

export const load: BlockDataLoader<PostArchiveProps, PostArchiveData> = async (props, request) => {
  const collectionId = await collectionIdOf(props, request, COLLECTION_TYPES.blog);
  if (!collectionId) return { path: undefined, months: [], labels: [] };
  const isByTime = props.by === 'month' || props.by === 'year';
  const [path, months, labels] = await Promise.all([
    collectionPathOf(request.site, collectionId),
    isByTime ? request.site.archive(collectionId) : [],
    isByTime ? [] : request.site.labels(collectionId, props.by as 'category' | 'tag' | 'author'),
  ]);
  return {
    path,
    months: months.toSorted((a, b) => b.year - a.year || b.month - a.month).slice(0, props.limit),
    labels: labels.toSorted((a, b) => b.count - a.count).slice(0, props.limit),
  };
};
