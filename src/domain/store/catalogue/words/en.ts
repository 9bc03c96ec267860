import type { TranslationOf } from '#domain/locale/messages.ts';
import { EXAMPLES_NOTE } from '../example-products.ts';
import { ONLY_LEFT } from '../product.ts';

export const en = {
  breadcrumb: 'Breadcrumb',
  picture: '{title}, picture {number}',
  soldOut: 'Sold out',
  soldOutMark: '(sold out)',
  sale: 'Sale',
  left: ONLY_LEFT,
  was: 'Was',
  now: ', now',
  addToCart: 'Add to cart',
  purchase: 'Purchase',
  opens: 'Opens {plan} as soon as you have paid.',
  quantity: 'Quantity',
  weight: 'Weight',
  parcel: 'Parcel',
  weightAndParcel: 'Weight and parcel',
  details: 'Product details',
  brand: 'Brand',
  condition: 'Condition',
  used: 'Used',
  refurbished: 'Refurbished',
  barcode: 'Barcode',
  partNumber: 'Part number',
  newest: 'Newest',
  featured: 'Featured',
  priceLow: 'Price, low to high',
  priceHigh: 'Price, high to low',
  name: 'Name',
  noMatch: 'No products match.',
  noProducts: 'No products for sale yet.',
  categories: 'Categories',
  all: 'All',
  sortBy: 'Sort by',
  found: 'Found for “{words}”: {total}.',
  showAll: 'Show all again',
  tagged: 'Tagged “{tag}”',
  anyTag: 'Any tag',
  shop: 'The shop',
  searchShop: 'Search the shop',
  search: 'Search',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page} of {pages}',
  examples: EXAMPLES_NOTE,
} as const;

export const inScript = {
  soldOut: en.soldOut,
  unavailable: 'Unavailable',
  unavailableWith: 'unavailable with this choice',
  left: ONLY_LEFT,
  was: en.was,
  now: en.now,
  added: 'Added.',
  view: 'View the cart',
} as const;

export type ProductMessages = TranslationOf<typeof en>;
export type ProductScriptMessages = TranslationOf<typeof inScript>;
