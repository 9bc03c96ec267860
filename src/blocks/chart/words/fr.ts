import type { ChartMessages, ScriptMessages } from './en.ts';

export const fr: ChartMessages = {
  'kind.bar': 'Diagramme à barres',
  'kind.stacked-bar': 'Diagramme à barres empilées',
  'kind.line': 'Graphique en courbes',
  'kind.area': 'Graphique en aires',
  'kind.pie': 'Diagramme circulaire',
  'kind.donut': 'Diagramme en anneau',
  truncated: 'Seules les {rows} premières lignes et les {columns} premières colonnes sont affichées.',
  table: 'Afficher sous forme de tableau',
  described: '{name}. Les chiffres figurent dans le tableau ci-dessous.',
  row: 'Ligne',
  column: 'Colonne {number}',
  other: 'Autres',
};

export const inScript: ScriptMessages = {
  keys: '{label}. Utilisez les touches fléchées pour lire les valeurs.',
};
