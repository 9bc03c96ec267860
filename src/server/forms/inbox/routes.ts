/** What was sent by forms, for those who look after the site: read, sort, delete, take along. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { NotedSubmission, SubmissionList, SubmissionNews } from '#domain/forms/submission.ts';
import { emailsIn } from '#domain/forms/summarize.ts';
import { recorded } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type Call, type RouteWriter, routeWriter } from '../../http/api-routes.ts';
import type { Authorize } from '../../http/authorize.ts';
import { type RouteAbout, withAnswers } from '../../http/route-list.ts';
import { countMailsOnHold } from '../../mail/queries.ts';
import { FORM_ANSWERS } from '../answers.ts';
import { chartRoutes } from '../charts/routes.ts';
import { deleteInput, formSettingsInput, markInput, markManyInput } from '../contract.ts';
import type { FormFilesDeps } from '../files/form-files.ts';
import { ownerFileRoutes } from '../files/routes.ts';
import { sweepAfter } from '../files/sweep-files.ts';
import { heldRoutes } from '../mails/on-hold-routes.ts';
import { findFormSettings, saveFormSettings } from '../queries-settings.ts';
import { type ExportDeps, exportRoutes } from './export-routes.ts';
import { counted, filterOf, LOOK_QUERY, queryOf } from './inbox-query.ts';
import { noteRoutes } from './note-routes.ts';
import {
  countFolders,
  countSubmissions,
  deleteSubmissions,
  findSubmission,
  listSubmissions,
  markSubmissions,
  summarizeForms,
} from './queries.ts';
import { withNotes } from './queries-notes.ts';

const SUBMISSIONS = '/api/sites/:site/submissions';
const SUBMISSION = `${SUBMISSIONS}/:submission`;
const FORM_SETTINGS = '/api/sites/:site/forms/:form/settings';
const PAGE_SIZE = 50;
/** A form asks for one or two. */
const MOST_ADDRESSES = 5;

const LIST: RouteAbout = {
  summary: 'Lists what was sent by forms of a site, the latest first.',
  query: z.object({
    ...LOOK_QUERY,
    before: z.string().optional().meta({ description: 'The id of a submission: only older ones are given.' }),
  }),
};

export interface SubmissionRoutesDeps extends ExportDeps {
  readonly authorize: Authorize;
  readonly storage: FormFilesDeps['storage'];
  /** The newsletter lists that somebody is on. */
  readonly listMemberships: (db: Queryable, siteId: string, email: string) => Promise<readonly object[]>;
}

export function submissionRoutes(deps: SubmissionRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  listRoutes(deps, routes);
  exportRoutes(deps, routes);
  chartRoutes(deps, routes);
  oneRoutes(deps, routes);
  listsRoute(deps, routes);
  noteRoutes(deps, routes);
  heldRoutes(deps, routes);
  ownerFileRoutes(deps, routes);
  settingsRoutes(deps, routes);
  return withAnswers(app, FORM_ANSWERS);
}

function listRoutes(deps: Deps, { route, bodyRoute }: RouteWriter): void {
  route('GET', SUBMISSIONS, 'config.crm', LIST, async ({ context, siteId }) => {
    const found = await listSubmissions(deps.db.read, siteId, {
      ...filterOf(context),
      before: queryOf(context, 'before'),
      limit: PAGE_SIZE + 1,
    });
    const submissions = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (submissions.at(-1)?.id ?? null) : null;
    const list: SubmissionList = { submissions, next, ...(await summarizeForms(deps.db.read, siteId)) };
    return noStore(context).json(list);
  });
  const news: RouteAbout = {
    summary: 'Says how many submissions are unread, and how many are newer than one.',
    query: z.object({
      ...LOOK_QUERY,
      after: z.string().optional().meta({ description: 'The id of a submission.' }),
    }),
  };
  route('GET', `${SUBMISSIONS}/news`, 'config.crm', news, async ({ context, siteId }) => {
    const after = queryOf(context, 'after');
    const newer =
      after === undefined ? 0 : await countSubmissions(deps.db.read, siteId, { ...filterOf(context), after });
    const heldMails = await countMailsOnHold(deps.db.read, siteId);
    const told: SubmissionNews = { ...(await countFolders(deps.db.read, siteId)), newer, heldMails };
    return noStore(context).json(told);
  });
  const mark: RouteAbout = {
    summary: 'Marks several submissions as read or not, as spam or not.',
    description: 'Answers with those that were not so before.',
  };
  bodyRoute('PATCH', SUBMISSIONS, 'config.crm', markManyInput, mark, async (call, { ids, ...change }) => {
    const changed = await deps.db.write((tx) => markSubmissions(tx, call.siteId, ids, change));
    return call.context.json({ changed });
  });
  const remove = 'Deletes submissions for good.';
  bodyRoute('POST', `${SUBMISSIONS}/delete`, 'config.crm', deleteInput, remove, async (call, { ids }) => {
    const deleted = await recorded(
      deps,
      call,
      ({ db }) => db.write(async (tx) => sweepAfter(tx, deps, await deleteSubmissions(tx, call.siteId, ids))),
      (count) => (count === 0 ? undefined : { action: 'form.deleted', what: `deleted ${counted(count)}` }),
    );
    return call.context.json({ deleted });
  });
}

function oneRoutes(deps: Deps, { route, bodyRoute }: RouteWriter): void {
  const read = async ({ siteId, param }: Call) => {
    const submission = await findSubmission(deps.db.read, param('submission'), siteId);
    return submission && (await withNotes(deps.db.read, [submission]))[0];
  };
  const about = 'Reads a submission, with what was noted down about it.';
  route('GET', SUBMISSION, 'config.crm', about, async (call) => present(call.context, await read(call)));
  const mark = 'Marks a submission as read or not, as spam or not.';
  bodyRoute('PATCH', SUBMISSION, 'config.crm', markInput, mark, async (call, change) => {
    await deps.db.write((tx) => markSubmissions(tx, call.siteId, [call.param('submission')], change));
    return present(call.context, await read(call));
  });
}

function listsRoute(deps: SubmissionRoutesDeps, { route }: RouteWriter): void {
  const about: RouteAbout = {
    summary: 'Says on which newsletter lists whoever sent a submission is, and whether they have confirmed.',
    description: 'By the addresses they gave.',
  };
  route('GET', `${SUBMISSION}/lists`, 'config.newsletter', about, async ({ context, siteId, param }) => {
    const submission = await findSubmission(deps.db.read, param('submission'), siteId);
    const emails = emailsIn(submission?.content ?? []).slice(0, MOST_ADDRESSES);
    const found = await Promise.all(emails.map((email) => deps.listMemberships(deps.db.read, siteId, email)));
    return noStore(context).json({ lists: found.flat() });
  });
}

function settingsRoutes(deps: Deps, { route, bodyRoute }: RouteWriter): void {
  const about = 'Tells who is told of a form’s submissions, and how long they are kept.';
  route('GET', FORM_SETTINGS, 'config.crm', about, async ({ context, siteId, param }) =>
    noStore(context).json({ settings: await findFormSettings(deps.db.read, siteId, param('form')) }),
  );
  const set: RouteAbout = {
    summary: 'Sets who is told of a form’s submissions, and how long they are kept.',
    description: 'Submissions older than that are deleted within a day.',
  };
  bodyRoute('PUT', FORM_SETTINGS, 'config.settings', formSettingsInput, set, async (call, settings) => {
    const save = ({ db }: Deps) =>
      db.write((tx) => saveFormSettings(tx, call.siteId, call.param('form'), settings));
    await recorded(deps, call, save, () => ({
      action: 'form.settings',
      what: 'changed who is told of a form, and how long its entries are kept',
      target: { kind: 'form', id: call.param('form') },
    }));
    return call.context.json({ settings });
  });
}

function present(context: Context, submission: NotedSubmission | undefined): Response {
  if (submission) return noStore(context).json({ submission });
  return context.json({ error: { kind: 'missing', message: 'This submission is no longer there.' } }, 404);
}

function noStore(context: Context): Context {
  context.header('cache-control', 'no-store');
  return context;
}
