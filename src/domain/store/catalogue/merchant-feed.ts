/** What a shop sells, as price comparison and shopping services fetch it: RSS 2.0 with the fields of Google Merchant Center. */
import { escapeHtml } from '../../escape-html.ts';
import { plainAmount } from '../settings/format-price.ts';
import { effectivePrice, isAvailable, optionText, type ProductKind, type Variant } from './product.ts';

/** Where it is fetched, of any site. */
export const MERCHANT_FEED_PATH = '/feed/products.xml';

export interface FeedProduct {
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
  /** Of its own; absent where the product's stand for it. */
  readonly picture?: string | undefined;
}

export interface FeedShop {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** ISO 4217. */
  readonly currency: string;
}

const MAX_TITLE = 150;
const MAX_PICTURES = 10;

/** Each variant of the products that services take, written out. */
export function merchantEntries(shop: FeedShop, products: readonly FeedProduct[]): string[] {
  return products.flatMap((product) => itemsOf(shop, product));
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

/** Services take goods, and nothing that costs nothing. */
function itemsOf(shop: FeedShop, product: FeedProduct): string[] {
  if (product.kind !== 'physical') return [];
  return product.variants
    .filter((variant) => effectivePrice(variant) > 0)
    .map((variant) => itemOf(shop, product, variant));
}

function itemOf({ title: brand, currency }: FeedShop, product: FeedProduct, variant: FeedVariant): string {
  const price = (minor: number) => `${plainAmount(minor, currency)} ${currency}`;
  const [picture, ...others] = picturesOf(product, variant);
  const option = (...names: string[]) =>
    variant.optionValues.find(({ name }) => names.includes(name.toLowerCase()))?.value ?? '';
  const fields: readonly (readonly [string, string])[] = [
    ['g:id', variant.sku],
    ['g:item_group_id', product.variants.length > 1 ? product.id : ''],
    ['g:title', [product.title, optionText(variant)].filter(Boolean).join(', ').slice(0, MAX_TITLE)],
    ['g:description', product.description || product.title],
    ['g:link', product.url],
    ['g:image_link', picture ?? ''],
    ...others.slice(0, MAX_PICTURES).map((other) => ['g:additional_image_link', other] as const),
    ['g:availability', isAvailable(variant) ? 'in_stock' : 'out_of_stock'],
    ['g:price', price(variant.priceMinor)],
    ['g:sale_price', variant.isOnSale ? price(variant.salePriceMinor) : ''],
    ['g:condition', 'new'],
    ['g:brand', brand],
    ['g:identifier_exists', 'no'],
    ['g:product_type', product.categories.join(' > ')],
    ['g:size', option('size')],
    ['g:color', option('colour', 'color')],
    ['g:shipping_weight', variant.weightGrams ? `${variant.weightGrams} g` : ''],
    ...parcelOf(variant),
  ];
  return `<item>${fields.map(([name, text]) => (text === '' ? '' : tag(name, text))).join('')}</item>`;
}

/** The one of the variant first. */
function picturesOf({ pictures }: FeedProduct, { picture }: FeedVariant): readonly string[] {
  return picture === undefined ? pictures : [picture, ...pictures.filter((other) => other !== picture)];
}

/** Services take all three or none. */
function parcelOf({ dimensions }: Variant): readonly (readonly [string, string])[] {
  const { length = 0, width = 0, height = 0 } = dimensions ?? {};
  if (length * width * height === 0) return [];
  const centimetres = (millimetres: number) => `${millimetres / 10} cm`;
  return [
    ['g:shipping_length', centimetres(length)],
    ['g:shipping_width', centimetres(width)],
    ['g:shipping_height', centimetres(height)],
  ];
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text).replace(FORBIDDEN, '')}</${name}>`;
}

/** What XML cannot carry, however it is written. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
