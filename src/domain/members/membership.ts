/** Memberships: who has which plan, since when and until when, and what that opens. */
import type { Access } from './access.ts';
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

interface Holder {
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

/** Whether a member may see what this is the rule for. A plan that no longer exists opens nothing. */
export function admitsMember(access: Access, { memberships, areas, now }: Holder): boolean {
  if (access.kind !== 'plans') return true;
  const held = new Set(
    memberships.filter((each) => stateOf(each, now) === 'active').map(({ planId }) => planId),
  );
  return plansFor(access, areas).some(({ plan }) => held.has(plan.id));
}
