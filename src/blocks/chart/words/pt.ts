import type { ChartMessages, ScriptMessages } from './en.ts';

export const pt: ChartMessages = {
  'kind.bar': 'Gráfico de barras',
  'kind.stacked-bar': 'Gráfico de barras empilhadas',
  'kind.line': 'Gráfico de linhas',
  'kind.area': 'Gráfico de área',
  'kind.pie': 'Gráfico de pizza',
  'kind.donut': 'Gráfico de rosca',
  truncated: 'Mostrando as primeiras {rows} linhas e {columns} colunas.',
  table: 'Mostrar como tabela',
  described: '{name}. Os números estão na tabela abaixo.',
  row: 'Linha',
  column: 'Coluna {number}',
  other: 'Outros',
};

export const inScript: ScriptMessages = {
  keys: '{label}. Use as setas para ler os valores.',
};
