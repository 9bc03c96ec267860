/** Members as a table that can be imported again. */
import { formatCsv, formatCsvRows } from '../../table/csv.ts';
import { type Membership, stateOf } from '../membership.ts';

export interface TableMember {
  readonly email: string;
  readonly name: string;
  readonly joinedAt: number;
  readonly lastSeenAt: number | null;
  readonly memberships: readonly Membership[];
  /** What they are on the newsletter list, if they are or were. */
  readonly newsletter: string | undefined;
}

interface Around {
  /** Names of the plans that there are, by their ids. */
  readonly plans: ReadonlyMap<string, string>;
  readonly now: number;
}

export function memberTableHead(): string {
  return formatCsv([
    ['Email', 'Name', 'Plans', 'Plans paused or ended', 'Joined at', 'Last seen at', 'Newsletter'],
  ]);
}

export function memberTableRows(members: readonly TableMember[], { plans, now }: Around): string {
  const names = (memberships: readonly Membership[], isActive: boolean) =>
    memberships
      .filter((each) => (stateOf(each, now) === 'active') === isActive)
      .flatMap(({ planId }) => plans.get(planId) ?? [])
      .join(', ');
  return formatCsvRows(
    members.map(({ email, name, joinedAt, lastSeenAt, memberships, newsletter = '' }) => [
      email,
      name,
      names(memberships, true),
      names(memberships, false),
      new Date(joinedAt).toISOString(),
      lastSeenAt === null ? '' : new Date(lastSeenAt).toISOString(),
      newsletter,
    ]),
  );
}
