import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv, parseCsv } from './csv.ts';

const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());

describe('CSV', () => {
  test('what is written is read back, whatever stands in the cells', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 }), (rows) => {
        // A first row decides on the separator, as the heading of a real table does.
        const all = [['From', 'To', 'Kind', 'x'], ...rows];
        const wanted = all.filter((row) => row.some((each) => each !== ''));
        const plain = (each: string) => !each.startsWith("'");
        fc.pre(rows.flat().every(plain));
        expect(parseCsv(formatCsv(all)).map(({ cells }) => cells)).toEqual(wanted);
      }),
    );
  });

  test('a row in which the text breaks off is marked, where that can be known', () => {
    const cut = (text: string) => parseCsv(text).flatMap(({ line, isCut }) => (isCut ? [line] : []));
    expect(cut('a,b\n1,2\n"3')).toEqual([3]);
    expect(cut('a,b\n"1,\n2\n3,4\n')).toEqual([2]);
    expect(cut('a,b\n1,2\n3')).toEqual([3]);
    // At the end of a cell nobody can tell, and people who type leave cells out.
    for (const whole of ['a,b\n1,2\n3,4', 'a,b\n1,2\n3\n', 'a,b\n1\n2', 'a,b\n1', ''])
      expect(cut(whole)).toEqual([]);
  });

  test('no cell begins as a formula does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'=+-@\t\r\n＝＋－＠'), fc.string(), (first, rest) => {
        const text = formatCsv([[first + rest]]).replace(/^\uFEFF"?/, '');
        expect(text.startsWith("'")).toBe(true);
      }),
    );
  });

  test('spreadsheets may write semicolons or tabs, quotes, and line ends inside of cells', () => {
    expect(parseCsv('From;To\n"/a";"/b;c"\n').map(({ cells }) => cells)).toEqual([
      ['From', 'To'],
      ['/a', '/b;c'],
    ]);
    expect(parseCsv('From\tTo\r\n/a\t"say ""hi""\r\nthere"\r\n\r\n/x\t/y')).toEqual([
      { line: 1, cells: ['From', 'To'] },
      { line: 2, cells: ['/a', 'say "hi"\r\nthere'] },
      { line: 5, cells: ['/x', '/y'] },
    ]);
  });

  test('an open quote ends with the text', () => {
    expect(parseCsv('a,"b').map(({ cells }) => cells)).toEqual([['a', 'b']]);
  });
});
