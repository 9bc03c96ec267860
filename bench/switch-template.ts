/** Switches the demo site's template through its style document, as an editor would. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { TemplateName } from '#domain/design/style.ts';
import { idMaker } from '#domain/id.ts';
import { editDocument } from '#server/content/edit-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { findRevision, findSystemDocument } from '#server/kernel/documents/queries.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import type { RunningServer } from '../testing/main/server-process.ts';

/** Long enough for a running server to notice a commit of another process. */
export const NOTICE_MS = 1200;

export async function switchTemplate(server: RunningServer, template: TemplateName): Promise<void> {
  const db = await openDatabase({ dataDir: server.dataDir });
  const deps: Deps = {
    db,
    now: Date.now,
    newId: idMaker(Date.now, randomBytes),
    log: pino({ level: 'silent' }),
  };
  const [site] = await listSites(db.read);
  const style = site && (await findSystemDocument(db.read, site.id, 'style'));
  const draft = site && style?.draftId ? await findRevision(db.read, site.id, style.draftId) : undefined;
  if (!site || !style || !draft) throw new Error('the site has no style');
  const before = draft.body.fields['template'];
  await editDocument(
    deps,
    { name: 'Bench', mayInjectCode: false },
    {
      siteId: site.id,
      documentId: style.id,
      baseId: draft.id,
      operations: [{ op: 'set', id: 'body', path: ['fields', 'template'], before, after: template }],
    },
  );
  await publishDocument(deps, { siteId: site.id, documentId: style.id });
  await db.close();
  await sleep(NOTICE_MS);
}
