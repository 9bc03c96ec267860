import type { ChartMessages, ScriptMessages } from './en.ts';

export const it: ChartMessages = {
  'kind.bar': 'Grafico a barre',
  'kind.stacked-bar': 'Grafico a barre in pila',
  'kind.line': 'Grafico a linee',
  'kind.area': 'Grafico ad area',
  'kind.pie': 'Grafico a torta',
  'kind.donut': 'Grafico ad anello',
  truncated: 'Sono mostrate le prime {rows} righe e {columns} colonne.',
  table: 'Mostra come tabella',
  described: '{name}. I valori sono nella tabella qui sotto.',
  row: 'Riga',
  column: 'Colonna {number}',
  other: 'Altro',
};

export const inScript: ScriptMessages = {
  keys: '{label}. Usa i tasti freccia per leggere i valori.',
};
