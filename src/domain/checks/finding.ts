/** What a check of a page found, and where: the words are for its owner. */
import { z } from 'zod';
import type { Shape } from '../calls/call.ts';

const RULES = [
  'alt-missing',
  'button-without-link',
  'contrast',
  'description-long',
  'description-missing',
  'empty-section',
  'heading-order',
  'link-broken',
  'link-not-public',
  'link-words',
  'page-weight',
  'picture-blurry',
  'picture-heavy',
  'placeholder-words',
  'several-titles',
  'title-long',
  'title-missing',
  /** Found by axe in the page as it is shown. */
  'accessibility',
] as const;

export const findingSchema = z
  .object({
    rule: z.enum(RULES),
    /** `problem`: some visitors cannot use what is there. `advice`: it would be better otherwise. */
    level: z.enum(['problem', 'advice']),
    /** What is wrong, and what can be done. */
    message: z.string(),
    /** The block or section; null for the page itself. */
    target: z.string().nullable(),
    /** Of the value that is meant, from the target: `['props', 'alt']`. */
    path: z.array(z.string()).optional(),
  })
  .meta({ id: 'Finding' });
export type Finding = Shape<typeof findingSchema>;
