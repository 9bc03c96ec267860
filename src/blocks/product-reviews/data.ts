import type { ProductReviews } from '#domain/store/aftercare/reviews/contract.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { ProductReviewsProps } from './definition.ts';

/** Undefined where nobody has said anything that is shown. */
export const load: BlockDataLoader<ProductReviewsProps, ProductReviews | undefined> = async (
  _props,
  { site, pageId },
) => (pageId === '' ? undefined : site.reviews(pageId));
