/** What the columns of product tables mean: those of our own tables, and of the programs people come from. */
import { MAX_OPTIONS } from '../product-form.ts';

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
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  isOnSale: 'On sale',
  comparePrice: 'Price before the sale',
  stock: 'Stock',
  isInStock: 'In stock',
  stockTracker: 'Who counts the stock',
  weightGrams: 'Weight in g',
  weightKilograms: 'Weight in kg',
  lengthMillimetres: 'Length in mm',
  widthMillimetres: 'Width in mm',
  heightMillimetres: 'Height in mm',
  lengthCentimetres: 'Length in cm',
  widthCentimetres: 'Width in cm',
  heightCentimetres: 'Height in cm',
  pictureId: 'Picture',
  ...Object.fromEntries(
    NUMBERS.flatMap((number) => [
      [`option${number}Name`, `Option ${number}`],
      [`option${number}Value`, `Value of option ${number}`],
    ]),
  ),
  foreignId: 'Number in the other program',
  parent: 'SKU or number of the main row',
};

/** Undefined: the column is left out. */
export type Mapping = readonly (string | undefined)[];

export const TABLE_PROGRAMS = {
  vitrine: 'Vitrine',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  squarespace: 'Squarespace',
  other: 'another program',
} as const;
export type TableProgram = keyof typeof TABLE_PROGRAMS;

const numbered = (of: (number: number) => readonly [string, string][]) =>
  Object.fromEntries(NUMBERS.flatMap(of));

const SIDES_IN_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  ['length', 'width', 'height'].flatMap((side) => [
    [`${side}inmm`, `${side}Millimetres`],
    [`${side}incm`, `${side}Centimetres`],
  ]),
);

const PLAIN: Readonly<Record<string, string>> = {
  productid: 'id',
  handle: 'handle',
  urlkey: 'handle',
  name: 'title',
  title: 'title',
  product: 'title',
  shortdescription: 'excerpt',
  description: 'description',
  category: 'categories',
  categories: 'categories',
  tags: 'tags',
  visible: 'isVisible',
  published: 'isVisible',
  sku: 'sku',
  price: 'price',
  saleprice: 'salePrice',
  specialprice: 'salePrice',
  stock: 'stock',
  quantity: 'stock',
  weighting: 'weightGrams',
  weightinkg: 'weightKilograms',
  ...SIDES_IN_WORDS,
  ...numbered((number) => [
    [`option${number}`, `option${number}Name`],
    [`option${number}name`, `option${number}Name`],
    [`valueofoption${number}`, `option${number}Value`],
    [`option${number}value`, `option${number}Value`],
  ]),
};

const BY_PROGRAM: Readonly<Record<TableProgram, Readonly<Record<string, string>>>> = {
  vitrine: { ...PLAIN, type: 'kind', picture: 'pictureId' },
  shopify: {
    handle: 'handle',
    title: 'title',
    bodyhtml: 'description',
    type: 'categories',
    tags: 'tags',
    published: 'isVisible',
    giftcard: 'isGiftCard',
    variantsku: 'sku',
    variantgrams: 'weightGrams',
    variantinventorytracker: 'stockTracker',
    variantinventoryqty: 'stock',
    variantprice: 'price',
    variantcompareatprice: 'comparePrice',
    ...numbered((number) => [
      [`option${number}name`, `option${number}Name`],
      [`option${number}value`, `option${number}Value`],
    ]),
  },
  woocommerce: {
    id: 'foreignId',
    type: 'kind',
    sku: 'sku',
    name: 'title',
    published: 'isVisible',
    shortdescription: 'excerpt',
    description: 'description',
    categories: 'categories',
    tags: 'tags',
    regularprice: 'price',
    saleprice: 'salePrice',
    stock: 'stock',
    instock: 'isInStock',
    weightg: 'weightGrams',
    weightkg: 'weightKilograms',
    lengthcm: 'lengthCentimetres',
    widthcm: 'widthCentimetres',
    heightcm: 'heightCentimetres',
    lengthmm: 'lengthMillimetres',
    widthmm: 'widthMillimetres',
    heightmm: 'heightMillimetres',
    parent: 'parent',
    ...numbered((number) => [
      [`attribute${number}name`, `option${number}Name`],
      [`attribute${number}values`, `option${number}Value`],
    ]),
  },
  squarespace: {
    productidnoneditable: 'foreignId',
    producttypenoneditable: 'kind',
    producturl: 'handle',
    title: 'title',
    description: 'description',
    sku: 'sku',
    price: 'price',
    saleprice: 'salePrice',
    onsale: 'isOnSale',
    stock: 'stock',
    categories: 'categories',
    tags: 'tags',
    weight: 'weightKilograms',
    length: 'lengthCentimetres',
    width: 'widthCentimetres',
    height: 'heightCentimetres',
    visible: 'isVisible',
    ...numbered((number) => [
      [`optionname${number}`, `option${number}Name`],
      [`optionvalue${number}`, `option${number}Value`],
    ]),
  },
  other: PLAIN,
};

/** Each of these columns stands in the tables of one program only. */
const MARKS: readonly (readonly [TableProgram, readonly string[]])[] = [
  ['shopify', ['handle', 'variantprice']],
  ['woocommerce', ['regularprice', 'name']],
  ['squarespace', ['productidnoneditable', 'title']],
  ['vitrine', ['productid', 'weighting']],
];

/** Which program wrote the table, by its first row. */
export function programOf(head: readonly string[]): TableProgram {
  const names = new Set(head.map(columnKey));
  return MARKS.find(([, marks]) => marks.every((mark) => names.has(mark)))?.[0] ?? 'other';
}

/** What each column is taken for; of two for the same thing the first. */
export function mappingOf(head: readonly string[], program = programOf(head)): Mapping {
  const seen = new Set<string>();
  return head.map((name) => {
    const field = BY_PROGRAM[program][columnKey(name)];
    if (field === undefined || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
}

function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
