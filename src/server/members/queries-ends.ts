import type { MemberMail } from '#domain/members/member-mails.ts';
import type { Queryable } from '../db/schema.ts';
import type { MembershipTable, MemberTable } from './tables.ts';

interface Span {
  /** The first moment after it begins. */
  readonly from: number;
  readonly until: number;
}

/** Live sites where a membership ends in this time. */
export async function listSitesOfEnds(db: Queryable, { from, until }: Span): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('sites', 'sites.id', 'memberships.siteId')
    .select('memberships.siteId')
    .distinct()
    .where('memberships.until', '>', from)
    .where('memberships.until', '<=', until)
    .where('sites.deletedAt', 'is', null)
    .orderBy('memberships.siteId')
    .execute();
  return rows.map(({ siteId }) => siteId);
}

export type EndOfMembership = Pick<MembershipTable, 'id' | 'siteId' | 'siteMemberId' | 'planId' | 'since'> &
  Pick<MemberTable, 'email' | 'name' | 'locale'> & { readonly until: number };

interface Asked extends Span {
  readonly siteId: string;
  readonly mail: Exclude<MemberMail, 'welcome'>;
  readonly limit: number;
}

const TOLD = { ending: 'warnedOf', ended: 'toldOf' } as const;

/** Those that their members have not been told of, the first ones first. */
export async function listEnds(
  db: Queryable,
  { siteId, mail, from, until, limit }: Asked,
): Promise<EndOfMembership[]> {
  const told = `memberships.${TOLD[mail]}` as const;
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('members', 'members.id', 'memberships.siteMemberId')
    .select([
      ...([
        'memberships.id',
        'memberships.siteId',
        'memberships.siteMemberId',
        'memberships.planId',
      ] as const),
      ...(['memberships.since', 'memberships.until', 'email', 'name', 'locale'] as const),
    ])
    .where('memberships.siteId', '=', siteId)
    .where('memberships.until', '>', from)
    .where('memberships.until', '<=', until)
    .where((eb) => eb.or([eb(told, 'is', null), eb(told, '!=', eb.ref('memberships.until'))]))
    .orderBy('memberships.until')
    .orderBy('memberships.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, until: row.until ?? 0 }));
}

export async function markTold(
  tx: Queryable,
  mail: Asked['mail'],
  ends: readonly EndOfMembership[],
): Promise<void> {
  if (ends.length === 0) return;
  await tx
    .updateTable('memberships')
    .set((eb) => ({ [TOLD[mail]]: eb.ref('until') }))
    .where(
      'id',
      'in',
      ends.map(({ id }) => id),
    )
    .execute();
}
