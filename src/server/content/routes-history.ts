/** The versions of a document: listed, compared, named, brought back. */
import { Hono } from 'hono';
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import type { Deps } from '../deps.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import { CONTENT_HISTORY_ANSWERS } from './answers.ts';
import { compareVersions } from './compare-versions.ts';
import { nameInput } from './contract.ts';
import { guardDesign } from './design-guard.ts';
import { answer } from './present.ts';
import { listRevisions } from './queries.ts';
import { listVersions } from './queries-history.ts';
import { nameRevision, restoreRevision } from './revisions.ts';
import { CONTENT_ABOUT as ABOUT } from './route-words.ts';
import { addressOf, telling } from './telling.ts';

const DOCUMENT = '/api/sites/:site/documents/:document';
const REVISION = `${DOCUMENT}/revisions/:revision`;
const PAGE_SIZE = 200;
/** Saves come seconds apart: this many reach back over days of work. */
const MOST_VERSIONS = 2000;
const MOST_PAIRS = 50;

const compareInput = z.strictObject({
  pairs: z.array(z.strictObject({ before: idSchema, after: idSchema })).max(MOST_PAIRS),
});

export function contentHistoryRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, guardDesign(deps));
  const told = telling(deps);
  route('GET', `${DOCUMENT}/history`, 'read', ABOUT.history, async (call) => {
    const { siteId, documentId } = addressOf(call);
    const versions = await listVersions(deps.db.read, siteId, documentId, MOST_VERSIONS);
    return call.context.json({ versions });
  });
  bodyRoute('POST', `${DOCUMENT}/comparisons`, 'read', compareInput, ABOUT.compare, async (call, { pairs }) =>
    call.context.json({ comparisons: await compareVersions(deps, addressOf(call), pairs) }),
  );
  route('GET', `${DOCUMENT}/revisions`, 'read', ABOUT.listRevisions, async (call) => {
    const { siteId, documentId } = addressOf(call);
    return call.context.json({ revisions: await listRevisions(deps.db.read, siteId, documentId, PAGE_SIZE) });
  });
  route('GET', REVISION, 'read', ABOUT.readRevision, async (call) => {
    const { siteId, documentId } = addressOf(call);
    const revision = await findRevision(deps.db.read, siteId, call.param('revision'));
    if (revision?.documentId === documentId) return call.context.json({ revision });
    return answer(call.context, { kind: 'missing', message: 'This version is no longer there.' });
  });
  route('POST', `${REVISION}/restore`, 'write', ABOUT.goBack, async (call) =>
    answer(
      call.context,
      await told(
        call,
        (within, address) =>
          restoreRevision(within, call.actor, { ...address, revisionId: call.param('revision') }),
        'content.version-restored',
        (name) => `went back to an older version of ${name}`,
      ),
    ),
  );
  bodyRoute('PATCH', REVISION, 'write', nameInput, ABOUT.nameRevision, async (call, { name }) =>
    answer(
      call.context,
      await told(
        call,
        (within, address) => nameRevision(within, { ...address, revisionId: call.param('revision'), name }),
        'content.version-named',
        (document) => `named a version of ${document} “${name}”`,
      ),
    ),
  );
  return withAnswers(app, CONTENT_HISTORY_ANSWERS);
}
