/** The projects of the collection, in the order that was chosen. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockDataLoader } from '../contract.ts';
import { collectionIdOf } from '../kit/collection.ts';
import { pageCountOf, readPage } from '../kit/paging.ts';
import type { PortfolioProps } from './definition.ts';

export interface PortfolioData {
  readonly projects: readonly ItemSummary[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** What the address asks for beside the page. */
  readonly kept: Readonly<Record<string, string>>;
}

export const load: BlockDataLoader<PortfolioProps, PortfolioData> = async (props, request) => {
  const collectionId = await collectionIdOf(props, request, COLLECTION_TYPES.portfolio);
  if (!collectionId) return { projects: [], page: 1, pageCount: 1, kept: {} };
  const { tag, category = props.category } = request.query;
  const { order, limit } = props;
  const page = props.hasPages ? readPage(request.query['page']) : 1;
  const labels = { ...(category && { category }), ...(tag && { tag }) };
  const offset = (page - 1) * limit;
  const { items, total } = await request.site.items({ collectionId, order, limit, offset, ...labels });
  const pageCount = props.hasPages ? pageCountOf(total, limit) : 1;
  return { projects: items, page, pageCount, kept: keptTerms(request.query) };
};

function keptTerms({ tag, category }: Readonly<Record<string, string>>): Record<string, string> {
  return { ...(category && { category }), ...(tag && { tag }) };
}
