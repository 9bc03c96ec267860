/** Members as tables: imported in parts, exported as the list shows them. */
import { plansOf } from '#domain/members/areas.ts';
import * as calls from '#domain/members/calls-table.ts';
import { memberTableHead, memberTableRows } from '#domain/members/member-table/write-members.ts';
import { leave } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { Common } from '../feature.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { findSiteAddress } from '../kernel/sites/site-address.ts';
import { importMembers } from './import-members.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { listMembers, type MemberFilter } from './queries.ts';
import { listMembershipsOf } from './queries-memberships.ts';
import { listLastSeen } from './queries-sessions.ts';

export type MemberRoutesDeps = Deps & Parameters<typeof findSiteAddress>[0] & Pick<Common, 'newsletter'>;

const AT_A_TIME = 500;
/** Parts of one table leave one line. */
const ONE_TABLE_MS = 600_000;

export function tableRoutes(deps: MemberRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(calls.importMembers, async (call, body) => {
    const { siteId, actor } = call;
    const site = await findSiteAddress(deps, siteId);
    const input = { ...body, siteId, site, by: actor.name };
    const outcomes = await importMembers(deps, input, async (tx, changed) => {
      if (changed > 0)
        await leave(tx, deps, call, {
          what: 'imported members',
          target: { kind: 'site', id: siteId },
          onceInMs: ONE_TABLE_MS,
        });
    });
    return outcomes ? { outcomes } : NO_PLAN;
  });
  answer(calls.exportMembers, async (call) => {
    const { siteId, query } = call;
    await db.write((tx) => leave(tx, deps, call, 'exported the members'));
    const filter = { ...query, search: query.search?.slice(0, 200), now: deps.now(), limit: AT_A_TIME };
    const text = ReadableStream.from(writeTable(deps, siteId, filter)) as ReadableStream<string>;
    return call.context.body(text.pipeThrough(new TextEncoderStream()), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members.csv"',
      'cache-control': 'private, no-store',
    });
  });
}

/** However many there are, only some hundreds are in memory. */
async function* writeTable(
  { db, newsletter }: MemberRoutesDeps,
  siteId: string,
  filter: MemberFilter,
): AsyncGenerator<string> {
  const plans = new Map(
    plansOf(await keptMemberAreas.of(db.read, siteId)).map(({ plan }) => [plan.id, plan.name] as const),
  );
  yield memberTableHead();
  for (let before: string | undefined; ; ) {
    const rows = await listMembers(db.read, siteId, { ...filter, before });
    const ids = rows.map(({ id }) => id);
    const [held, seen, newsletters] = await Promise.all([
      listMembershipsOf(db.read, ids),
      listLastSeen(db.read, ids),
      newsletter.statesOf(
        db.read,
        siteId,
        rows.map(({ email }) => email),
      ),
    ]);
    yield memberTableRows(
      rows.map(({ id, email, name, joinedAt, lastSignInAt }) => ({
        ...{ email, name, joinedAt },
        memberships: held.get(id) ?? [],
        lastSeenAt: Math.max(seen.get(id) ?? 0, lastSignInAt ?? 0) || null,
        newsletter: newsletters.get(email),
      })),
      { plans, now: filter.now },
    );
    before = rows.at(-1)?.id;
    if (rows.length < AT_A_TIME) return;
  }
}

const NO_PLAN = { kind: 'missing', message: 'One of these plans no longer exists.' } as const;
