export const IMPORT_KINDS = [
  'page',
  'post',
  'media',
  'comment',
  'menu',
  'redirect',
  'term',
  'other',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
