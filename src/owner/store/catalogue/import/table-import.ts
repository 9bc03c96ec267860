/** A table on its way into the shop: read in the browser, sent in small parts, told by row. */
import { currencyOf } from '#domain/money/currencies.ts';
import { importProducts, MAX_IMPORTED } from '#domain/store/catalogue/calls-import.ts';
import {
  openTable,
  type ProductTable,
  type ReadProduct,
  readProducts,
  type TableProblem,
} from '#domain/store/catalogue/product-table/read-products.ts';
import { formatCsv, parseCsv } from '#domain/table/csv.ts';
import { call } from '../../../api.ts';
import { decodeText } from '../../../ui/decode-text.ts';
import * as say from './words/en.ts';

const MAX_TABLE_BYTES = 30_000_000;
const MAX_PART_CHARACTERS = 300_000;

export interface TableReport {
  readonly made: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Of those that were made. */
  readonly drafts: number;
  /** Of what came over: what is not as the table says, and why. */
  readonly notes: readonly TableProblem[];
  readonly problems: readonly TableProblem[];
}

const NOTHING: TableReport = { made: 0, changed: 0, unchanged: 0, drafts: 0, notes: [], problems: [] };

/** @throws Error in words, where it is no table */
export async function readTable(file: File): Promise<ProductTable> {
  if (file.size > MAX_TABLE_BYTES) throw new Error(say.thisFileIsLargerThan30);
  const table = openTable(parseCsv(decodeText(await file.arrayBuffer())));
  if (!table) throw new Error(say.thisFileHasNoRowsBelow);
  return table;
}

export interface Run {
  readonly site: string;
  readonly collection: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly table: ProductTable;
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
  /** @param done of all rows, from 0 to 1 */
  readonly onProgress: (done: number) => void;
}

export async function runTable(run: Run): Promise<TableReport> {
  const digits = currencyOf(run.currency as Parameters<typeof currencyOf>[0]).fractionDigits;
  const { products, problems } = readProducts(run.table, { digits, timeZone: run.timeZone });
  let report: TableReport = { ...NOTHING, problems };
  let done = 0;
  run.onProgress(0);
  for (const part of partsOf(products)) {
    report = addPart(report, part, await send(run, part, report.made));
    done += part.length;
    run.onProgress(done / products.length);
  }
  return { ...report, problems: report.problems.toSorted((a, b) => a.line - b.line) };
}

async function send(run: Run, part: readonly ReadProduct[], madeBefore: number) {
  const { site, collection, isTrial, signal } = run;
  const body = { collection, isTrial, madeBefore, products: part.map(({ product }) => product) };
  return (await call(importProducts, { site, body }, { signal })).outcomes;
}

function addPart(
  before: TableReport,
  part: readonly ReadProduct[],
  outcomes: Awaited<ReturnType<typeof send>>,
): TableReport {
  const count = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const told = part.flatMap(({ lines, product, notes }, index) => {
    const { kind, message } = outcomes[index] ?? {};
    const isRefused = kind === 'refused';
    const messages = [...(message === undefined ? [] : [message]), ...(isRefused ? [] : notes)];
    return messages.map((each) => ({
      ...{ line: lines[0] ?? 0, lines, name: product.title, message: each, isRefused },
    }));
  });
  return {
    made: before.made + count('made'),
    changed: before.changed + count('changed'),
    unchanged: before.unchanged + count('unchanged'),
    drafts: before.drafts + outcomes.filter(({ isDraft }) => isDraft).length,
    notes: [...before.notes, ...told.filter(({ isRefused }) => !isRefused)],
    problems: [...before.problems, ...told.filter(({ isRefused }) => isRefused)],
  };
}

function* partsOf(products: readonly ReadProduct[]): Generator<readonly ReadProduct[]> {
  let part: ReadProduct[] = [];
  let characters = 0;
  for (const each of products) {
    const length = JSON.stringify(each.product).length;
    if (part.length === MAX_IMPORTED || (part.length > 0 && characters + length > MAX_PART_CHARACTERS)) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(each);
    characters += length;
  }
  if (part.length > 0) yield part;
}

/** The rows that were not taken, as they stood, each with the reason: mended, they are imported again. */
export function failedRows({ head, rows }: ProductTable, problems: readonly TableProblem[]): string {
  const reasons = new Map(problems.flatMap(({ lines, message }) => lines.map((line) => [line, message])));
  const width = head.length;
  const failed = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined
      ? []
      : [[...Array.from({ length: width }, (_, at) => cells[at] ?? ''), reason]];
  });
  return formatCsv([[...head, say.problem], ...failed]);
}
