/** Pages for members; the list of members, its filters, and members over time: a thousand beside a hundred thousand. */
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { type ImportDeps, importMembers } from '#server/members/import-members.ts';
import { insertMembers, listMembers, type MemberFilter } from '#server/members/queries.ts';
import { insertMemberships } from '#server/members/queries-memberships.ts';
import { readFigures } from '#server/members/read-figures.ts';
import { measureCurve } from './curve.ts';
import { measureGatedPages } from './gated-page.ts';
import { measureOnBoth } from './on-both-engines.ts';
import { newSite } from './orders.ts';
import { format, type Measurement, progress, type Result } from './result.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const AT_A_TIME = 200;
const BAR_MS = 300;
const FROM = Date.UTC(2024, 0, 1);
const UNTIL = Date.UTC(2026, 0, 1);
const YEAR = { from: '2025-01-01', until: '2025-12-31' };
const LIMIT = 51;

/** Half of all have the first, one in a hundred the second. */
const [COMMON, RARE] = ['common', 'rare'] as const;

const ASKED: readonly { readonly name: string; readonly filter: Omit<MemberFilter, 'now' | 'limit'> }[] = [
  { name: 'the latest', filter: {} },
  { name: 'by a name', filter: { search: 'member 77' } },
  { name: 'by words that no one has', filter: { search: 'xylophone' } },
  { name: 'with a plan that half have', filter: { plan: COMMON } },
  { name: 'with a plan that few have', filter: { plan: RARE } },
  { name: 'with a plan that has ended', filter: { plan: COMMON, state: 'ended' } },
  { name: 'with any plan that is paused', filter: { state: 'paused' } },
  { name: 'without a plan', filter: { plan: 'none' } },
  { name: 'with a plan, by a name', filter: { plan: COMMON, search: 'member 77' } },
];

export const members: Measurement = {
  name: 'members',
  title: 'Members: their pages and their list',
  run: async () => [...(await measureGatedPages()), ...(await measureOnBoth('members', measureEngine))],
};

async function measureEngine(deps: Deps, engine: string): Promise<Result[]> {
  const { db } = deps;
  const sites: string[] = [];
  for (const size of SIZES) {
    sites.push(await fillSite(deps, size));
    progress(`${engine}: ${format(size)} members are there`);
  }
  // As PostgreSQL does by itself a minute after so much has changed.
  if (db.engine === 'postgres') await sql`analyze`.execute(db.read);
  const curve = { sizes: SIZES, sites, barMs: BAR_MS };
  const results: Result[] = [];
  for (const { name, filter } of ASKED)
    results.push(
      await measureCurve(`${name}, ${engine}`, curve, (siteId) =>
        listMembers(db.read, siteId, { ...filter, now: UNTIL, limit: LIMIT }),
      ),
    );
  results.push(
    await measureCurve(`members over a year, ${engine}`, curve, (siteId) =>
      readFigures(db.read, siteId, YEAR),
    ),
  );
  return [...results, await importTable(deps, engine)];
}

/** As the owner area sends a table: in parts, a check and then the import of each. */
async function importTable(deps: Deps, engine: string): Promise<Result> {
  const siteId = await newSite(deps);
  const newsletter = { takeOver: async () => [] } as unknown as ImportDeps['newsletter'];
  const site = { name: 'Bench', url: 'http://bench.localhost', locale: 'en', languages: [] };
  const [most = 0] = SIZES.toReversed();
  const pass = async (isTrial: boolean) => {
    const startedAt = performance.now();
    let longest = 0;
    for (let from = 0; from < most; from += AT_A_TIME) {
      const partAt = performance.now();
      const members = Array.from({ length: AT_A_TIME }, (_, index) => ({
        ...{ email: `import${from + index}@example.org`, name: `Member ${from + index}`, plans: [] },
        joinedAt: FROM + from + index,
      }));
      const input = { siteId, site, by: 'Bench', isTrial, sendsMail: false, joinsNewsletter: false, members };
      await importMembers({ ...deps, newsletter }, input, async () => undefined);
      longest = Math.max(longest, performance.now() - partAt);
    }
    return { seconds: (performance.now() - startedAt) / 1000, longest };
  };
  const [checked, taken, again] = [await pass(true), await pass(false), await pass(false)];
  return {
    name: `import of ${format(most)}, ${engine}`,
    text: `checked in ${format(checked.seconds, 1)} s, imported in ${format(taken.seconds, 1)} s, repeated in ${format(again.seconds, 1)} s; longest part ${format(taken.longest)} ms`,
    isMet: taken.seconds < 60,
    bar: '< 60 s',
  };
}

async function fillSite(deps: Deps, size: number): Promise<string> {
  const siteId = await newSite(deps);
  for (let from = 0; from < size; from += AT_A_TIME) {
    const rows = Array.from({ length: AT_A_TIME }, (_, index) => memberOf(deps, siteId, from + index, size));
    const held = rows.flatMap(({ id }, index) => plansOf(deps, siteId, id, from + index));
    await deps.db.write(async (tx) => {
      await insertMembers(tx, rows);
      await insertMemberships(tx, held);
    });
  }
  return siteId;
}

function memberOf({ newId }: Deps, siteId: string, index: number, size: number) {
  return {
    ...{ id: newId(), siteId, email: `member${index}@example.org`, name: `Member ${index}` },
    ...{ passwordHash: null, locale: null, cartId: null, addresses: '[]', lastSignInAt: null },
    joinedAt: FROM + Math.floor(((UNTIL - FROM) * index) / size),
  };
}

function plansOf({ newId }: Deps, siteId: string, siteMemberId: string, index: number) {
  const held = { siteId, siteMemberId, since: FROM, isGranted: 1, isBarred: 0 };
  const one = (planId: string, until: number | null, isPaused: 0 | 1) => ({
    ...{ ...held, id: newId(), planId, until, isPaused },
  });
  if (index % 100 === 7) return [one(RARE, null, 0)];
  if (index % 2 === 1) return [];
  return [one(COMMON, index % 8 === 0 ? FROM : null, index % 10 === 2 ? 1 : 0)];
}
