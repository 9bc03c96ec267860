/** Reads a file of translations, whichever of its formats it has: the bytes say so, names of files do not. */
import { createReadStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { columnsOf, lineOf, type TableColumns } from '#domain/locale/exchange/exchange-table.ts';
import type { GivenLine } from '#domain/locale/exchange/take-lines.ts';
import { eachCsvRow } from '#domain/table/csv.ts';
import { readXml } from '../storage/read-xml.ts';
import { encodingOf } from '../storage/text-encoding.ts';
import { XmlProblem } from '../storage/xml-problem.ts';
import { wrongLanguage, XliffReading } from './xliff-reading.ts';

/** What workbooks and documents of offices begin with: they are archives. */
const ARCHIVE = /^PK|^\u00d0\u00cf/;
const START_BYTES = 1000;
/** Characters of a cell. */
const MAX_CELL = 500_000;
const ROWS_A_TURN = 200;

const WORKBOOK = 'This is a workbook or a document. Save it as “CSV UTF-8” and import that file.';
const NOT_UTF8 = 'This table is not saved as UTF-8. Save it as “CSV UTF-8” and import that file.';

/** @throws XmlProblem where nothing of it can be taken */
export async function readTranslationFile(file: string, language: string): Promise<GivenLine[]> {
  const start = await startOf(file);
  if (ARCHIVE.test(start)) throw new XmlProblem(WORKBOOK, 1, 1);
  // In UTF-16 each letter has a zero byte beside it.
  if (
    !start
      .replaceAll(/[\0\u00ef\u00bb\u00bf\u00ff\u00fe]/g, '')
      .trimStart()
      .startsWith('<')
  )
    return readTable(file, language);
  const reading = new XliffReading(language);
  await readXml(file, reading, { isTolerant: false });
  return reading.lines;
}

async function startOf(file: string): Promise<string> {
  for await (const chunk of createReadStream(file, { end: START_BYTES }))
    return (chunk as Buffer).toString('latin1');
  return '';
}

async function readTable(file: string, language: string): Promise<GivenLine[]> {
  const lines: GivenLine[] = [];
  let columns: TableColumns | undefined;
  let rows = 0;
  for (const row of eachCsvRow(await textOf(file), MAX_CELL)) {
    rows += 1;
    if (rows % ROWS_A_TURN === 0) await nextTurn();
    if (columns) {
      const line = lineOf(row, columns);
      if (line.language !== '' && line.language.toLowerCase() !== language.toLowerCase())
        throw new XmlProblem(wrongLanguage(line.language, language), row.line, 1);
      lines.push(line);
      continue;
    }
    const found = columnsOf(row);
    if (typeof found === 'string') throw new XmlProblem(found, row.line, 1);
    columns = found;
  }
  if (!columns) throw new XmlProblem('The file is empty.', 1, 1);
  return lines;
}

async function textOf(file: string): Promise<string> {
  const decoder = new TextDecoder(await encodingOf(file).catch(refuseEncoding), { fatal: true });
  let text = '';
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 16 }))
      text += decoder.decode(chunk as Buffer, { stream: true });
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new XmlProblem(NOT_UTF8, 1, 1);
    throw error;
  }
}

function refuseEncoding(error: unknown): never {
  if (error instanceof XmlProblem) throw new XmlProblem(NOT_UTF8, error.line, error.column);
  throw error;
}
