/** The members of a site, for features that keep something of them. */
import type { MemberAreas } from '#domain/members/areas.ts';
import type { Holder } from '#domain/members/membership.ts';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { holderOf } from './gate.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { findMemberByEmail } from './queries.ts';
import { isProved, readSignedIn, type SignedInMember, type SiteContext } from './sessions.ts';
import type { MemberTable } from './tables.ts';

export interface MemberPort {
  /** Who is signed in. Writes nothing. */
  readSignedIn(context: SiteContext): Promise<SignedInMember | undefined>;
  /** Whether what was sent comes from the site itself. */
  isProved(context: SiteContext, signedIn: SignedInMember): boolean;
  holderOf(member: MemberTable): Promise<Holder>;
  areasOf(db: Queryable, siteId: string): Promise<MemberAreas>;
  /** @param email a confirmed one, in lower case */
  findByEmail(db: Queryable, siteId: string, email: string): Promise<MemberTable | undefined>;
}

declare module '../feature.ts' {
  interface Common {
    readonly members: MemberPort;
  }
}

export const offers: MakeOffers<'members'> = (kernel) => ({
  members: {
    readSignedIn: (context) => readSignedIn(kernel, context),
    isProved,
    holderOf: (member) => holderOf(kernel, { member }),
    areasOf: (db, siteId) => keptMemberAreas.of(db, siteId),
    findByEmail: findMemberByEmail,
  },
});
