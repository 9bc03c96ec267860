/** The redirects of a site: list and search, add, change, remove, and a table in and out. */
import { Hono } from 'hono';
import * as redirects from '#domain/redirects/calls.ts';
import { indexRedirects, problemOf } from '#domain/redirects/inspect.ts';
import { redirectsCsv } from '#domain/redirects/redirect-table.ts';
import { fold } from '#domain/search/fold.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { importRedirectTable, type RedirectSaved, removeRedirect, saveRedirect } from './change-redirects.ts';
import { findOwnHosts, type HostDeps } from './own-hosts.ts';
import { listRedirects, listVisiblePaths } from './queries.ts';

const PAGE_SIZE = 100;

type RouteDeps = Deps & HostDeps;

export function redirectRoutes(deps: RouteDeps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  readRoutes(deps, answer);
  changeRoutes(deps, answer);
  return app;
}

function readRoutes(deps: RouteDeps, answer: AnswerCall): void {
  answer(redirects.readList, async ({ siteId, query }) => {
    const all = await listRedirects(deps.db.read, siteId);
    const around = {
      byFrom: indexRedirects(all),
      paths: await listVisiblePaths(deps.db.read, siteId),
      hosts: await findOwnHosts(deps, siteId),
    };
    const words = fold(query.search ?? '').trim();
    const offset = Math.max(0, Math.trunc(Number(query.offset ?? 0)) || 0);
    const inspected = all.map((redirect) => {
      const problem = problemOf(redirect, around);
      return { ...redirect, ...(problem && { problem }) };
    });
    const found = inspected
      .filter(({ from, target }) => fold(`${from} ${target}`).includes(words))
      .filter(({ problem }) => problem !== undefined || query.problems !== 'true');
    return {
      redirects: found.slice(offset, offset + PAGE_SIZE),
      total: found.length,
      all: all.length,
      problems: inspected.filter(({ problem }) => problem !== undefined).length,
    };
  });
  answer(redirects.exportTable, async ({ context, siteId }) =>
    context.body(redirectsCsv(await listRedirects(deps.db.read, siteId)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
      'cache-control': 'private, no-store',
    }),
  );
}

function changeRoutes(deps: RouteDeps, answer: AnswerCall): void {
  answer(redirects.importTable, async (call, input) =>
    recorded(
      deps,
      call,
      (within) => importRedirectTable(within, { siteId: call.siteId, ...input }),
      (imported) =>
        imported.kind === 'read' && !imported.isDryRun
          ? `imported redirects: ${imported.rows.length}`
          : undefined,
    ),
  );
  answer(redirects.add, async (call, input) =>
    present(
      await recorded(
        deps,
        call,
        (within) => saveRedirect(within, { siteId: call.siteId, ...input }),
        (saved) => told('added', saved),
      ),
    ),
  );
  answer(redirects.change, async (call, input) =>
    present(
      await recorded(
        deps,
        call,
        (within) => saveRedirect(within, { ...addressOf(call), ...input }),
        (saved) => told('changed', saved),
      ),
    ),
  );
  answer(redirects.remove, async (call) => {
    const redirect = await recorded(
      deps,
      call,
      (within) => removeRedirect(within, addressOf(call)),
      (gone) =>
        gone && {
          what: `removed the redirect from ${gone.from}`,
          target: { kind: 'redirect', id: gone.id },
        },
    );
    return redirect ? { redirect } : { kind: 'missing', message: 'This redirect no longer exists.' };
  });
}

function told(verb: 'added' | 'changed', saved: RedirectSaved) {
  if (saved.kind !== 'saved') return undefined;
  const { id, from, target } = saved.redirect;
  return { what: `${verb} the redirect from ${from} to ${target}`, target: { kind: 'redirect', id } };
}

function present(saved: RedirectSaved) {
  return saved.kind === 'saved' ? { redirect: saved.redirect } : saved;
}

interface Address {
  readonly siteId: string;
  readonly params: { readonly redirect: string };
}

function addressOf({ siteId, params }: Address) {
  return { siteId, id: params.redirect };
}
