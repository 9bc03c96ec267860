/** What a shop’s owner says on the page of a category. */
import { z } from 'zod';

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
