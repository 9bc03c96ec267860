/** Newsletter lists, for forms and shops. */
import type { MemberState } from '#domain/lists/list.ts';
import type { NewsletterChoice } from '#site/members/account-choices.tsx';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { endMember } from './change-member.ts';
import { enterMember, subscribeMember } from './enter-member.ts';
import { entering } from './entering.ts';
import { takeOver } from './import-members.ts';
import { listFollower } from './list-follower.ts';
import { findFirstList, findList, findMemberByEmail, findMemberStates, listMemberships } from './queries.ts';

interface OfMember {
  readonly siteId: string;
  readonly email: string;
}

/** Buyers may ask for the newsletter of a shop. */
export interface NewsletterPort {
  isOffered(siteId: string): Promise<boolean>;
  /** By their addresses, where they are or were on a list. */
  statesOf(
    db: Queryable,
    siteId: string,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, MemberState>>;
  /** For a member of the site, whose address is confirmed. */
  choiceOf(db: Queryable, member: OfMember): Promise<NewsletterChoice>;
  /** At once: they are signed in, and have proved their mailbox. */
  join(tx: Queryable, member: OfMember & { readonly name: string }): Promise<void>;
  /** People who agreed elsewhere, as an owner says. @returns the addresses that are new on the list */
  takeOver(
    tx: Queryable,
    from: {
      readonly siteId: string;
      readonly by: string;
      /** Two hundred at most. */
      readonly people: readonly { readonly email: string; readonly name: string }[];
    },
  ): Promise<readonly string[]>;
  /** As by the link of a mail. */
  leave(tx: Queryable, member: OfMember & { readonly listId: string }): Promise<void>;
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
      async choiceOf(db, { siteId, email }) {
        const [list, all] = await Promise.all([
          findFirstList(db, siteId),
          listMemberships(db, siteId, email),
        ]);
        const on = all.filter(({ state }) => state === 'subscribed');
        return {
          joined: on.map(({ listId, listName }) => ({ id: listId, name: listName })),
          offered: on.some(({ listId }) => listId === list?.id) ? undefined : list?.name,
        };
      },
      async join(tx, { siteId, email, name }) {
        const list = await findFirstList(tx, siteId);
        if (list) await subscribeMember(tx, deps, { siteId, list, email, name });
      },
      async takeOver(tx, { siteId, by, people }) {
        const list = await findFirstList(tx, siteId);
        if (!list) return [];
        return (await takeOver(tx, deps, { siteId, listId: list.id, by, members: people })).added;
      },
      async leave(tx, { siteId, email, listId }) {
        const list = await findList(tx, siteId, listId);
        const member = list && (await findMemberByEmail(tx, list.id, email));
        if (member) await endMember(tx, kernel, member);
      },
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
