/** Programs whose tables are known, and what they call their columns. */
import { MAX_OPTIONS } from '../product-form.ts';
import { PICTURE_FIELDS } from './picture-fields.ts';

const NUMBERS = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);

export const TABLE_PROGRAMS = {
  vitrine: 'Vitrine',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  squarespace: 'Squarespace',
  etsy: 'Etsy',
  prestashop: 'PrestaShop',
  bagisto: 'Bagisto',
  other: 'another program',
} as const;
export type TableProgram = keyof typeof TABLE_PROGRAMS;

/** What each column of a table is taken for. Undefined: it is left out. */
export type Mapping = readonly (string | undefined)[];

const numbered = (of: (number: number) => readonly [string, string][]) =>
  Object.fromEntries(NUMBERS.flatMap(of));

const UNITS = [
  ['mm', 'Millimetres'],
  ['cm', 'Centimetres'],
  ['m', 'Metres'],
  ['in', 'Inches'],
] as const;

/** `Length (cm)`, as WooCommerce and people write it; in our own tables `Length in cm`. */
const MEASURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['length', 'width', 'height'].flatMap((side) =>
      UNITS.flatMap(([short, unit]) => [
        [`${side}${short}`, `${side}${unit}`],
        [`${side}in${short}`, `${side}${unit}`],
      ]),
    ),
  ),
  ...Object.fromEntries(
    [
      ['g', 'Grams'],
      ['grams', 'Grams'],
      ['kg', 'Kilograms'],
      ['lb', 'Pounds'],
      ['lbs', 'Pounds'],
      ['oz', 'Ounces'],
    ].flatMap(([short, unit]) => [
      [`weight${short}`, `weight${unit}`],
      [`weightin${short}`, `weight${unit}`],
    ]),
  ),
};

/** What tables call what other programs know a product by, in the languages of those who write them. */
const IDENTITY: Readonly<Record<string, string>> = {
  ...namesOf('gtin', 'barcode gtin gtin8 gtin12 gtin13 gtin14 globaltradeitemnumber strichcode codebarres'),
  ...namesOf('gtin', 'codicebarre codicebarras codigodebarras streepjescode gtinupceanorisbn'),
  ...namesOf('ean', 'ean ean8 ean13 eancode jan barcodeean'),
  ...namesOf('upc', 'upc upca upccode barcodeupc'),
  ...namesOf('isbn', 'isbn isbn10 isbn13'),
  ...namesOf('mpn', 'mpn partnumber partnumbermpn manufacturerpartnumber herstellernummer googleshoppingmpn'),
  ...namesOf('brand', 'brand brands brandname manufacturer vendor marke hersteller marque fabricant'),
  ...namesOf('brand', 'marca fabricante produttore merk fabrikant'),
  ...namesOf('condition', 'condition itemcondition zustand googleshoppingcondition'),
  ...namesOf('identifierExists', 'identifierexists hasabarcodeorpartnumber'),
};

function namesOf(field: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, field]));
}

const PLAIN: Readonly<Record<string, string>> = {
  productid: 'id',
  handle: 'handle',
  urlhandle: 'handle',
  urlkey: 'handle',
  slug: 'handle',
  name: 'title',
  title: 'title',
  product: 'title',
  productname: 'title',
  shortdescription: 'excerpt',
  summary: 'excerpt',
  description: 'description',
  category: 'categories',
  categories: 'categories',
  tags: 'tags',
  visible: 'isVisible',
  published: 'isVisible',
  active: 'isVisible',
  status: 'status',
  sku: 'sku',
  reference: 'sku',
  price: 'price',
  regularprice: 'price',
  saleprice: 'salePrice',
  specialprice: 'salePrice',
  salefrom: 'saleFrom',
  saleuntil: 'saleUntil',
  compareatprice: 'comparePrice',
  stock: 'stock',
  quantity: 'stock',
  qty: 'stock',
  ...MEASURES,
  ...IDENTITY,
  image: 'pictureUrls',
  images: 'pictureUrls',
  imageurl: 'pictureUrls',
  imageurls: 'pictureUrls',
  picture: 'pictureUrls',
  pictures: 'pictureUrls',
  pictureurl: 'pictureUrls',
  imagelink: 'pictureUrls',
  imagealttext: 'pictureAlt',
  ...numbered((number) => [
    [`option${number}`, `option${number}Name`],
    [`option${number}name`, `option${number}Name`],
    [`valueofoption${number}`, `option${number}Value`],
    [`option${number}value`, `option${number}Value`],
  ]),
};

const OPTIONS = numbered((number) => [
  [`option${number}name`, `option${number}Name`],
  [`option${number}value`, `option${number}Value`],
]);

/** What their columns are, by names without spaces, signs and capitals. */
export const COLUMNS: Readonly<Record<TableProgram, Readonly<Record<string, string>>>> = {
  vitrine: { ...PLAIN, type: 'kind', picture: 'pictureId' },
  /** Of both kinds of heads: since 2025 the columns have other names. */
  shopify: {
    handle: 'handle',
    urlhandle: 'handle',
    title: 'title',
    bodyhtml: 'description',
    description: 'description',
    type: 'categories',
    tags: 'tags',
    published: 'isVisible',
    publishedononlinestore: 'isVisible',
    status: 'status',
    giftcard: 'isGiftCard',
    variantsku: 'sku',
    sku: 'sku',
    variantgrams: 'weightGrams',
    weightvaluegrams: 'weightGrams',
    variantinventorytracker: 'stockTracker',
    inventorytracker: 'stockTracker',
    variantinventoryqty: 'stock',
    inventoryquantity: 'stock',
    variantinventorypolicy: 'oversell',
    continuesellingwhenoutofstock: 'oversell',
    variantprice: 'price',
    price: 'price',
    variantcompareatprice: 'comparePrice',
    compareatprice: 'comparePrice',
    ...IDENTITY,
    variantbarcode: 'gtin',
    imagesrc: 'pictureUrls',
    productimageurl: 'pictureUrls',
    imageposition: 'picturePosition',
    imagealttext: 'pictureAlt',
    variantimage: 'variantPictureUrl',
    variantimageurl: 'variantPictureUrl',
    ...OPTIONS,
  },
  woocommerce: {
    id: 'foreignId',
    type: 'kind',
    sku: 'sku',
    name: 'title',
    published: 'isVisible',
    visibilityincatalog: 'catalogVisibility',
    shortdescription: 'excerpt',
    description: 'description',
    categories: 'categories',
    tags: 'tags',
    regularprice: 'price',
    saleprice: 'salePrice',
    datesalepricestarts: 'saleFrom',
    datesalepriceends: 'saleUntil',
    stock: 'stock',
    instock: 'isInStock',
    backordersallowed: 'oversell',
    ...IDENTITY,
    // Of plug-ins that kept them before WooCommerce did.
    ...namesOf('gtin', 'metaglobaluniqueid metawcglagtin metagtin metahwpproductgtin metawpmgtincode'),
    ...namesOf('ean', 'metaalgean metaean metatsgtin'),
    ...namesOf('brand', 'metawcglabrand metabrand'),
    ...namesOf('mpn', 'metawcglampn metampn'),
    ...MEASURES,
    parent: 'parent',
    images: 'pictureUrls',
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
    ...IDENTITY,
    hostedimageurls: 'pictureUrls',
    ...numbered((number) => [
      [`optionname${number}`, `option${number}Name`],
      [`optionvalue${number}`, `option${number}Value`],
    ]),
  },
  etsy: {
    title: 'title',
    description: 'description',
    price: 'price',
    quantity: 'stock',
    tags: 'tags',
    sku: 'sku',
    ...IDENTITY,
    ...Object.fromEntries(PICTURE_FIELDS.map((field, index) => [`image${index + 1}`, field])),
    ...numbered((number) => [
      [`variation${number}name`, `option${number}Name`],
      [`variation${number}values`, `option${number}Values`],
    ]),
  },
  prestashop: {
    ...PLAIN,
    id: 'foreignId',
    productid: 'foreignId',
    active01: 'isVisible',
    namerequired: 'title',
    categoriesxyz: 'categories',
    pricetaxexcluded: 'price',
    pricetaxexcl: 'price',
    pricetaxincluded: 'price',
    pricetaxincl: 'price',
    imageurlsxyz: 'pictureUrls',
    imagealttextsxyz: 'pictureAlt',
  },
  bagisto: {
    sku: 'sku',
    parentsku: 'parent',
    type: 'kind',
    categories: 'categories',
    name: 'title',
    description: 'description',
    shortdescription: 'excerpt',
    status: 'status',
    visibleindividually: 'catalogVisibility',
    price: 'price',
    specialprice: 'salePrice',
    specialpricefrom: 'saleFrom',
    specialpriceto: 'saleUntil',
    urlkey: 'handle',
    weight: 'weightKilograms',
    ...IDENTITY,
    images: 'pictureUrls',
  },
  other: PLAIN,
};
