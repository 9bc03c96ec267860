/** The members of a site, for features that keep or offer something to them. */
import type { MemberAreas } from '#domain/members/areas.ts';
import type { Holder } from '#domain/members/membership.ts';
import type { Address } from '#domain/store/settings/address-form.ts';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { type BoughtPlan, closeBoughtPlan, type OpenedPlan, openBoughtPlan } from './bought-plans.ts';
import { holderOf } from './gate.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { type OpenedPage, pagesOfPlan } from './opened-pages.ts';
import { addressesOf, findMemberByEmail } from './queries.ts';
import { holdPlan, isPlanPaused, mayHoldPlan, type OfMember } from './queries-memberships.ts';
import { isProved, readSignedIn, type SignedInMember, type SiteContext } from './sessions.ts';
import type { MemberTable } from './tables.ts';

export interface MemberPort {
  /** Who is signed in. Writes nothing. */
  readSignedIn(context: SiteContext): Promise<SignedInMember | undefined>;
  /** Whether what was sent comes from the site itself. */
  isProved(context: SiteContext, signedIn: SignedInMember): boolean;
  holderOf(member: MemberTable): Promise<Holder>;
  areasOf(db: Queryable, siteId: string): Promise<MemberAreas>;
  /** Some of the pages that the plan opens. */
  pagesOf(db: Queryable, siteId: string, planId: string): Promise<readonly OpenedPage[]>;
  /** @param email a confirmed one, in lower case */
  findByEmail(db: Queryable, siteId: string, email: string): Promise<MemberTable | undefined>;
  /** Gives a member a plan that is paid for, until then. Does nothing where the member is gone, or an owner ended it. */
  holdPlan(
    tx: Queryable,
    of: OfMember,
    held: { readonly until: number | null; readonly now: number },
  ): Promise<void>;
  /** In the transaction that pays an order, for the account of its address; the mail about it follows. */
  openBoughtPlan(tx: Queryable, bought: BoughtPlan): Promise<OpenedPlan>;
  /** Its money was given back, and nothing else that is paid for opens the plan. */
  closeBoughtPlan(tx: Queryable, held: Pick<OfMember, 'siteMemberId' | 'planId'>): Promise<void>;
  /** The member is there, and no owner ended the plan. */
  mayHoldPlan(db: Queryable, held: Pick<OfMember, 'siteMemberId' | 'planId'>): Promise<boolean>;
  /** An owner paused it: nothing is charged for it. */
  isPlanPaused(db: Queryable, held: Pick<OfMember, 'siteMemberId' | 'planId'>): Promise<boolean>;
}

export interface Buyer {
  readonly email: string;
  readonly name: string;
  /** The one that checkouts begin with. */
  readonly address: Address | undefined;
}

declare module '../feature.ts' {
  interface Common {
    readonly members: MemberPort;
    /** What a checkout of the member who is signed in begins with. */
    readonly findBuyer: (context: SiteContext) => Promise<Buyer | undefined>;
  }
}

export const offers: MakeOffers<'members' | 'findBuyer'> = (kernel) => ({
  members: {
    readSignedIn: (context) => readSignedIn(kernel, context),
    isProved,
    holderOf: (member) => holderOf(kernel, { member }),
    areasOf: (db, siteId) => keptMemberAreas.of(db, siteId),
    pagesOf: pagesOfPlan,
    findByEmail: findMemberByEmail,
    holdPlan,
    openBoughtPlan: (tx, bought) => openBoughtPlan(tx, kernel, bought),
    closeBoughtPlan: (tx, held) => closeBoughtPlan(tx, kernel, held),
    mayHoldPlan,
    isPlanPaused,
  },
  async findBuyer(context) {
    const signedIn = await readSignedIn(kernel, context);
    if (!signedIn) return undefined;
    const { email, name } = signedIn.member;
    return { email, name, address: addressesOf(signedIn.member)[0]?.address };
  },
});
