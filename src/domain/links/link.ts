/**
 * A link as documents store it: to something of the site by id, so that renaming breaks nothing,
 * or to a free address. The address of a reference is computed when HTML is made.
 */
import { z } from 'zod';
import { isId } from '../id.ts';

export const idSchema = z.string().refine(isId, 'must be 24 lowercase letters and digits');

export const linkSchema = z
  .union([
    z.object({
      ref: z.enum(['page', 'item', 'media']),
      id: idSchema,
      anchor: z.string().max(99).optional(),
      newWindow: z.boolean().optional(),
    }),
    z.object({ url: z.string().max(2000), newWindow: z.boolean().optional() }),
  ])
  .meta({
    id: 'Link',
    description: 'A page, item or file of the site by id, or a free address.',
    control: 'link',
  });
export type Link = z.infer<typeof linkSchema>;

export const mediaRefSchema = z
  .object({ ref: z.literal('media'), id: idSchema })
  .meta({ id: 'MediaRef', description: 'A file of the media library by id.', control: 'media' });
export type MediaRef = z.infer<typeof mediaRefSchema>;
