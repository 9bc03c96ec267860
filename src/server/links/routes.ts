/** What links of a site can lead to: for the people who choose it by its title, never by its id. */

import { Hono } from 'hono';
import { z } from 'zod';
import { isId } from '#domain/id.ts';
import type { Deps } from '../deps.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { LINK_ANSWERS } from './answers.ts';
import { findTargets, searchDocuments, searchFiles } from './queries.ts';

const MOST_SHOWN = 50;
const MOST_IDS = 100;

const targetsQuery = z.object({
  search: z.string().max(200).optional().catch(undefined),
  kind: z.enum(['content', 'media']).catch('content'),
  ids: z
    .string()
    .max(MOST_IDS * 25)
    .optional()
    .catch(undefined),
});

export function linkRoutes(deps: Pick<Deps, 'db'> & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { route } = routeWriter(app, deps.authorize);
  route(
    'GET',
    '/api/sites/:site/link-targets',
    'read',
    {
      summary: 'Pages, items or files that a link can lead to.',
      description:
        '`search` finds them by words of their title, address or description; `kind=media` looks for files. With `ids` (separated by commas) it tells of these, deleted ones among them.',
    },
    async ({ context, siteId }) => {
      const { ids, kind, search } = targetsQuery.parse(context.req.query());
      if (ids !== undefined) {
        const asked = ids.split(',').filter(isId).slice(0, MOST_IDS);
        return context.json({ targets: await findTargets(deps.db.read, siteId, asked) });
      }
      const find = kind === 'media' ? searchFiles : searchDocuments;
      return context.json({ targets: await find(deps.db.read, siteId, { search, limit: MOST_SHOWN }) });
    },
  );
  return withAnswers(app, LINK_ANSWERS);
}
