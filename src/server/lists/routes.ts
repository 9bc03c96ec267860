/** Newsletter lists for those who look after a site: who is on them, and how people come there. */
import { Hono } from 'hono';
import * as lists from '#domain/lists/calls.ts';
import { MAX_LISTS, MEMBER_STATES } from '#domain/lists/list.ts';
import { membersCsv } from '#domain/lists/members-csv.ts';
import { leave, recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
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
import { countSignUpsSetAside, type SetAsideNeeds } from './set-aside.ts';
import type { NewsletterListTable } from './tables.ts';

const PAGE_SIZE = 50;
const MOST_AT_ONCE = 200_000;

export interface ListRoutesDeps extends Deps, EnterDeps, Pick<FormListDeps, 'fieldsOf'>, SetAsideNeeds {
  readonly authorize: Authorize;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export function listRoutes(deps: ListRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  ownRoutes(deps, answer);
  memberRoutes(deps, answer);
  tableRoutes(deps, answer);
  formListRoutes(deps, answer);
  return app;
}

function ownRoutes(deps: ListRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(lists.readAll, async ({ siteId }) => ({
    lists: await listLists(db.read, siteId),
    setAside: await countSignUpsSetAside(deps, siteId),
  }));
  answer(lists.make, async (call, { name }) => {
    if ((await listLists(db.read, call.siteId)).length >= MAX_LISTS) return TOO_MANY;
    const list = { id: deps.newId(), siteId: call.siteId, name, createdAt: deps.now() };
    await db.write(async (tx) => {
      await insertList(tx, list);
      await leave(tx, deps, call, {
        what: `created the list “${name}”`,
        target: { kind: 'list', id: list.id },
      });
    });
    return oneOf(deps, { siteId: call.siteId, params: { list: list.id } });
  });
  answer(lists.rename, async (call, { name }) => {
    const list = await findOwn(deps, call);
    if (!list) return GONE;
    await db.write(async (tx) => {
      await renameList(tx, call.siteId, list.id, name);
      await leave(tx, deps, call, `renamed the list “${list.name}” to “${name}”`);
    });
    return oneOf(deps, call);
  });
  answer(lists.remove, async (call) => {
    const found = await oneOf(deps, call);
    if ('kind' in found) return found;
    const { id, name, counts } = found.list;
    const deleted = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await db.write(async (tx) => {
      await deleteList(tx, call.siteId, id);
      await leave(tx, deps, call, `deleted the list “${name}” with ${people(deleted)}`);
    });
    return { deleted };
  });
}

function memberRoutes(deps: ListRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(lists.readMembers, async (call) => {
    const list = await findOwn(deps, call);
    if (!list) return GONE;
    const { state, search, before } = call.query;
    const all = await listMembers(db.read, list.id, {
      states: state === 'gone' ? ['unsubscribed', 'removed'] : MEMBER_STATES.filter((each) => each === state),
      search: search?.slice(0, 200),
      before,
      limit: PAGE_SIZE + 1,
    });
    const members = all.slice(0, PAGE_SIZE);
    return { members, next: all.length > PAGE_SIZE ? (members.at(-1)?.id ?? null) : null };
  });
  answer(lists.addMember, async (call, input) => {
    const list = await findOwn(deps, call);
    if (!list) return GONE;
    const { siteId, actor } = call;
    const site = await deps.siteAddress(siteId);
    const source = { kind: 'owner', by: actor.name } as const;
    const entered = await db.write(async (tx) => {
      const outcome = await enterMember(tx, deps, { siteId, site, list, source, ...input });
      if (outcome !== 'kept') await leave(tx, deps, call, `added one person to “${list.name}”`);
      return outcome;
    });
    return { entered };
  });
  answer(lists.removeMembers, async (call, { ids }) => {
    const list = await findOwn(deps, call);
    if (!list) return GONE;
    const removed = await db.write(async (tx) => {
      const own = await listOwnIds(tx, list.id, ids);
      await deleteConfirmations(tx, own);
      await changeMembers(tx, own, { state: 'removed', endedAt: deps.now() });
      await leave(tx, deps, call, `removed ${people(own.length)} from “${list.name}”`);
      return own.length;
    });
    return { removed };
  });
}

function tableRoutes(deps: ListRoutesDeps, answer: AnswerCall): void {
  answer(lists.importMembers, async (call, { csv }) => {
    const list = await findOwn(deps, call);
    if (!list) return GONE;
    const input = { siteId: call.siteId, listId: list.id, csv, by: call.actor.name };
    const told = (report: lists.ImportReport) =>
      `imported ${people(report.added)} into “${list.name}”, and confirmed that they agreed`;
    return recorded(deps, call, (within) => importMembers(within, input), told);
  });
  answer(lists.exportTable, async (call) => {
    const list = await findOwn(deps, call);
    if (!list) return GONE;
    const members = await deps.db.write(async (tx) => {
      const all = await listMembers(tx, list.id, { limit: MOST_AT_ONCE });
      await leave(tx, deps, call, `exported ${people(all.length)} of “${list.name}”`);
      return all;
    });
    return call.context.body(membersCsv(members), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="list.csv"',
      'cache-control': 'private, no-store',
    });
  });
}

interface ListAddress {
  readonly siteId: string;
  readonly params: { readonly list: string };
}

function findOwn(
  { db }: Pick<Deps, 'db'>,
  { siteId, params }: ListAddress,
): Promise<NewsletterListTable | undefined> {
  return findList(db.read, siteId, params.list);
}

async function oneOf({ db }: Pick<Deps, 'db'>, { siteId, params }: ListAddress) {
  const list = (await listLists(db.read, siteId)).find(({ id }) => id === params.list);
  return list ? { list } : GONE;
}

function people(count: number): string {
  return count === 1 ? 'one person' : `${count} people`;
}

const GONE = { kind: 'missing', message: 'This list no longer exists.' } as const;
const TOO_MANY = {
  kind: 'too-many',
  message: `A site can have up to ${MAX_LISTS} lists. Delete one you no longer need.`,
} as const;
