import { expect, test } from 'vitest';
import { parseCsv } from '../table/csv.ts';
import type { FormSubmission } from './calls-inbox.ts';
import { SubmissionTable } from './submissions-csv.ts';

const text = (id: string, label: string, value: string) => ({ id, label, value, type: 'text' as const });

function sent(formId: string, content: FormSubmission['content'], createdAt = 0): FormSubmission {
  const facts = { id: `${formId} ${createdAt}`, siteId: 's', pageId: 'p', pagePath: '/contact' };
  const marks = { isSpam: false, spamReasons: [], isRead: false };
  return { ...facts, ...marks, formId, formName: `The ${formId}`, content, createdAt };
}

function cellsOf(submissions: readonly FormSubmission[], timeZone = 'UTC'): (readonly string[])[] {
  const table = new SubmissionTable(timeZone);
  table.addColumns(submissions);
  return parseCsv(table.head() + table.rows(submissions)).map(({ cells }) => cells);
}

test('times stand as the clocks of the site show them, and the head says which clocks', () => {
  const at = Date.UTC(2026, 10, 21, 23, 3, 17);
  const [head, row] = cellsOf([sent('order', [text('a', 'Wish', 'Cups')], at)], 'Europe/Berlin');
  expect(head).toEqual(['Sent at (Europe/Berlin)', 'Form', 'Page', 'Wish']);
  expect(row).toEqual(['2026-11-22 00:03', 'The order', '/contact', 'Cups']);
});

test('columns of several forms stand form by form and bear its name', () => {
  const order = sent('order', [text('a', 'Email', 'ann@example.org')]);
  const course = sent('course', [text('a', 'Email', 'ove@example.org'), text('b', 'Day', 'May')]);
  const [head, ...rows] = cellsOf([order, course, sent('order', [text('c', 'Colour', 'Blue')])]);
  expect(head?.slice(3)).toEqual([
    'The order: Email',
    'The order: Colour',
    'The course: Email',
    'The course: Day',
  ]);
  expect(rows.map((row) => row.slice(3))).toEqual([
    ['ann@example.org', '', '', ''],
    ['', '', 'ove@example.org', 'May'],
    ['', 'Blue', '', ''],
  ]);
});

test('two fields with one label are told apart, and the label is the latest one', () => {
  const newer = sent('order', [text('a', 'Wish', 'Cups'), text('b', 'Wish', 'Blue')], 2);
  const older = sent('order', [text('a', 'Your wish', 'Plates')], 1);
  const [head] = cellsOf([newer, older]);
  expect(head?.slice(3)).toEqual(['Wish', 'Wish (2)']);
});
