/** Products as a table that can be taken in again: a row for each variant, options at the end. */
import { formatCsv, formatCsvRows } from '../../../table/csv.ts';
import { writeAmount } from '../../settings/amount-text.ts';
import { MAX_OPTIONS, type ProductForm } from '../product-form.ts';
import { PRODUCT_FIELDS } from './columns.ts';
import { writeList } from './dialects.ts';

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
  'stock',
  'weightGrams',
  'lengthMillimetres',
  'widthMillimetres',
  'heightMillimetres',
  'pictureId',
  ...Array.from({ length: MAX_OPTIONS }, (_, index) => [
    `option${index + 1}Name`,
    `option${index + 1}Value`,
  ]).flat(),
];

export function productTableHead(): string {
  return formatCsv([OWN.map((field) => PRODUCT_FIELDS[field] ?? field)]);
}

export function productTableRows(products: readonly TableProduct[], digits: number): string {
  return formatCsvRows(products.flatMap((product) => rowsOf(product, digits)));
}

function rowsOf({ product, ...words }: TableProduct, digits: number): string[][] {
  const { id, handle, title, excerpt, categories, tags, isVisible } = words;
  const common = { id, handle };
  const about = {
    title,
    kind: product?.kind ?? 'physical',
    excerpt,
    categories: writeList(categories),
    tags: writeList(tags),
    isVisible: isVisible ? 'yes' : 'no',
  };
  const variants = product?.variants ?? [];
  if (variants.length === 0) return [toRow({ ...common, ...about })];
  return variants.map((variant, index) =>
    toRow({
      ...common,
      ...(index === 0 ? about : {}),
      sku: variant.sku,
      price: writeAmount(variant.priceMinor, digits),
      salePrice: variant.isOnSale ? writeAmount(variant.salePriceMinor, digits) : '',
      stock: variant.isUnlimited ? 'unlimited' : String(variant.stock),
      weightGrams: variant.weightGrams === undefined ? '' : String(variant.weightGrams),
      lengthMillimetres: String(variant.dimensions?.length ?? ''),
      widthMillimetres: String(variant.dimensions?.width ?? ''),
      heightMillimetres: String(variant.dimensions?.height ?? ''),
      pictureId: variant.pictureId ?? '',
      ...Object.fromEntries(
        variant.optionValues.flatMap(({ name, value }, at) => [
          [`option${at + 1}Name`, name],
          [`option${at + 1}Value`, value],
        ]),
      ),
    }),
  );
}

function toRow(cells: Readonly<Record<string, string>>): string[] {
  return OWN.map((field) => cells[field] ?? '');
}
