/** A product while its owner fills it in: words and pictures of its document, options and variants of its rows. */

import { BODY } from '#domain/content/body-id.ts';
import { edit, read } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import type { Operation } from '#domain/content/operations.ts';
import { isEqualJson } from '#domain/json.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { type OpenedProduct, readProduct, saveProduct } from '#domain/store/catalogue/calls.ts';
import { newVariant } from '#domain/store/catalogue/option-matrix.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import type { Condition, FreeAmount, ProductOption } from '#domain/store/catalogue/product-form.ts';
import type { SubscriptionPlan } from '#domain/store/catalogue/subscription-plan.ts';
import { digitsOf } from '#domain/store/settings/format-price.ts';
import { call } from '../../api.ts';
import { makeId } from '../../make-id.ts';
import { rowOf, type VariantRow, variantOf } from './variant-rows.ts';

export interface ProductDraft {
  readonly title: string;
  readonly excerpt: string;
  readonly pictures: readonly MediaRef[];
  readonly categories: string;
  readonly tags: string;
  readonly kind: ProductKind;
  /** Of the rates it is taxed by; empty for the usual ones. */
  readonly taxClass: string;
  readonly options: readonly ProductOption[];
  /** Of a gift card: limits of an amount that the buyer chooses. */
  readonly freeAmount: FreeAmount | undefined;
  /** It is sold by subscription. */
  readonly subscriptionPlan: SubscriptionPlan | undefined;
  /** When the sale prices hold; null: no such end. */
  readonly saleFrom: number | null;
  readonly saleUntil: number | null;
  /** The members’ plan that it opens. */
  readonly opensPlanId: string | undefined;
  readonly brand: string;
  /** Empty: it is new. */
  readonly condition: Condition | '';
  /** No maker has given it a barcode. */
  readonly hasNoBarcode: boolean;
  readonly rows: readonly VariantRow[];
}

export interface Opened {
  readonly product: OpenedProduct;
  readonly draft: { readonly id: string; readonly body: Body };
}

export async function openProduct(site: string, id: string, signal: AbortSignal): Promise<Opened> {
  const [product, { draft }] = await Promise.all([
    call(readProduct, { site, product: id }, { signal }),
    call(read, { site, document: id }, { signal }),
  ]);
  if (!draft) throw new Error('A product has a draft.');
  return { product, draft };
}

export function draftOf({ product: { product, currency }, draft: { body } }: Opened): ProductDraft {
  const {
    excerpt = '',
    pictures,
    image,
    categories = [],
    tags = [],
  } = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  // Until somebody has counted it, a product that was just made is not sold out.
  const variants = product?.variants ?? [{ ...newVariant(undefined, makeId()), isUnlimited: true }];
  return {
    title: body.title,
    excerpt,
    pictures: pictures ?? (image ? [image] : []),
    categories: categories.join(', '),
    tags: tags.join(', '),
    kind: product?.kind ?? 'physical',
    taxClass: product?.taxClass ?? '',
    options: product?.options ?? [],
    freeAmount: product?.freeAmount,
    subscriptionPlan: product?.subscriptionPlan,
    saleFrom: product?.saleFrom ?? null,
    saleUntil: product?.saleUntil ?? null,
    opensPlanId: product?.opensPlanId,
    brand: product?.brand ?? '',
    condition: product?.condition ?? '',
    hasNoBarcode: product?.hasNoBarcode ?? false,
    rows: variants.map((variant) => rowOf(variant, product !== null, digitsOf(currency))),
  };
}

function operationsOf({ body }: Opened['draft'], draft: ProductDraft): Operation[] {
  const fields = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  const set = (path: string[], before: unknown, after: unknown): Operation[] =>
    isEqualJson(before ?? null, after ?? null) ? [] : [{ op: 'set', id: BODY, path, before, after }];
  const pictures = draft.pictures.length > 0 ? draft.pictures : undefined;
  return [
    ...set(['title'], body.title, draft.title.trim()),
    ...set(['fields', 'excerpt'], fields.excerpt, draft.excerpt.trim() || undefined),
    ...set(['fields', 'pictures'], fields.pictures, pictures),
    ...set(['fields', 'image'], fields.image, pictures?.[0]),
    ...set(['fields', 'categories'], fields.categories, labelsOf(draft.categories)),
    ...set(['fields', 'tags'], fields.tags, labelsOf(draft.tags)),
  ];
}

function labelsOf(text: string): string[] | undefined {
  const labels = [...new Set(text.split(',').map((label) => label.trim()))].filter((label) => label !== '');
  return labels.length > 0 ? labels : undefined;
}

/** Prices and stock first: they are in force at once, and may be refused. */
export async function saveDraft(site: string, opened: Opened, draft: ProductDraft): Promise<void> {
  const { id } = opened.product;
  await call(saveProduct, {
    site,
    product: id,
    body: {
      kind: draft.kind,
      taxClass: draft.taxClass.trim(),
      options: filledOptions(draft.options),
      variants: draft.rows.map(variantOf),
      ...(draft.freeAmount && draft.kind === 'giftCard' && { freeAmount: draft.freeAmount }),
      ...(draft.subscriptionPlan &&
        draft.kind !== 'giftCard' && { subscriptionPlan: draft.subscriptionPlan }),
      ...(draft.saleFrom !== null && { saleFrom: draft.saleFrom }),
      ...(draft.saleUntil !== null && { saleUntil: draft.saleUntil }),
      ...(draft.brand.trim() !== '' && { brand: draft.brand.trim() }),
      ...(draft.condition !== '' && { condition: draft.condition }),
      ...(draft.hasNoBarcode && { hasNoBarcode: true as const }),
      ...(draft.opensPlanId && mayOpenPlan(draft) && { opensPlanId: draft.opensPlanId }),
    },
  });
  const operations = operationsOf(opened.draft, draft);
  if (operations.length > 0)
    await call(edit, { site, document: id, body: { baseId: opened.draft.id, operations } });
}

/** It is handed over at once, and for good. */
export function mayOpenPlan({
  kind,
  subscriptionPlan,
}: Pick<ProductDraft, 'kind' | 'subscriptionPlan'>): boolean {
  return kind === 'digital' && !subscriptionPlan;
}

/** With the shop’s own page, without which nobody would find it. */
export async function publishProduct(site: string, id: string, pageId: string | null): Promise<void> {
  if (pageId !== null) {
    const { document } = await call(read, { site, document: pageId });
    if (document.publishedId === null) await call(publish, { site, document: pageId, body: {} });
  }
  await call(publish, { site, document: id, body: {} });
}

/** An option without values makes no variants yet. */
export function filledOptions(options: readonly ProductOption[]): ProductOption[] {
  return options.filter(({ values }) => values.length > 0);
}
