/** What visitors see of documents, and when. */
import * as content from '#domain/content/calls-publishing.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { describePublished, describeScheduled } from './describe-changes.ts';
import { nameOf } from './name-of.ts';
import { present, presentDocument } from './present-document.ts';
import { callOffSchedule, publishDocument, scheduleDocument, unpublishDocument } from './publish-document.ts';
import { listScheduled, listUnpublished } from './queries-lists.ts';
import { addressOf, recordChange } from './record-change.ts';

export function publishingRoutes(deps: Deps, answer: AnswerCall): void {
  answer(content.publish, async (call, input) => {
    const publish = (within: Deps) => publishDocument(within, { ...addressOf(call), ...input });
    return present(await recordChange(deps, call, publish, describePublished));
  });
  answer(content.unpublish, async (call) =>
    present(
      await recordChange(deps, call, unpublishDocument, (document) => `unpublished ${nameOf(document)}`),
    ),
  );
  answer(content.schedule, async (call, input) => {
    const schedule = (within: Deps) => scheduleDocument(within, { ...addressOf(call), ...input });
    return present(await recordChange(deps, call, schedule, describeScheduled));
  });
  answer(content.callOff, async (call) =>
    present(
      await recordChange(
        deps,
        call,
        callOffSchedule,
        (document) => `cancelled the schedule of ${nameOf(document)}`,
      ),
    ),
  );
  answer(content.readUnpublished, async ({ siteId, actor }) => {
    const documents = await listUnpublished(deps.db.read, siteId);
    // The design is published by those who may change it: to others it is no task.
    const isTheirs = actor.permissions?.has('config.design') ?? false;
    return { documents: documents.filter(({ kind }) => isTheirs || kind !== 'style').map(presentDocument) };
  });
  answer(content.readScheduled, async ({ siteId }) => ({
    documents: (await listScheduled(deps.db.read, siteId)).map(presentDocument),
  }));
}
