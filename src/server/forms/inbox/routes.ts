/** What was sent by forms, for those who look after the site: read, sort, delete, take along. */
import { Hono } from 'hono';
import * as inbox from '#domain/forms/calls-inbox.ts';
import { emailsIn } from '#domain/forms/summarize.ts';
import type { ListMember } from '#domain/lists/calls.ts';
import { recorded } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import type { Authorize } from '../../http/authorize.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countMailsOnHold } from '../../mail/queries.ts';
import { chartRoutes } from '../charts/routes.ts';
import type { FormFilesDeps } from '../files/form-files.ts';
import { submissionFileRoutes } from '../files/routes.ts';
import { sweepAfter } from '../files/sweep-files.ts';
import { noticeJob } from '../follow/notice-job.ts';
import { type ExportDeps, exportRoutes } from './export-routes.ts';
import { findNoted, GONE, type SubmissionAddress } from './find-noted.ts';
import { counted, filterOf } from './inbox-query.ts';
import { noteRoutes } from './note-routes.ts';
import {
  countFolders,
  countSubmissions,
  deleteSubmissions,
  findSubmission,
  listSubmissions,
  markSubmissions,
  releaseSetAside,
  type SubmissionMark,
  summarizeForms,
} from './queries.ts';

const PAGE_SIZE = 50;
/** A form asks for one or two. */
const MOST_ADDRESSES = 5;

export interface InboxRoutesDeps extends ExportDeps {
  readonly authorize: Authorize;
  readonly storage: FormFilesDeps['storage'];
  /** The newsletter lists that somebody is on. */
  readonly listMemberships: (
    db: Queryable,
    siteId: string,
    email: string,
  ) => Promise<readonly (ListMember & { readonly listName: string })[]>;
}

export function inboxRoutes(deps: InboxRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  listRoutes(deps, answer);
  exportRoutes(deps, answer);
  chartRoutes(deps, answer);
  oneRoutes(deps, answer);
  noteRoutes(deps, answer);
  submissionFileRoutes(deps, answer);
  return app;
}

function listRoutes(deps: Deps, answer: AnswerCall): void {
  const { db } = deps;
  answer(inbox.readList, async ({ siteId, query }) => {
    const filter = { ...filterOf(query), before: query.before, limit: PAGE_SIZE + 1 };
    const found = await listSubmissions(db.read, siteId, filter);
    const submissions = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (submissions.at(-1)?.id ?? null) : null;
    return { submissions, next, ...(await summarizeForms(db.read, siteId)) };
  });
  answer(inbox.readNews, async ({ siteId, query }) => {
    const { after } = query;
    const newer =
      after === undefined ? 0 : await countSubmissions(db.read, siteId, { ...filterOf(query), after });
    const heldMails = await countMailsOnHold(db.read, siteId);
    return { ...(await countFolders(db.read, siteId)), newer, heldMails };
  });
  answer(inbox.markSeveral, async ({ siteId }, { ids, ...change }) => ({
    changed: await db.write((tx) => markAndRelease(tx, deps, { siteId, ids }, change)),
  }));
  answer(inbox.remove, async (call, { ids }) => {
    const deleted = await recorded(
      deps,
      call,
      (within) =>
        within.db.write(async (tx) => sweepAfter(tx, deps, await deleteSubmissions(tx, call.siteId, ids))),
      (count) => (count === 0 ? undefined : `deleted ${counted(count)}`),
    );
    return { deleted };
  });
}

/** What is released goes where it would have gone: to lists, webhooks and mails. */
async function markAndRelease(
  tx: Queryable,
  deps: Deps,
  { siteId, ids }: { readonly siteId: string; readonly ids: readonly string[] },
  change: SubmissionMark,
): Promise<string[]> {
  const changed = await markSubmissions(tx, siteId, ids, change);
  if (change.isSpam === false && (await releaseSetAside(tx, siteId, ids)) > 0)
    await enqueue(tx, deps, noticeJob(siteId, deps.now()));
  return changed;
}

function oneRoutes(deps: InboxRoutesDeps, answer: AnswerCall): void {
  const { db, listMemberships } = deps;
  const find = async (call: SubmissionAddress) => {
    const submission = await findNoted(db.read, call);
    return submission ? { submission } : GONE;
  };
  answer(inbox.read, find);
  answer(inbox.markOne, async (call, change) => {
    const ids = [call.params.submission];
    await db.write((tx) => markAndRelease(tx, deps, { siteId: call.siteId, ids }, change));
    return find(call);
  });
  answer(inbox.readSenderLists, async ({ siteId, params }) => {
    const submission = await findSubmission(db.read, params.submission, siteId);
    const emails = emailsIn(submission?.content ?? []).slice(0, MOST_ADDRESSES);
    const found = await Promise.all(emails.map((email) => listMemberships(db.read, siteId, email)));
    return { lists: found.flat() };
  });
}
