/**
 * What a shop sells, as price comparison and shopping services fetch it: RSS 2.0 with the fields of Google's product data
 * specification. It says what is known, and nothing else: a product without a barcode or brand has none there either.
 */
import { escapeHtml } from '../../escape-html.ts';
import { plainAmount } from '../settings/format-price.ts';
import { isGlobalGtin } from './gtin.ts';
import { OPTION_MEANINGS, valueMeaning } from './option-meaning.ts';
import { effectivePrice, isAvailable, optionText, type ProductKind, type Variant } from './product.ts';
import type { ProductForm } from './product-form.ts';
import { variantAddress } from './variant-address.ts';

/** Where it is fetched, of any site. */
export const MERCHANT_FEED_PATH = '/feed/products.xml';

export interface FeedProduct
  extends Pick<ProductForm, 'brand' | 'condition' | 'hasNoBarcode' | 'saleFrom' | 'saleUntil'> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly pictures: readonly string[];
  readonly categories: readonly string[];
  readonly kind: ProductKind;
  readonly variants: readonly FeedVariant[];
}

interface FeedVariant extends Variant {
  /** Of its own; absent where it looks like the product. */
  readonly picture?: string | undefined;
  /** Its owner has set a sale price, which may have dates. */
  readonly hasSale?: boolean;
}

export interface FeedShop {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Why services do not take a product, or some of its variants. */
export type LeftOut = 'not-goods' | 'no-price' | 'no-picture';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_PICTURES = 10;
const MAX_LABELS = 5;
const MAX_LABEL = 750;
const MAX_VALUE = 100;
const MAX_ID = 50;

/** Each variant of the products that services take, written out. */
export function merchantEntries(shop: FeedShop, products: readonly FeedProduct[]): string[] {
  return products.flatMap((product) =>
    product.variants
      .filter((variant) => whyVariantIsLeftOut(product, variant) === undefined)
      .map((variant) => itemOf(shop, product, variant)),
  );
}

/** @param entries as `merchantEntries` writes them */
export function merchantFeed(shop: FeedShop, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    tag('title', shop.title),
    tag('link', shop.url),
    tag('description', shop.description || shop.title),
    ...entries,
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

/** Undefined where every variant is in the feed. */
export function whyLeftOut(product: FeedProduct): LeftOut | undefined {
  return product.variants
    .map((variant) => whyVariantIsLeftOut(product, variant))
    .find((reason) => reason !== undefined);
}

/** Services take goods that cost something and have a picture. */
function whyVariantIsLeftOut(product: FeedProduct, variant: FeedVariant): LeftOut | undefined {
  if (product.kind !== 'physical') return 'not-goods';
  if (effectivePrice(variant) === 0) return 'no-price';
  return picturesOf(product, variant).length === 0 ? 'no-picture' : undefined;
}

type Field = readonly [name: string, text: string | undefined];

function itemOf(shop: FeedShop, product: FeedProduct, variant: FeedVariant): string {
  const [picture, ...others] = picturesOf(product, variant);
  const isVaried = product.variants.length > 1;
  const fields: readonly Field[] = [
    ['g:id', idOf(variant)],
    ['g:item_group_id', isVaried ? product.id : undefined],
    ['g:title', shorten([product.title, optionText(variant)].filter(Boolean).join(', '), MAX_TITLE)],
    ['g:description', shorten(product.description || product.title, MAX_DESCRIPTION)],
    ['g:link', variantAddress(product.url, variant)],
    ['g:canonical_link', variant.optionValues.length > 0 ? product.url : undefined],
    ['g:image_link', picture],
    ...others.slice(0, MAX_PICTURES).map((other): Field => ['g:additional_image_link', other]),
    ['g:availability', isAvailable(variant) ? 'in_stock' : 'out_of_stock'],
    ...pricesOf(shop, product, variant),
    ['g:condition', product.condition ?? 'new'],
    ...identityOf(product, variant),
    ...product.categories
      .slice(0, MAX_LABELS)
      .map((label): Field => ['g:product_type', shorten(label, MAX_LABEL)]),
    ...OPTION_MEANINGS.map(
      (meaning): Field => [
        `g:${meaning}`,
        shorten(valueMeaning(variant.optionValues, meaning) ?? '', MAX_VALUE),
      ],
    ),
    ['g:shipping_weight', variant.weightGrams ? `${variant.weightGrams} g` : undefined],
    ...parcelOf(variant),
  ];
  return `<item>${fields.map(([name, text]) => (text ? tag(name, text) : '')).join('')}</item>`;
}

/** Services take ids up to a length, which stay the same. */
function idOf({ id, sku }: FeedVariant): string {
  return sku.length > 0 && sku.length <= MAX_ID ? sku : id;
}

/** A sale with dates is announced with them; one that has yet to begin, too, where it is known when it ends. */
function pricesOf(
  { currency, now }: FeedShop,
  { saleFrom, saleUntil }: FeedProduct,
  variant: FeedVariant,
): Field[] {
  const price = (minor: number) => `${plainAmount(minor, currency)} ${currency}`;
  const prices: Field[] = [['g:price', price(variant.priceMinor)]];
  const isPlanned =
    variant.hasSale === true && saleFrom !== undefined && saleFrom > now && saleUntil !== undefined;
  const isCheaper = variant.salePriceMinor < variant.priceMinor && variant.salePriceMinor > 0;
  if (!isCheaper || !(variant.isOnSale || isPlanned)) return prices;
  prices.push(['g:sale_price', price(variant.salePriceMinor)]);
  if (saleUntil !== undefined && saleUntil > now)
    prices.push(['g:sale_price_effective_date', `${momentOf(saleFrom ?? now)}/${momentOf(saleUntil)}`]);
  return prices;
}

/** `2027-06-01T22:00Z`: services read no seconds. */
function momentOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}

/** That a product has no identifiers is said only where its owner has said so. */
function identityOf({ brand, hasNoBarcode }: FeedProduct, { gtin, mpn }: FeedVariant): Field[] {
  const global = gtin !== undefined && isGlobalGtin(gtin) ? gtin : undefined;
  const isNone = hasNoBarcode === true && gtin === undefined && mpn === undefined;
  return [
    ['g:gtin', global],
    ['g:mpn', mpn],
    ['g:brand', brand],
    ['g:identifier_exists', isNone ? 'no' : undefined],
  ];
}

/** The one of the variant first. */
function picturesOf({ pictures }: FeedProduct, { picture }: FeedVariant): readonly string[] {
  return picture === undefined ? pictures : [picture, ...pictures.filter((other) => other !== picture)];
}

/** Services take all three or none, of one centimetre to four metres. */
function parcelOf({ dimensions }: Variant): Field[] {
  const { length = 0, width = 0, height = 0 } = dimensions ?? {};
  if ([length, width, height].some((side) => side < 10 || side > 4000)) return [];
  const centimetres = (millimetres: number) => `${millimetres / 10} cm`;
  return [
    ['g:shipping_length', centimetres(length)],
    ['g:shipping_width', centimetres(width)],
    ['g:shipping_height', centimetres(height)],
  ];
}

function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text).replace(FORBIDDEN, '')}</${name}>`;
}

/** What XML cannot carry, however it is written. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
