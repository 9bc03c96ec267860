/** What a site may still lack before it looks finished. */
import type { Permission } from '../accounts/permissions.ts';

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
  'member-pages',
  'unpublished',
] as const;
export type Lack = (typeof LACKS)[number];

/** Who can do something about it. Others do not see it. */
export const LACK_PERMISSIONS = {
  'site-description': 'config.settings',
  favicon: 'config.settings',
  'first-product': 'config.commerce',
  payments: 'config.commerce',
  delivery: 'config.commerce',
  seller: 'config.commerce',
  mail: 'config.settings',
  'page-descriptions': 'config.content',
  'picture-words': 'config.media',
  'empty-pages': 'config.content',
  'sample-facts': 'config.settings',
  'sample-words': 'config.content',
  'example-products': 'config.commerce',
  'member-pages': 'config.content',
  unpublished: 'config.publish',
} as const satisfies Readonly<Record<Lack, Permission>>;
