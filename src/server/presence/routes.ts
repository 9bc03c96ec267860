/** Where editors say that they are there, and hear who else is and what has been saved. */

import { Hono } from 'hono';
import { type PresenceAnswer, presenceSchema } from '#domain/editor/presence.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { PRESENCE_ANSWERS } from './answers.ts';
import type { Presence } from './presence.ts';

/** The heads of a document that is there. */
export type FindHeads = (
  siteId: string,
  documentId: string,
) => Promise<{ readonly draftId: string | null; readonly publishedId: string | null } | undefined>;

export function presenceRoutes(presence: Presence, authorize: Authorize, findHeads: FindHeads): Hono {
  const app = new Hono();
  const { bodyRoute } = routeWriter(app, authorize);
  const about = 'Say that an editor is open on a page and what it holds; learn who else is there.';
  bodyRoute(
    'POST',
    '/api/sites/:site/documents/:document/presence',
    'write',
    presenceSchema,
    about,
    async ({ context, actor, siteId, param }, input) => {
      const documentId = param('document');
      const heads = await findHeads(siteId, documentId);
      if (!heads)
        return context.json({ error: { kind: 'missing', message: 'This page is no longer there.' } }, 404);
      const who = { name: actor.name, owner: actor.accountId ?? actor.name };
      const people = presence.visit(`${siteId}/${documentId}`, who, input);
      const answer: PresenceAnswer = { people, revisionId: heads.draftId, publishedId: heads.publishedId };
      return context.json(answer);
    },
  );
  return withAnswers(app, PRESENCE_ANSWERS);
}
