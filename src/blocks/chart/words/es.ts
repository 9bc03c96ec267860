import type { ChartMessages, ScriptMessages } from './en.ts';

export const es: ChartMessages = {
  'kind.bar': 'Gráfico de barras',
  'kind.stacked-bar': 'Gráfico de barras apiladas',
  'kind.line': 'Gráfico de líneas',
  'kind.area': 'Gráfico de áreas',
  'kind.pie': 'Gráfico circular',
  'kind.donut': 'Gráfico de anillo',
  truncated: 'Se muestran las primeras {rows} filas y {columns} columnas.',
  table: 'Mostrar como tabla',
  described: '{name}. Las cifras están en la tabla de abajo.',
  row: 'Fila',
  column: 'Columna {number}',
  other: 'Otros',
};

export const inScript: ScriptMessages = {
  keys: '{label}. Usa las flechas para leer los valores.',
};
