/** Tells members that a plan is about to end, and that it has ended: each end once, however often this runs. */
import { plansOf } from '#domain/members/areas.ts';
import { type MemberMail, MOST_ENDING_DAYS } from '#domain/members/member-mails.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { keptMemberAreas, keptMemberMails } from './kept-settings.ts';
import { mailPlan } from './mail-plan.ts';
import { type EndOfMembership, listEnds, listSitesOfEnds, markTold } from './queries-ends.ts';

/** After a longer rest of the server, what ended is old news. */
const NEWS_MS = 7 * DAY_MS;
const AT_A_TIME = 200;

interface EndDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export async function mailEnds(deps: EndDeps): Promise<void> {
  const now = deps.now();
  const span = { from: now - NEWS_MS, until: now + MOST_ENDING_DAYS * DAY_MS };
  for (const siteId of await listSitesOfEnds(deps.db.read, span)) {
    const site = await deps.siteAddress(siteId);
    for (const mail of ['ended', 'ending'] as const) while (await mailSome(deps, mail, { siteId, site }));
  }
}

interface OfSite {
  readonly siteId: string;
  readonly site: SiteAddress;
}

/** @returns whether there may be more */
function mailSome(
  { db, ...deps }: EndDeps,
  mail: Exclude<MemberMail, 'welcome'>,
  { siteId, site }: OfSite,
): Promise<boolean> {
  return db.write(async (tx) => {
    const now = deps.now();
    const aheadMs = (await keptMemberMails.of(tx, siteId)).endingDays * DAY_MS;
    const span = mail === 'ended' ? { from: now - NEWS_MS, until: now } : { from: now, until: now + aheadMs };
    const ends = await listEnds(tx, { siteId, mail, ...span, limit: AT_A_TIME });
    const names = new Map(
      plansOf(await keptMemberAreas.of(tx, siteId)).map(({ plan }) => [plan.id, plan.name] as const),
    );
    for (const end of ends) {
      const plan = names.get(end.planId);
      // A plan that was shorter than that from the beginning ends as its member already knows.
      const isNews = mail === 'ended' || end.until - end.since > aheadMs;
      if (plan !== undefined && isNews)
        await mailPlan(tx, deps, mail, { member: memberOf(end), site, plan, until: end.until });
    }
    await markTold(tx, mail, ends);
    return ends.length === AT_A_TIME;
  });
}

function memberOf({ siteMemberId: id, siteId, email, name, locale }: EndOfMembership) {
  return { id, siteId, email, name, locale };
}
