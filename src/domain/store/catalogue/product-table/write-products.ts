/** Products as a table that can be taken in again: a row for each variant, options at the end. */
import { formatLocalTime } from '../../../locale/local-time.ts';
import { formatCsv, formatCsvRows } from '../../../table/csv.ts';
import { writeAmount } from '../../settings/amount-text.ts';
import { MAX_OPTIONS, type ProductForm, type VariantForm } from '../product-form.ts';
import { PRODUCT_FIELDS } from './columns.ts';
import { writeList } from './dialects.ts';
import type { ShopOfTable } from './read-products.ts';

export interface TableProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly isVisible: boolean;
  readonly product: ProductForm | null;
}

const OWN = [
  'id',
  'handle',
  'title',
  'kind',
  'excerpt',
  'categories',
  'tags',
  'isVisible',
  'sku',
  'price',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'stock',
  'weightGrams',
  'lengthMillimetres',
  'widthMillimetres',
  'heightMillimetres',
  'pictureId',
  'brand',
  'gtin',
  'mpn',
  'identifierExists',
  'condition',
  ...Array.from({ length: MAX_OPTIONS }, (_, index) => [
    `option${index + 1}Name`,
    `option${index + 1}Value`,
  ]).flat(),
];

export function productTableHead(): string {
  return formatCsv([OWN.map((field) => PRODUCT_FIELDS[field] ?? field)]);
}

export function productTableRows(products: readonly TableProduct[], shop: ShopOfTable): string {
  return formatCsvRows(products.flatMap((product) => rowsOf(product, shop)));
}

function rowsOf({ product, ...words }: TableProduct, { digits, timeZone }: ShopOfTable): string[][] {
  const { id, handle, title, excerpt, categories, tags, isVisible } = words;
  const common = { id, handle };
  const about = {
    title,
    kind: product?.kind ?? 'physical',
    excerpt,
    categories: writeList(categories),
    tags: writeList(tags),
    isVisible: isVisible ? 'yes' : 'no',
    brand: product?.brand ?? '',
    identifierExists: product?.hasNoBarcode ? 'no' : '',
    condition: product?.condition ?? 'new',
    saleFrom: momentText(product?.saleFrom, timeZone),
    saleUntil: momentText(product?.saleUntil, timeZone),
  };
  const variants = product?.variants ?? [];
  if (variants.length === 0) return [toRow({ ...common, ...about })];
  return variants.map((variant, index) =>
    toRow({ ...common, ...(index === 0 ? about : {}), ...cellsOf(variant, digits) }),
  );
}

function cellsOf(variant: VariantForm, digits: number): Readonly<Record<string, string>> {
  const { dimensions, isUnlimited, weightGrams, pictureId = '', gtin = '', mpn = '' } = variant;
  const options = variant.optionValues.flatMap(({ name, value }, at) => [
    [`option${at + 1}Name`, name],
    [`option${at + 1}Value`, value],
  ]);
  return {
    ...{ sku: variant.sku, pictureId, gtin, mpn },
    price: writeAmount(variant.priceMinor, digits),
    salePrice: variant.isOnSale ? writeAmount(variant.salePriceMinor, digits) : '',
    stock: isUnlimited ? 'unlimited' : String(variant.stock),
    weightGrams: String(weightGrams ?? ''),
    lengthMillimetres: String(dimensions?.length ?? ''),
    widthMillimetres: String(dimensions?.width ?? ''),
    heightMillimetres: String(dimensions?.height ?? ''),
    ...Object.fromEntries(options),
  };
}

/** A moment, which `readMoment` does not take for a whole day. */
function momentText(at: number | undefined, timeZone: string): string {
  return at === undefined ? '' : `${formatLocalTime(at, timeZone).replace('T', ' ')}:00`;
}

function toRow(cells: Readonly<Record<string, string>>): string[] {
  return OWN.map((field) => cells[field] ?? '');
}
