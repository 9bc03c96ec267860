/** Which members a list shows: those with a plan, or without any, and how far that plan is. */

/** In place of a plan’s id: those who have none. */
export const NO_PLAN = 'none';
export const MEMBERSHIP_STATES = ['active', 'paused', 'ended'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

export interface MemberChoice {
  readonly search?: string | undefined;
  /** Its id, or NO_PLAN. */
  readonly plan?: string | undefined;
  /** Of that plan, or of any. Without one, a plan counts until it ends. */
  readonly state?: MembershipState | undefined;
}
