/** The projects of the collection, in the order that was chosen. */
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockDataLoader } from '../contract.ts';
import { collectionIdOf } from '../kit/collection.ts';
import type { PortfolioProps } from './definition.ts';

export interface PortfolioData {
  readonly projects: readonly ItemSummary[];
}

export const load: BlockDataLoader<PortfolioProps, PortfolioData> = async (props, request) => {
  const collectionId = collectionIdOf(props, request);
  if (!collectionId) return { projects: [] };
  const category = request.query['category'] ?? props.category;
  const { tag } = request.query;
  const { order, limit } = props;
  const labels = { ...(category && { category }), ...(tag && { tag }) };
  const { items } = await request.site.items({ collectionId, order, limit, ...labels });
  return { projects: items };
};
