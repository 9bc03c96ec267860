import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

test('a table from a spreadsheet, with numbers as people write them', () => {
  expect(readTable('Month\tBowls\tCups\r\nMay\t1,234.5\t€ 12\r\nJune\t-3\t\r\n')).toEqual({
    columns: ['Bowls', 'Cups'],
    rows: [
      { label: 'May', values: [1234.5, 12] },
      { label: 'June', values: [-3, 0] },
    ],
  });
  expect(readTable('a\tb\nx\t1.234,56')?.rows[0]?.values).toEqual([1234.56]);
});

test('anything else is no table', () => {
  for (const text of ['', 'words', 'a\tb', 'a\tb\nx\tmany']) expect(readTable(text)).toBeUndefined();
});
