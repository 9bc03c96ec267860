import type { Decision } from '#domain/consent/proof.ts';
import { decisionSchema } from '#domain/consent/proof.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    consentLog: {
      id: string;
      siteId: string;
      at: number;
      visitor: string;
      action: string;
      /** Joined by spaces. */
      categories: string;
      wording: string;
      policyVersion: number;
      isOptingOut: number;
    };
  }
}

export async function insertDecisions(
  tx: Queryable,
  siteId: string,
  decisions: readonly Decision[],
): Promise<void> {
  for (const { id, at, visitor, action, categories, wording, policyVersion, isOptingOut } of decisions) {
    const row = { id, siteId, at, visitor, action, categories: categories.join(' '), wording };
    await tx
      .insertInto('consentLog')
      .values({ ...row, policyVersion, isOptingOut: isOptingOut ? 1 : 0 })
      .execute();
  }
}

export interface LogQuery {
  readonly visitor?: string | undefined;
  /** Older than this one. */
  readonly before?: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listDecisions(
  db: Queryable,
  siteId: string,
  { visitor, before, limit }: LogQuery,
): Promise<Decision[]> {
  let query = db.selectFrom('consentLog').selectAll().where('siteId', '=', siteId);
  if (visitor) query = query.where('visitor', '=', visitor);
  if (before)
    query = query.where((each) =>
      each.or([
        each('at', '<', before.at),
        each.and([each('at', '=', before.at), each('id', '<', before.id)]),
      ]),
    );
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) =>
    decisionSchema.parse({
      ...row,
      categories: row.categories.split(' ').filter((name) => name !== ''),
      isOptingOut: row.isOptingOut === 1,
    }),
  );
}

const AT_ONCE = 1000;

/** All of a site, some at a time, the newest first. */
export async function* eachDecision(db: Queryable, siteId: string): AsyncGenerator<readonly Decision[]> {
  let before: LogQuery['before'];
  do {
    const decisions: readonly Decision[] = await listDecisions(db, siteId, { before, limit: AT_ONCE });
    yield decisions;
    before = decisions.length === AT_ONCE ? decisions.at(-1) : undefined;
  } while (before);
}
