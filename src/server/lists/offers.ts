/** Newsletter lists, for forms and shops. */
import type { MemberState } from '#domain/lists/list.ts';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { enterMember } from './enter-member.ts';
import { entering } from './entering.ts';
import { listFollower } from './list-follower.ts';
import { findFirstList, findMemberStates, listMemberships } from './queries.ts';

/** Buyers may ask for the newsletter of a shop. */
export interface NewsletterPort {
  isOffered(siteId: string): Promise<boolean>;
  /** By their addresses, where they are or were on a list. */
  statesOf(
    db: Queryable,
    siteId: string,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, MemberState>>;
  /** Asks them by mail first. */
  enter(
    tx: Queryable,
    buyer: {
      readonly siteId: string;
      readonly site: SiteAddress;
      readonly email: string;
      readonly name: string;
      /** Identifies the visitor who typed the address. */
      readonly sender: string | null;
    },
  ): Promise<void>;
}

declare module '../feature.ts' {
  interface Common {
    /** Buyers may ask for news, where there is a list to put them on. */
    readonly newsletter: NewsletterPort;
    readonly listMemberships: typeof listMemberships;
    /** Enters people who sign up by a form. */
    readonly listFollower: ReturnType<typeof listFollower>;
  }
}

export const offers: MakeOffers<'newsletter' | 'listMemberships' | 'listFollower'> = (kernel, common) => {
  const deps = { ...kernel, ...entering(kernel) };
  return {
    newsletter: {
      isOffered: async (siteId) => (await findFirstList(kernel.db.read, siteId)) !== undefined,
      statesOf: findMemberStates,
      async enter(tx, buyer) {
        const list = await findFirstList(tx, buyer.siteId);
        if (list)
          await enterMember(tx, deps, { ...buyer, list, source: { kind: 'checkout' }, hasConsent: false });
      },
    },
    listMemberships,
    listFollower: listFollower({ ...deps, isSignUp: (form) => common.isSignUp(form) }),
  };
};
