/** A page for each category of a shop: its address, and what its owner says of it. */
import { z } from 'zod';
import { slugOf } from '../../content/slug.ts';

export const CATEGORY_LIMITS = { pages: 100, title: 120, description: 600 } as const;

export const categoryWordsSchema = z
  .object({
    /** As products name it. */
    category: z.string().min(1).max(100),
    /** In place of the name; empty: the name itself. */
    title: z.string().trim().max(CATEGORY_LIMITS.title).default(''),
    description: z.string().trim().max(CATEGORY_LIMITS.description).default(''),
  })
  .meta({ id: 'CategoryWords' });
export type CategoryWords = z.infer<typeof categoryWordsSchema>;

/** @param base path of the shop’s page */
export function categoryPath(base: string, category: string): string {
  return `${base === '/' ? '' : base}/category/${slugOf(category)}`;
}

export interface CategoryAddress {
  readonly base: string;
  readonly slug: string;
}

/** Undefined for every other address. */
export function readCategoryPath(path: string): CategoryAddress | undefined {
  const [, base, slug] = /^(.*)\/category\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : { base: base || '/', slug };
}
