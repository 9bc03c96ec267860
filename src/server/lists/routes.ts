/** Newsletter lists for those who look after a site: who is on them, and how people come there. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { MAX_LISTS, MEMBER_STATES } from '#domain/lists/list.ts';
import { membersCsv } from '#domain/lists/members-csv.ts';
import { recorded } from '../activity/record-activity.ts';
import type { NewsletterListTable } from '../db/schema-lists.ts';
import type { Deps } from '../deps.ts';
import { type Call, type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { type RouteAbout, withAnswers } from '../http/route-list.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { LIST_ANSWERS } from './answers.ts';
import { importInput, listInput, memberInput, removeInput } from './contract.ts';
import { type EnterDeps, enterMember } from './enter-member.ts';
import { type FormListDeps, formListRoutes } from './form-list-routes.ts';
import { importMembers } from './import-members.ts';
import {
  changeMembers,
  deleteList,
  findList,
  insertList,
  listLists,
  listMembers,
  listOwnIds,
  renameList,
} from './queries.ts';
import { deleteConfirmations } from './queries-links.ts';

const LISTS = '/api/sites/:site/lists';
const LIST = `${LISTS}/:list`;
const MEMBERS = `${LIST}/members`;
const PAGE_SIZE = 50;
const MOST_AT_ONCE = 200_000;
const SCOPE = 'config.newsletter';

export interface ListRoutesDeps extends Deps, EnterDeps, Pick<FormListDeps, 'fieldsOf'> {
  readonly authorize: Authorize;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export function listRoutes(deps: ListRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  ownRoutes(deps, routes);
  changeRoutes(deps, routes);
  memberRoutes(deps, routes);
  tableRoutes(deps, routes);
  formListRoutes(deps, routes);
  return withAnswers(app, LIST_ANSWERS);
}

function ownRoutes(deps: ListRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const list = 'Lists the newsletter lists of a site, with how many people are on each.';
  route('GET', LISTS, SCOPE, list, async ({ context, siteId }) =>
    noStore(context).json({ lists: await listLists(deps.db.read, siteId) }),
  );
  bodyRoute('POST', LISTS, SCOPE, listInput, 'Makes a newsletter list.', async (call, { name }) => {
    const { siteId } = call;
    if ((await listLists(deps.db.read, siteId)).length >= MAX_LISTS) {
      const message = `A site has at most ${MAX_LISTS} lists. Delete one that is no longer needed.`;
      return call.context.json({ error: { kind: 'too-many', message } }, 409);
    }
    const id = deps.newId();
    const row = { id, site_id: siteId, name, created_at: deps.now() };
    await recorded<Deps, void>(
      deps,
      call,
      ({ db }) => db.write((tx) => insertList(tx, row)),
      () => ({ action: 'list.made', what: `made the list “${name}”`, target: { kind: 'list', id } }),
    );
    return call.context.json({ list: await oneOf(deps, siteId, id) }, 201);
  });
}

function changeRoutes(deps: ListRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  bodyRoute('PATCH', LIST, SCOPE, listInput, 'Renames a newsletter list.', async (call, { name }) => {
    const found = await findOwn(deps, call);
    if (!found) return missing(call.context);
    await recorded<Deps, void>(
      deps,
      call,
      ({ db }) => db.write((tx) => renameList(tx, call.siteId, found.id, name)),
      () => ({ action: 'list.renamed', what: `renamed the list “${found.name}” to “${name}”` }),
    );
    return call.context.json({ list: await oneOf(deps, call.siteId, found.id) });
  });
  const remove = 'Deletes a newsletter list with everybody on it, for good.';
  route('DELETE', LIST, SCOPE, remove, async (call) => {
    const found = await oneOf(deps, call.siteId, call.param('list'));
    if (!found) return missing(call.context);
    const deleted = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
    await recorded<Deps, void>(
      deps,
      call,
      ({ db }) => db.write((tx) => deleteList(tx, call.siteId, found.id)),
      () => ({ action: 'list.deleted', what: `deleted the list “${found.name}” with ${people(deleted)}` }),
    );
    return call.context.json({ deleted });
  });
}

const SHOWN: RouteAbout = {
  summary: 'Lists the people on a newsletter list, the latest first.',
  query: z.object({
    state: z
      .enum([...MEMBER_STATES, 'gone'])
      .optional()
      .meta({ description: '“gone”: left or removed.' }),
    search: z.string().optional().meta({ description: 'A part of the address or the name.' }),
    before: z.string().optional().meta({ description: 'The id of a member: only older ones are given.' }),
  }),
};

function memberRoutes(deps: ListRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  route('GET', MEMBERS, SCOPE, SHOWN, async (call) => {
    const found = await findOwn(deps, call);
    if (!found) return missing(call.context);
    const query = (name: string) => call.context.req.query(name)?.replaceAll('\0', '') || undefined;
    const state = query('state');
    const all = await listMembers(deps.db.read, found.id, {
      states: state === 'gone' ? ['unsubscribed', 'removed'] : MEMBER_STATES.filter((each) => each === state),
      search: query('search')?.slice(0, 200),
      before: query('before'),
      limit: PAGE_SIZE + 1,
    });
    const members = all.slice(0, PAGE_SIZE);
    const next = all.length > PAGE_SIZE ? (members.at(-1)?.id ?? null) : null;
    return noStore(call.context).json({ members, next });
  });
  const add: RouteAbout = {
    summary: 'Puts one person on a newsletter list, or asks them by mail.',
    description: 'Whoever has left is asked in any case: they come back by their own hand only.',
  };
  bodyRoute('POST', MEMBERS, SCOPE, memberInput, add, async (call, input) => {
    const list = await findOwn(deps, call);
    if (!list) return missing(call.context);
    const { siteId, actor } = call;
    const site = await deps.siteAddress(siteId);
    const source = { kind: 'owner', by: actor.name } as const;
    const enter = ({ db }: Deps) =>
      db.write((tx) => enterMember(tx, deps, { siteId, site, list, source, ...input }));
    const entered = await recorded<Deps, Awaited<ReturnType<typeof enter>>>(deps, call, enter, (outcome) =>
      outcome === 'kept' ? undefined : { action: 'list.added', what: `added one person to “${list.name}”` },
    );
    return call.context.json({ entered }, 201);
  });
  const remove = 'Takes people off a newsletter list. What they agreed to stays on record.';
  bodyRoute('POST', `${MEMBERS}/remove`, SCOPE, removeInput, remove, async (call, { ids }) => {
    const list = await findOwn(deps, call);
    if (!list) return missing(call.context);
    const take = ({ db }: Deps) =>
      db.write(async (tx) => {
        const own = await listOwnIds(tx, list.id, ids);
        await deleteConfirmations(tx, own);
        await changeMembers(tx, own, { state: 'removed', endedAt: deps.now() });
        return own.length;
      });
    const removed = await recorded<Deps, number>(deps, call, take, (count) => ({
      action: 'list.removed',
      what: `took ${people(count)} off “${list.name}”`,
    }));
    return call.context.json({ removed });
  });
}

function tableRoutes(deps: ListRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const take: RouteAbout = {
    summary: 'Puts people from a table on a newsletter list.',
    description:
      'Reads addresses from a column named “email” or the first cell with an @. Whoever has left stays away.',
  };
  bodyRoute('POST', `${MEMBERS}/import`, SCOPE, importInput, take, async (call, { csv }) => {
    const list = await findOwn(deps, call);
    if (!list) return missing(call.context);
    const input = { siteId: call.siteId, listId: list.id, csv, by: call.actor.name };
    const report = await recorded<Deps, Awaited<ReturnType<typeof importMembers>>>(
      deps,
      call,
      (within) => importMembers(within, input),
      ({ added }) => ({
        action: 'list.imported',
        what: `imported ${people(added)} into “${list.name}”, and stated that they agreed`,
      }),
    );
    return call.context.json(report);
  });
  const table: RouteAbout = {
    summary:
      'Gives everybody on a newsletter list as a table for spreadsheets, with when and where they agreed.',
    gives: 'text/csv',
  };
  route('GET', `${LIST}/table.csv`, SCOPE, table, async (call) => {
    const list = await findOwn(deps, call);
    if (!list) return missing(call.context);
    const members = await recorded(
      deps as Deps,
      call,
      ({ db }) => listMembers(db.read, list.id, { limit: MOST_AT_ONCE }),
      ({ length }) => ({ action: 'list.exported', what: `took along ${people(length)} of “${list.name}”` }),
    );
    return call.context.body(membersCsv(members), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="list.csv"',
      'cache-control': 'private, no-store',
    });
  });
}

function findOwn(
  { db }: Pick<Deps, 'db'>,
  { siteId, param }: Call,
): Promise<NewsletterListTable | undefined> {
  return findList(db.read, siteId, param('list'));
}

async function oneOf({ db }: Pick<Deps, 'db'>, siteId: string, id: string) {
  return (await listLists(db.read, siteId)).find((list) => list.id === id);
}

function people(count: number): string {
  return count === 1 ? 'one person' : `${count} people`;
}

function missing(context: Context): Response {
  return context.json({ error: { kind: 'missing', message: 'This list is no longer there.' } }, 404);
}

function noStore(context: Context): Context {
  context.header('cache-control', 'no-store');
  return context;
}
