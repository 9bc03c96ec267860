/** Memberships: who has which plan, since when and until when, and what that opens. */
import { DAY_MS } from '../time.ts';
import type { Access, Gated } from './access.ts';
import { type MemberAreas, type PlanInArea, plansOf } from './areas.ts';

export interface Membership {
  readonly planId: string;
  readonly since: number;
  /** When it ends or has ended; null for a membership without an end. */
  readonly until: number | null;
  readonly isPaused: boolean;
  /** By somebody who runs the site. */
  readonly isGranted: boolean;
}

type MembershipState = 'active' | 'paused' | 'ended';

export function stateOf({ until, isPaused }: Membership, now: number): MembershipState {
  if (until !== null && until <= now) return 'ended';
  return isPaused ? 'paused' : 'active';
}

export interface Holder {
  /** When the member created the account. */
  readonly joinedAt: number;
  readonly memberships: readonly Membership[];
  readonly areas: MemberAreas;
  readonly now: number;
}

/** The plans that open something under this rule, in the order of the owner. */
export function plansFor(access: Access, areas: MemberAreas): readonly PlanInArea[] {
  if (access.kind !== 'plans') return [];
  return plansOf(areas).filter(({ plan, area }) =>
    access.anyOf.some((id) => id === plan.id || id === area.id),
  );
}

/**
 * When a member may see what this is the rule for: the longest of the active memberships counts. Undefined where none
 * opens it: a plan that no longer exists opens nothing.
 */
export function opensAt(access: Gated, { joinedAt, memberships, areas, now }: Holder): number | undefined {
  const wait = (access.afterDays ?? 0) * DAY_MS;
  if (access.kind !== 'plans') return joinedAt + wait;
  const opening = new Set(plansFor(access, areas).map(({ plan }) => plan.id));
  const times = memberships
    .filter((each) => opening.has(each.planId) && stateOf(each, now) === 'active')
    .map(({ since }) => since);
  return times.length === 0 ? undefined : Math.min(...times) + wait;
}

export function admitsMember(access: Gated, holder: Holder): boolean {
  const at = opensAt(access, holder);
  return at !== undefined && at <= holder.now;
}
