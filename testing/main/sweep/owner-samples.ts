/** Bodies at the limits of calls whose rules no schema says: what a generated body is refused for at once. */

import { MAX_IMPORTED } from '#domain/store/catalogue/calls-import.ts';
import { MAX_VARIANTS } from '#domain/store/catalogue/product.ts';
import { collectionId } from '../../../src/main/demo/ids.ts';
import type { Json } from './ordinary.ts';

const VALUES = 100;
/** A product takes twice as many; a million combinations are seen to be built, and a million million are not survived. */
const OPTIONS = 3;

/** By method and path of the call. */
export const OWNER_SAMPLES: Readonly<Record<string, () => Json>> = {
  'PUT /api/sites/:site/products/:product': () => ({
    kind: 'physical',
    taxClass: '',
    options: optionsOf(OPTIONS),
    variants: variantsOf(OPTIONS).map((variant, index) => ({
      ...variant,
      id: String(index).padStart(24, '0'),
      sku: '',
      salePriceMinor: 0,
      isOnSale: false,
      stock: 1,
    })),
  }),
  'POST /api/sites/:site/products/import': () => ({
    collection: collectionId('shop'),
    isTrial: true,
    madeBefore: 0,
    products: Array.from({ length: MAX_IMPORTED }, (_, at) => ({
      handle: `wide-${at}`,
      key: `wide-${at}`,
      title: `Wide ${at}`,
      variants: variantsOf(3),
    })),
  }),
};

function optionsOf(count: number) {
  return Array.from({ length: count }, (_, option) => ({
    name: `Option ${option}`,
    values: Array.from({ length: VALUES }, (_none, value) => `Value ${value}`),
  }));
}

/** No two alike: they differ in the first two options. */
function variantsOf(options: number) {
  return Array.from({ length: MAX_VARIANTS }, (_, at) => ({
    optionValues: optionsOf(options).map(({ name, values }, option) => ({
      name,
      value: values[option === 0 ? at % VALUES : option === 1 ? Math.floor(at / VALUES) : 7] ?? '',
    })),
    priceMinor: 1000,
    isUnlimited: true,
  }));
}
