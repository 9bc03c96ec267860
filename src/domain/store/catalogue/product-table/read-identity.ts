/** What other programs know a product by, as tables have it. */
import type { ImportedProduct, ImportedVariant } from '../calls-import.ts';
import { readGtin } from '../gtin.ts';
import { type Condition, MAX_BRAND_LENGTH, MAX_MPN_LENGTH } from '../product-form.ts';
import { listIn, nameIn } from './dialects.ts';
import { shorten, type TableRow } from './table-row.ts';

const BARCODES = ['gtin', 'ean', 'upc', 'isbn'] as const;

/** Of the first column that has a barcode. */
export function identityOf(row: TableRow): Pick<ImportedVariant, 'gtin' | 'mpn'> {
  const gtin = BARCODES.map((field) => gtinIn(row.cell(field))).find((each) => each !== undefined);
  const mpn = cutTo(nameIn(row.program, row.cell('mpn')), MAX_MPN_LENGTH);
  return { ...(gtin === undefined ? {} : { gtin }), ...(mpn === '' ? {} : { mpn }) };
}

/** Spreadsheets drop the zeros that a number begins with. */
function gtinIn(cell: string): string | undefined {
  const digits = cell.trim();
  const missing = /^\d{11}$/.test(digits) ? readGtin(`0${digits}`) : undefined;
  return readGtin(digits) ?? missing;
}

/** A barcode that is none comes over without it: the rest of its product is as good as any other. */
export function barcodeNote(row: TableRow): string | undefined {
  const typed = BARCODES.map((field) => row.cell(field)).filter((cell) => cell !== '');
  const wrong = typed.find((cell) => gtinIn(cell) === undefined);
  if (wrong === undefined || identityOf(row).gtin !== undefined) return undefined;
  return `“${shorten(wrong)}” is not a valid barcode, so it was left out.`;
}

const KNOWN_CONDITIONS: readonly (readonly [condition: Condition, words: RegExp])[] = [
  ['refurbished', /refurbished|general\s*überholt|reconditionn|ricondizionat|reacondicionad/i],
  ['used', /used|gebraucht|vintage|second|occasion|usato|usado|tweedehands/i],
];

/** Of the whole product, in its first row. */
export function tradeOf(row: TableRow): Pick<ImportedProduct, 'brand' | 'condition' | 'hasNoBarcode'> {
  const brand = brandIn(row);
  const [condition, exists] = [row.cell('condition'), row.cell('identifierExists')];
  return {
    ...(brand === '' ? {} : { brand }),
    ...(condition === ''
      ? {}
      : { condition: KNOWN_CONDITIONS.find(([, words]) => words.test(condition))?.[0] ?? null }),
    ...(exists === '' ? {} : { hasNoBarcode: NO.test(exists) }),
  };
}

/** WooCommerce lists them, each below another; a product has one. */
function brandIn(row: TableRow): string {
  const cell = row.cell('brand');
  const [first = ''] = row.program === 'woocommerce' ? listIn(row.program, cell) : [cell];
  const name = row.program === 'woocommerce' ? (first.split('>').at(-1) ?? '') : first;
  return cutTo(name, MAX_BRAND_LENGTH);
}

function cutTo(text: string, length: number): string {
  return text.trim().slice(0, length).toWellFormed().trim();
}

const NO = /^(?:no|false|0|nein|non)$/i;
