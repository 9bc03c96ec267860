/** Takes in members of a table. A trial does all of it, and takes it back. */
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { kindOfHash } from '#domain/accounts/kept-hash.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { plansOf } from '#domain/members/areas.ts';
import type { importMembers as importCall, MemberOutcome } from '#domain/members/calls-table.ts';
import { MAX_MEMBER_NAME } from '#domain/members/contract.ts';
import { storable } from '#domain/storable.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Common } from '../feature.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { mailPlan } from './mail-plan.ts';
import { insertMembers, listMembersByEmail } from './queries.ts';
import { insertMemberships, listPlansHeld } from './queries-memberships.ts';
import type { MemberTable } from './tables.ts';

export interface ImportDeps extends Deps {
  readonly newsletter: Common['newsletter'];
}

type Body = BodyOf<typeof importCall>;

export interface ImportInput extends Body {
  readonly siteId: string;
  readonly site: SiteAddress;
  /** Who says that those who get the newsletter agreed. */
  readonly by: string;
}

class TrialIsOver extends Error {}

/** @returns undefined where one of the plans does not exist */
export async function importMembers(
  deps: ImportDeps,
  input: ImportInput,
  after: (tx: Queryable, changed: number) => Promise<void>,
): Promise<MemberOutcome[] | undefined> {
  let outcomes: MemberOutcome[] | undefined;
  await deps.db
    .write(async (tx) => {
      outcomes = await importIn(tx, deps, input);
      if (input.isTrial) throw new TrialIsOver();
      await after(tx, outcomes?.filter(({ kind }) => kind === 'made' || kind === 'changed').length ?? 0);
    })
    .catch((error: unknown) => {
      if (!(error instanceof TrialIsOver)) throw error;
    });
  return outcomes;
}

interface Row {
  readonly email: string;
  readonly given: Body['members'][number];
  readonly isNew: boolean;
  readonly member: MemberTable;
}

async function importIn(
  tx: Queryable,
  deps: ImportDeps,
  input: ImportInput,
): Promise<MemberOutcome[] | undefined> {
  const { siteId, members } = input;
  const names = new Map(
    plansOf(await keptMemberAreas.of(tx, siteId)).map(({ plan }) => [plan.id, plan.name] as const),
  );
  if (members.some(({ plans }) => plans.some((id) => !names.has(id)))) return undefined;
  const rows = await makeAccounts(tx, deps, input);
  const changed = new Set([
    ...(await grantPlans(tx, deps, input, { rows: [...rows.values()], names })),
    ...(await joinNewsletter(tx, deps, input, [...rows.values()])),
  ]);
  return members.map((given): MemberOutcome => {
    const row = rows.get(normalizeEmail(given.email));
    if (!row) return { kind: 'refused', message: checkEmail(given.email) ?? '' };
    if (row.given !== given) return { kind: 'refused', message: 'This address is in the table twice.' };
    if (!row.isNew) return { kind: changed.has(row.member.id) ? 'changed' : 'unchanged' };
    const isLost = given.passwordHash !== undefined && kindOfHash(given.passwordHash) === undefined;
    return { kind: 'made', ...(isLost && { hasPassword: false }) };
  });
}

/** Of an address that comes twice, the first counts. Known accounts stay as they are. */
async function makeAccounts(
  tx: Queryable,
  deps: ImportDeps,
  { siteId, members }: ImportInput,
): Promise<ReadonlyMap<string, Row>> {
  const given = new Map<string, Body['members'][number]>();
  for (const each of members) {
    const email = normalizeEmail(each.email);
    if (!checkEmail(each.email) && !given.has(email)) given.set(email, each);
  }
  const known = await listMembersByEmail(tx, siteId, [...given.keys()]);
  const rows = new Map(
    [...given].map(([email, each]): [string, Row] => {
      const member = known.get(email);
      return [
        email,
        { email, given: each, isNew: !member, member: member ?? newMember(deps, siteId, email, each) },
      ];
    }),
  );
  const fresh = [...rows.values()].filter(({ isNew }) => isNew);
  if (fresh.length > 0)
    await insertMembers(
      tx,
      fresh.map(({ member: { words: _, ...row } }) => row),
    );
  return rows;
}

function newMember(
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  siteId: string,
  email: string,
  { name = '', joinedAt, passwordHash }: Body['members'][number],
): MemberTable {
  return {
    ...{ id: newId(), siteId, email, passwordHash: null, locale: null, cartId: null },
    name: storable(name).trim().slice(0, MAX_MEMBER_NAME).toWellFormed(),
    importedHash: passwordHash !== undefined && kindOfHash(passwordHash) ? passwordHash : null,
    ...{ addresses: '[]', words: '', lastSignInAt: null },
    joinedAt: Math.min(joinedAt ?? now(), now()),
  };
}

interface Granting {
  readonly rows: readonly Row[];
  /** Of the plans, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** Those that a member has, had or lost stay as they are. @returns the members who get one */
async function grantPlans(
  tx: Queryable,
  deps: ImportDeps,
  { siteId, site, sendsMail, isTrial }: ImportInput,
  { rows, names }: Granting,
): Promise<readonly string[]> {
  const wishes = rows.flatMap(({ member, isNew, given }) =>
    [...new Set(given.plans)].map((planId) => ({
      member,
      planId,
      since: isNew ? member.joinedAt : deps.now(),
    })),
  );
  if (wishes.length === 0) return [];
  const held = await listPlansHeld(
    tx,
    rows.map(({ member }) => member.id),
  );
  const granted = wishes.filter(({ member, planId }) => !held.has(`${member.id} ${planId}`));
  const open = { until: null, isPaused: 0, isGranted: 1, isBarred: 0 };
  await insertMemberships(
    tx,
    granted.map(({ member, planId, since }) => ({
      ...{ id: deps.newId(), siteId, siteMemberId: member.id, planId, since },
      ...open,
    })),
  );
  if (sendsMail && !isTrial)
    for (const { member, planId } of granted)
      await mailPlan(tx, deps, 'welcome', { member, site, plan: names.get(planId) ?? '' });
  return granted.map(({ member }) => member.id);
}

/** Those who left it stay away. @returns the members who are added */
async function joinNewsletter(
  tx: Queryable,
  { newsletter }: ImportDeps,
  { siteId, by, joinsNewsletter }: ImportInput,
  rows: readonly Row[],
): Promise<readonly string[]> {
  const agreed = joinsNewsletter ? rows.filter(({ given }) => given.isSubscribed) : [];
  if (agreed.length === 0) return [];
  const added = new Set(
    await newsletter.takeOver(tx, {
      ...{ siteId, by },
      people: agreed.map(({ member: { email, name } }) => ({ email, name })),
    }),
  );
  return agreed.filter(({ email }) => added.has(email)).map(({ member }) => member.id);
}
