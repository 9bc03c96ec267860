/** Pictures that a table names by their addresses, in their order. */
import { trimEndOf } from '../../../trim.ts';
import type { ImportedPicture } from '../calls-import.ts';
import type { OptionValue } from '../product.ts';
import { PICTURE_FIELDS } from './picture-fields.ts';
import type { TableRow } from './table-row.ts';

const MAX_PICTURES = 100;
const MAX_ADDRESS = 2000;
const MAX_ALT = 1000;

interface Placed extends ImportedPicture {
  readonly position: number;
}

/** @param rows of one product @param variantOf the options of a row that is a variant, undefined for others */
export function readPictures(
  rows: readonly TableRow[],
  variantOf: (row: TableRow) => readonly OptionValue[] | undefined,
): ImportedPicture[] {
  const own: Placed[] = [];
  const ofVariants: ImportedPicture[] = [];
  for (const row of rows) {
    const urls = PICTURE_FIELDS.flatMap((field) => addressesIn(row.cell(field)));
    const optionValues = variantOf(row);
    const [chosen = row.cell('parent') === '' ? undefined : urls[0]] = addressesIn(
      row.cell('variantPictureUrl'),
    );
    if (chosen && optionValues?.length)
      ofVariants.push({ url: chosen, alt: '', optionValues: [...optionValues] });
    if (row.cell('parent') === '') own.push(...placed(row, urls, own.length));
  }
  const sorted = own.toSorted((a, b) => a.position - b.position);
  const seen = new Set<string>();
  const once = sorted.filter(({ url }) => !seen.has(url) && seen.add(url));
  return [...once.map(({ url, alt }) => ({ url, alt })), ...ofVariants].slice(0, MAX_PICTURES);
}

function placed(row: TableRow, urls: readonly string[], before: number): Placed[] {
  const told = Number(row.cell('picturePosition'));
  const at = row.cell('picturePosition') !== '' && Number.isFinite(told) ? told : before + 1;
  const alt = row.cell('pictureAlt').replace(/\s+/g, ' ').trim().slice(0, MAX_ALT).toWellFormed();
  return urls.map((url, index) => ({ url, alt: urls.length === 1 ? alt : '', position: at + index / 1000 }));
}

/** Between two of them, whatever separates them: an address may hold a comma itself. */
const BETWEEN = /[\s,;|]{1,20}(?=(?:https?:)?\/\/)/i;

function addressesIn(cell: string): string[] {
  return cell.split(BETWEEN).flatMap((text) => {
    const address = trimEndOf(text.trim(), ',;|').replace(/^\/\//, 'https://');
    const url = /^https?:\/\//i.test(address) ? hrefOf(address) : undefined;
    return url === undefined || url.length > MAX_ADDRESS ? [] : [url];
  });
}

function hrefOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).href : undefined;
}
