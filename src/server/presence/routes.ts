/** Where editors say that they are there, and hear who else is and what has been saved. */
import { Hono } from 'hono';
import { visit } from '#domain/presence/calls.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Presence } from './presence.ts';

/** The heads of a document that is there. */
export type FindHeads = (
  siteId: string,
  documentId: string,
) => Promise<{ readonly draftId: string | null; readonly publishedId: string | null } | undefined>;

export function presenceRoutes(presence: Presence, authorize: Authorize, findHeads: FindHeads): Hono {
  const app = new Hono();
  answerCalls(app, authorize)(visit, async ({ actor, siteId, params: { document } }, input) => {
    const heads = await findHeads(siteId, document);
    if (!heads) return { kind: 'missing', message: 'This page no longer exists.' };
    const who = { name: actor.name, owner: actor.accountId ?? actor.name };
    const people = presence.visit(`${siteId}/${document}`, who, input);
    return { people, revisionId: heads.draftId, publishedId: heads.publishedId };
  });
  return app;
}
