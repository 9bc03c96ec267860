/** Newsletter lists: who is on them, how one gets on and off, and who signs up by a form. */

import { LISTS_OF_PERSON } from '#domain/lists/calls.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Feature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import { findSiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type EnterInput, enterMember } from './enter-member.ts';
import { type ListFollowerDeps, listFollower } from './list-follower.ts';
import { showNewsletterPage } from './newsletter-page.ts';
import { deleteMemberships, findFirstList, findMemberStates, listMemberships } from './queries.ts';
import { deleteExpiredConfirmations } from './queries-links.ts';
import { type ListRoutesDeps, listRoutes } from './routes.ts';
import { listVisitorRoutes } from './visitor-routes.ts';

type ListsNeeds = Pick<ListRoutesDeps, 'fieldsOf' | 'setAside' | 'isSignUp'>;

export function listsFeature(kernel: Kernel, ports: PagePorts, needs: ListsNeeds): Feature {
  const { db, now } = kernel;
  return {
    routes: {
      owner: [listRoutes({ ...kernel, ...entering(kernel), ...needs })],
      site: [listVisitorRoutes({ ...kernel, showPage: showNewsletterPage(ports) })],
    },
    jobs: [
      recurringJob({
        type: 'lists.forget-links',
        words: 'Forgetting sign-ups nobody confirmed',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteExpiredConfirmations(tx, now())),
      }),
    ],
    person: {
      known: {
        name: 'lists',
        answer: LISTS_OF_PERSON,
        erased: 'Places on newsletter lists.',
        find: listMemberships,
      },
      erase: deleteMemberships,
    },
  };
}

/** For forms: whoever signs up is entered. */
export function listsFollower(kernel: Kernel, needs: Pick<ListFollowerDeps, 'isSignUp'>) {
  return listFollower({ ...kernel, ...entering(kernel), ...needs });
}

/** For shops: buyers may ask for news, where there is a list to put them on. */
export function listsAtCheckout(kernel: Kernel) {
  const deps = { ...kernel, ...entering(kernel) };
  return {
    isOffered: async (siteId: string) => (await findFirstList(kernel.db.read, siteId)) !== undefined,
    statesOf: findMemberStates,
    async enter(tx: Queryable, buyer: Buyer): Promise<void> {
      const list = await findFirstList(tx, buyer.siteId);
      if (list)
        await enterMember(tx, deps, { ...buyer, list, source: { kind: 'checkout' }, hasConsent: false });
    },
  };
}

type Buyer = Pick<EnterInput, 'siteId' | 'site' | 'email' | 'name' | 'sender'>;

function entering(kernel: Kernel): Pick<ListRoutesDeps, 'queueMail' | 'siteAddress'> {
  return {
    queueMail: (tx, mail) => queueMail(tx, kernel, mail),
    siteAddress: (siteId) => findSiteAddress(kernel, siteId),
  };
}
