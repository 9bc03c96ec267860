/** The shop that a new site begins with: each template declares its own as data, and this makes its pages of it. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Section } from '#domain/content/content.ts';
import { slugOf } from '#domain/content/slug.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { EXAMPLE_TAG } from '#domain/store/catalogue/example-products.ts';
import type { Example, ExampleShop } from './example-shop.ts';
import type { PackshotName } from './packshots.ts';
import { heading, paragraph } from './rich-words.ts';
import {
  type PageName,
  PRODUCT_NAMES,
  type StarterPage,
  type StarterProduct,
  type Writer,
} from './writer.ts';

type SectionLook = Pick<Section, 'theme' | 'spacing' | 'width'>;

/** The page of the shop with what is for sale; none where the site begins without a shop. */
export function shopPages(
  write: Writer,
  { title, introduction, grid, products }: ExampleShop,
  look: Partial<SectionLook> = {},
): StarterPage[] {
  if (!write.shop) return [];
  const { section, text, shop } = write;
  const page = write.page(
    'shop',
    title,
    section(
      { name: title, width: 'wide', spacing: 'small', ...look },
      text([1, 8], { size: 'large' }, heading(1, title), paragraph(introduction)),
      write.collected('product-grid', [1, 12], {
        collection: shop.collection,
        limit: 24,
        order: 'manual',
        followsAddress: true,
        ...grid,
      }),
    ),
  );
  const items = products.flatMap((product, index) => {
    const name = PRODUCT_NAMES[index];
    return name ? productPage(write, shop.currency, { name, index }, product) : [];
  });
  return [{ ...page, slug: slugOf(title), collection: { type: COLLECTION_TYPES.products, items } }];
}

/** The first products in a row, with the way to all of them; undefined where the site begins without a shop. */
export function shopWindow(
  write: Writer,
  { title, grid, homeHeading }: ExampleShop,
  look: Partial<SectionLook> = {},
): Section | undefined {
  if (!write.shop) return undefined;
  return write.section(
    { name: 'From the shop', width: 'wide', spacing: 'medium', ...look },
    write.collected('product-grid', [1, 12], {
      collection: write.shop.collection,
      heading: homeHeading,
      // In pairs on phones.
      columns: 4,
      limit: 4,
      order: 'manual',
      ratio: grid.ratio,
    }),
    write.text(
      [1, 12],
      {},
      write.more(title === 'Shop' ? 'To the shop' : `All ${title.toLowerCase()}`, 'shop'),
    ),
  );
}

/** Each once. */
export function photosOfShop({ products }: ExampleShop): readonly PackshotName[] {
  return [...new Set(products.flatMap(({ pictures }) => pictures))];
}

function productPage(
  write: Writer,
  currency: CurrencyCode,
  { name, index }: { readonly name: PageName; readonly index: number },
  product: Example,
): StarterPage {
  const { title, excerpt, category } = product;
  const pictures = product.pictures.map(write.media).filter((picture) => picture !== undefined);
  const [image] = pictures;
  const { body } = write.page(
    name,
    title,
    write.section(
      { width: 'wide', spacing: 'medium' },
      write.collected('product', [1, 12], { layout: 'pictures-first', showsExcerpt: true }),
    ),
  );
  return {
    name,
    slug: slugOf(title),
    body: {
      ...body,
      fields: {
        excerpt,
        categories: [category],
        tags: [EXAMPLE_TAG],
        ...(image && { image, pictures }),
      },
    },
    product: costOf(product, currency, index),
  };
}

function costOf(
  { kind = 'physical', option, variants }: Example,
  currency: CurrencyCode,
  index: number,
): StarterProduct {
  const reckon = (price: number) => price * (RATES[currency] ?? 1);
  return {
    kind,
    taxClass: '',
    options: option === undefined ? [] : [{ name: option, values: variants.map(({ value }) => value) }],
    variants: variants.map(({ value, price, salePrice, stock }, at) => ({
      optionValues: option === undefined ? [] : [{ name: option, value }],
      sku: `EXAMPLE-${index + 1}-${at + 1}`,
      priceMinor: reckon(price),
      salePriceMinor: reckon(salePrice ?? 0),
      isOnSale: salePrice !== undefined,
      stock: stock ?? 0,
      isUnlimited: stock === undefined,
    })),
  };
}

/**
 * Roughly, in minor units for a euro cent: so that an example costs what such a thing might cost. Yen have no
 * hundredths, and are about one.
 */
const RATES: Readonly<Partial<Record<CurrencyCode, number>>> = {
  NOK: 10,
  DKK: 10,
  HKD: 10,
  MXN: 20,
  SEK: 10,
  CZK: 25,
  ILS: 4,
  PHP: 60,
  RUB: 100,
  PLN: 4,
  THB: 40,
  MYR: 5,
  ARS: 1000,
  BRL: 5,
  COP: 4000,
  IDR: 10_000,
  INR: 80,
  ZAR: 20,
};
