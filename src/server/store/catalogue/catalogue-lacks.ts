/** What is to be done about what a shop sells. */
import type { ChecklistPart } from '../../feature.ts';
import { listExamples } from './examples.ts';
import { hasShop, listProductKinds } from './queries-find.ts';

export const catalogueLacks: ChecklistPart = async (db, siteId) => {
  if (!(await hasShop(db, siteId))) return [];
  const [kinds, examples] = await Promise.all([listProductKinds(db, siteId), listExamples(db, siteId)]);
  return [
    { kind: 'first-product', count: kinds.length === 0 ? 1 : 0 },
    // Of no concern to shops that never had any.
    ...(examples.length === 0 ? [] : [{ kind: 'example-products', count: examples.length } as const]),
  ];
};
