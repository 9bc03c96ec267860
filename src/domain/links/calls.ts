/** The call that finds what links of a site can lead to. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';

export const MOST_IDS = 100;

const target = z
  .object({
    ref: z.enum(['page', 'item', 'media']),
    id: z.string(),
    /** Of a page or item; the name of a file. */
    title: z.string(),
    /** Null for files, and for what has no address of its own. */
    path: z.string().nullable(),
    isPublished: z.boolean(),
    isDeleted: z.boolean(),
    isHiddenFromNavigation: z.boolean().meta({ description: 'Menus do not show it.' }),
  })
  .meta({ id: 'LinkTarget' });
export type LinkTarget = Shape<typeof target>;

export const findTargets = call('GET', '/api/sites/:site/link-targets', {
  may: 'read',
  summary: 'Lists pages, items or files to link to.',
  description:
    '`search` finds them by words of their title, address or description; `kind=media` looks for files. With `ids` (separated by commas) it tells of these, deleted ones among them.',
  query: z.object({
    search: z.string().max(200).optional(),
    kind: z.enum(['content', 'media']).optional(),
    ids: z
      .string()
      .max(MOST_IDS * 25)
      .optional(),
  }),
  describesQuery: true,
  answer: z.object({ targets: z.array(target) }),
});
