import type { ChartMessages, ScriptMessages } from './en.ts';

export const de: ChartMessages = {
  'kind.bar': 'Balkendiagramm',
  'kind.stacked-bar': 'Gestapeltes Balkendiagramm',
  'kind.line': 'Liniendiagramm',
  'kind.area': 'Flächendiagramm',
  'kind.pie': 'Kreisdiagramm',
  'kind.donut': 'Ringdiagramm',
  truncated: 'Angezeigt werden die ersten {rows} Zeilen und {columns} Spalten.',
  table: 'Als Tabelle anzeigen',
  described: '{name}. Die Zahlen stehen in der Tabelle darunter.',
  row: 'Zeile',
  column: 'Spalte {number}',
  other: 'Sonstige',
};

export const inScript: ScriptMessages = {
  keys: '{label}. Mit den Pfeiltasten werden die Werte vorgelesen.',
};
