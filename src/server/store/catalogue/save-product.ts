/** Stores what a product costs and how many there are. Visitors see it at once. */
import type { ProductForm, VariantForm } from '#domain/store/catalogue/product-form.ts';
import { findProductProblem } from '#domain/store/catalogue/product-form.ts';
import { makeSku } from '#domain/store/catalogue/sku.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findDocument } from '../../kernel/documents/queries.ts';
import { raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { findProductForm, findTakenSkus, listOwners, writeProduct } from './queries.ts';
import { settle } from './settle-sales.ts';

type VariantInput = VariantForm & { readonly stockWas?: number };

export interface SaveProduct {
  readonly siteId: string;
  readonly productId: string;
  readonly form: Omit<ProductForm, 'variants'> & { readonly variants: readonly VariantInput[] };
}

export type ProductSaved =
  | { readonly kind: 'saved'; readonly product: ProductForm; readonly title: string }
  | { readonly kind: 'missing' | 'invalid' | 'taken'; readonly message: string };

export const MISSING = {
  kind: 'missing',
  message: 'This product no longer exists. It may have been deleted.',
} as const;

export type SaveProductDeps = Pick<Deps, 'db' | 'now' | 'newId'> & {
  /** At least 0 and below 1. */
  readonly random: () => number;
};

export async function saveProduct(deps: SaveProductDeps, input: SaveProduct): Promise<ProductSaved> {
  return deps.db.write((tx) => saveProductIn(tx, deps, input));
}

async function saveProductIn(
  tx: Queryable,
  deps: SaveProductDeps,
  { siteId, productId, form }: SaveProduct,
): Promise<ProductSaved> {
  const document = await findDocument(tx, siteId, productId);
  if (document?.kind !== 'item' || document.deletedAt !== null) return MISSING;
  const problem = findProductProblem({ ...form, variants: [...form.variants] });
  if (problem) return { kind: 'invalid', message: problem };
  const skus = form.variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const [taken] = await findTakenSkus(tx, siteId, { skus, exceptOf: productId });
  if (taken) return { kind: 'taken', message: `Another product has the SKU “${taken}”. Choose another one.` };
  const before = await findProductForm(tx, siteId, productId);
  const booked = bookStock(form.variants, before?.variants ?? []);
  const owned = await withOwnIds(tx, deps, productId, booked);
  const variants = await withSkus(tx, deps, { siteId, productId, variants: owned });
  const product = { ...form, variants };
  await writeProduct(tx, { siteId, productId }, product);
  await settle(tx, deps.now(), [productId]);
  await raiseSiteVersion(tx, siteId, deps.now());
  return { kind: 'saved', product, title: document.title };
}

/** What was sold while the owner had the form open stays sold. */
function bookStock(variants: readonly VariantInput[], before: readonly VariantForm[]): VariantForm[] {
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]));
  return variants.map(({ stockWas, ...variant }) => {
    const stock = stocks.get(variant.id);
    if (stockWas === undefined || stock === undefined) return variant;
    return { ...variant, stock: Math.max(0, stock + variant.stock - stockWas) };
  });
}

/** Ids come from the browser: one that another product has is no id of this one’s. */
async function withOwnIds(
  tx: Queryable,
  { newId }: Pick<Deps, 'newId'>,
  productId: string,
  variants: readonly VariantForm[],
): Promise<VariantForm[]> {
  const owners = await listOwners(
    tx,
    variants.map(({ id }) => id),
  );
  const seen = new Set<string>();
  return variants.map((variant) => {
    const isForeign = (owners.get(variant.id) ?? productId) !== productId || seen.has(variant.id);
    seen.add(variant.id);
    return isForeign ? { ...variant, id: newId() } : variant;
  });
}

interface Unnumbered {
  readonly siteId: string;
  readonly productId: string;
  readonly variants: readonly VariantForm[];
}

async function withSkus(
  tx: Queryable,
  { random }: Pick<SaveProductDeps, 'random'>,
  { siteId, productId, variants }: Unnumbered,
): Promise<VariantForm[]> {
  const used = new Set(variants.map(({ sku }) => sku));
  const made: VariantForm[] = [];
  for (const variant of variants) {
    let { sku } = variant;
    while (sku === '') {
      const next = makeSku(random());
      const isTaken =
        used.has(next) || (await findTakenSkus(tx, siteId, { skus: [next], exceptOf: productId })).length > 0;
      if (!isTaken) sku = next;
    }
    used.add(sku);
    made.push({ ...variant, sku });
  }
  return made;
}
