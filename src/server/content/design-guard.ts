/** The style of a site is a document like any other, but changing or publishing it takes a permission of its own. */
import type { Context } from 'hono';
import type { RequiredScope } from '#domain/calls/call.ts';
import type { Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import { findDocument } from '../kernel/documents/queries.ts';

const DESIGN = 'config.design';

/** Asks for the permission to design wherever a call changes the style document. */
export function guardDesign({
  db,
  authorize,
}: Pick<Deps, 'db'> & { readonly authorize: Authorize }): Authorize {
  return async (context, siteId, scope) => {
    const actor = await authorize(context, siteId, scope);
    if (actor instanceof Response || siteId === null || !isChange(scope)) return actor;
    const document = await findDocument(db.read, siteId, context.req.param('document') ?? '');
    if (document?.kind !== 'style') return actor;
    const designer = await authorize(context, siteId, DESIGN);
    return designer instanceof Response ? designer : actor;
  };
}

function isChange(scope: RequiredScope): boolean {
  return scope === 'write' || scope === 'publish';
}

/** Whether the caller may change the style, for calls about many documents. */
export async function mayDesign(authorize: Authorize, context: Context, siteId: string): Promise<boolean> {
  return !((await authorize(context, siteId, DESIGN)) instanceof Response);
}
