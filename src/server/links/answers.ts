/** What the call for link targets answers. */
import { z } from 'zod';
import type { Answers } from '../http/route-list.ts';
import type { LinkTargetRow } from './queries.ts';

const target = z
  .object({
    ref: z.enum(['page', 'item', 'media']),
    id: z.string(),
    title: z.string(),
    path: z.string().nullable(),
    isPublished: z.boolean(),
    isDeleted: z.boolean(),
    isHiddenFromNavigation: z.boolean().meta({ description: 'Menus do not show it.' }),
  })
  .meta({ id: 'LinkTarget' }) satisfies z.ZodType<LinkTargetRow>;

export const LINK_ANSWERS: Answers = {
  'GET /api/sites/:site/link-targets': z.object({ targets: z.array(target) }),
};
