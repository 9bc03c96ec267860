/** What a site says of a product, for blocks that show some. Only tests import this. */
import type { ProductFacts } from '#domain/site-data.ts';

const SIZES = ['Small', 'Medium', 'Large'] as const;

/** Every third has sizes of different prices, every third is on sale, and every third is sold out. */
export function fakeProduct(id: string, index: number, words?: string): ProductFacts {
  const option = words ?? 'Size';
  const common = { id, kind: 'physical', currency: 'USD' } as const;
  const plain = {
    productId: id,
    optionValues: [],
    salePriceMinor: 2400,
    isOnSale: index % 3 === 1,
    isUnlimited: false,
  };
  if (index % 3 !== 0)
    return {
      ...common,
      options: [],
      variants: [
        {
          ...plain,
          id: `${id.slice(0, 23)}v`,
          sku: `SQ000000${index}`,
          priceMinor: 3200,
          stock: index % 3 === 1 ? 4 : 0,
        },
      ],
    };
  return {
    ...common,
    options: [{ name: option, values: SIZES.map((size) => words ?? size) }],
    variants: SIZES.map((size, at) => ({
      ...plain,
      id: `${id.slice(0, 23)}${at}`,
      optionValues: [{ name: option, value: words ?? size }],
      sku: `SQ100000${at}`,
      priceMinor: 2800 + at * 1000,
      isOnSale: false,
      stock: at === 1 ? 0 : 5,
    })),
  };
}
