/** What the columns of product tables mean: those of our own tables, and of the programs people come from. */
import { MAX_OPTIONS } from '../product-form.ts';
import { guessColumns } from './guess-columns.ts';
import { PICTURE_FIELDS } from './picture-fields.ts';
import { COLUMNS, type Mapping, type TableProgram } from './programs.ts';

const NUMBERS = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);

/** What a column may be, in the order in which owners choose, with its name in our own tables. */
export const PRODUCT_FIELDS: Readonly<Record<string, string>> = {
  id: 'Product ID',
  handle: 'Handle',
  title: 'Name',
  kind: 'Type',
  isGiftCard: 'Gift card',
  excerpt: 'Short description',
  description: 'Description',
  categories: 'Categories',
  tags: 'Tags',
  isVisible: 'Visible',
  status: 'Status',
  catalogVisibility: 'Visibility in the catalogue',
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  isOnSale: 'On sale',
  saleFrom: 'Sale from',
  saleUntil: 'Sale until',
  comparePrice: 'Price before the sale',
  stock: 'Stock',
  isInStock: 'In stock',
  stockTracker: 'Who counts the stock',
  oversell: 'Sell when out of stock',
  weightGrams: 'Weight in g',
  weightKilograms: 'Weight in kg',
  weightPounds: 'Weight in lb',
  weightOunces: 'Weight in oz',
  ...Object.fromEntries(
    [
      ['Millimetres', 'mm'],
      ['Centimetres', 'cm'],
      ['Metres', 'm'],
      ['Inches', 'in'],
    ].flatMap(([unit, short]) =>
      ['length', 'width', 'height'].map((side) => [
        `${side}${unit}`,
        `${side[0]?.toUpperCase()}${side.slice(1)} in ${short}`,
      ]),
    ),
  ),
  pictureId: 'Picture',
  brand: 'Brand',
  gtin: 'Barcode',
  ean: 'EAN',
  upc: 'UPC',
  isbn: 'ISBN',
  mpn: 'Part number (MPN)',
  identifierExists: 'Has a barcode or part number',
  condition: 'Condition',
  ...Object.fromEntries(
    PICTURE_FIELDS.map((field, index) => [field, `Picture addresses${index === 0 ? '' : ` ${index + 1}`}`]),
  ),
  pictureAlt: 'Alternative text of the picture',
  picturePosition: 'Position of the picture',
  variantPictureUrl: 'Address of the variant’s picture',
  ...Object.fromEntries(
    NUMBERS.flatMap((number) => [
      [`option${number}Name`, `Option ${number}`],
      [`option${number}Value`, `Value of option ${number}`],
      [`option${number}Values`, `All values of option ${number}`],
    ]),
  ),
  foreignId: 'Number in the other program',
  parent: 'SKU or number of the main row',
};

/** Each of these columns is in the tables of one program only; the first program whose columns are all there. */
const MARKS: readonly (readonly [TableProgram, readonly string[]])[] = [
  ['shopify', ['handle', 'variantprice']],
  ['shopify', ['urlhandle', 'title', 'price']],
  ['woocommerce', ['regularprice', 'name']],
  ['squarespace', ['productidnoneditable', 'title']],
  ['vitrine', ['productid', 'weighting']],
  ['etsy', ['title', 'currencycode', 'quantity']],
  ['bagisto', ['attributefamilycode', 'sku']],
  ['prestashop', ['active01']],
  ['prestashop', ['productid', 'reference']],
];

/** Which program wrote the table, by its first row. */
export function programOf(head: readonly string[]): TableProgram {
  const names = new Set(head.map(columnKey));
  return MARKS.find(([, marks]) => marks.every((mark) => names.has(mark)))?.[0] ?? 'other';
}

/**
 * What each column is taken for; of two for the same thing the first.
 * @param sample of the rows below: what a name does not say, its values may
 */
export function mappingOf(
  head: readonly string[],
  program = programOf(head),
  sample: readonly (readonly string[])[] = [],
): Mapping {
  const seen = new Set<string>();
  const named = head.map((name) => {
    const field = COLUMNS[program][columnKey(name)];
    if (field === undefined || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
  return program === 'other' ? guessColumns(named, sample) : named;
}

function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
