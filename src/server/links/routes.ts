/** What links of a site can lead to: for the people who choose it by its title, never by its id. */
import { Hono } from 'hono';
import { isId } from '#domain/id.ts';
import * as links from '#domain/links/calls.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findTargets, searchDocuments, searchFiles } from './queries.ts';

const MOST_SHOWN = 50;

export function linkRoutes(deps: Pick<Deps, 'db'> & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  answerCalls(app, deps.authorize)(links.findTargets, async ({ siteId, query: { ids, kind, search } }) => {
    if (ids !== undefined) {
      const asked = ids.split(',').filter(isId).slice(0, links.MOST_IDS);
      return { targets: await findTargets(deps.db.read, siteId, asked) };
    }
    const find = kind === 'media' ? searchFiles : searchDocuments;
    return { targets: await find(deps.db.read, siteId, { search, limit: MOST_SHOWN }) };
  });
  return app;
}
