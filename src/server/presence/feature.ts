/** Who is editing which page at this moment. */
import type { MakeFeature } from '../feature.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { createPresence } from './presence.ts';
import { type FindHeads, presenceRoutes } from './routes.ts';

export const feature: MakeFeature = ({ db, now, authorize }) => {
  const findHeads: FindHeads = async (siteId, documentId) => {
    const document = await findDocument(db.read, siteId, documentId);
    return document?.deletedAt === null ? document : undefined;
  };
  return { routes: { owner: [presenceRoutes(createPresence(now), authorize, findHeads)] } };
};
