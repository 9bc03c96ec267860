import type { ChartMessages, ScriptMessages } from './en.ts';

export const nl: ChartMessages = {
  'kind.bar': 'Staafdiagram',
  'kind.stacked-bar': 'Gestapeld staafdiagram',
  'kind.line': 'Lijndiagram',
  'kind.area': 'Vlakdiagram',
  'kind.pie': 'Cirkeldiagram',
  'kind.donut': 'Ringdiagram',
  truncated: 'De eerste {rows} rijen en {columns} kolommen worden getoond.',
  table: 'Als tabel tonen',
  described: '{name}. De cijfers staan in de tabel hieronder.',
  row: 'Rij',
  column: 'Kolom {number}',
  other: 'Overig',
};

export const inScript: ScriptMessages = {
  keys: '{label}. Met de pijltoetsen lees je de waarden.',
};
