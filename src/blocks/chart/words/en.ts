import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  'kind.bar': 'Bar chart',
  'kind.stacked-bar': 'Stacked bar chart',
  'kind.line': 'Line chart',
  'kind.area': 'Area chart',
  'kind.pie': 'Pie chart',
  'kind.donut': 'Donut chart',
  truncated: 'Showing the first {rows} rows and {columns} columns.',
  table: 'Show as a table',
  described: '{name}. The numbers are in the table below.',
  row: 'Row',
  column: 'Column {number}',
  other: 'Other',
} as const;

export const inScript = {
  keys: '{label}. Arrow keys read the values.',
} as const;

export type ChartMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
