/** What a site may still lack before it looks finished. */

/** Done once, whatever is added to the site later. In the order in which they are worth doing. */
export const SET_UP = [
  'site-description',
  'favicon',
  'first-product',
  'payments',
  'delivery',
  'seller',
  'mail',
] as const;

/** What comes again as a site grows is behind what is set up once. */
export const LACKS = [
  ...SET_UP,
  'page-descriptions',
  'picture-words',
  'empty-pages',
  'sample-facts',
  'sample-words',
  'example-products',
  'unpublished',
] as const;
export type Lack = (typeof LACKS)[number];
