/** The plans of a member on the account page. */
import { accountList } from '#domain/members/account-entry.ts';
import { plansOf } from '#domain/members/areas.ts';
import { PLANS_PATH } from '#domain/members/contract.ts';
import { stateOf } from '#domain/members/membership.ts';
import { memberWords } from '#domain/members/words/words.ts';
import type { Deps } from '../deps.ts';
import type { AccountPart } from '../feature.ts';
import { findSiteName } from '../kernel/sites/queries.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { findMemberByEmail } from './queries.ts';
import { listMemberships } from './queries-memberships.ts';

export function findPlansOf({ now }: Pick<Deps, 'now'>): AccountPart['find'] {
  return async (db, { siteId, email, locale }, page) => {
    const member = await findMemberByEmail(db, siteId, email);
    const areas = await keptMemberAreas.of(db, siteId);
    const site = await findSiteName(db, siteId);
    const held = member ? await listMemberships(db, member.id) : [];
    const entries = plansOf(areas).flatMap(({ plan, area }) => {
      const membership = held.find(({ planId }) => planId === plan.id);
      const state = membership && stateOf(membership, now());
      if (!membership || state === 'ended') return [];
      const title = `${area.name}: ${plan.name}`;
      const details = state === 'paused' ? memberWords(locale)('paused', { site }) : undefined;
      return [{ title, href: PLANS_PATH, at: membership.since, ...(details ? { details } : {}) }];
    });
    const latest = entries.toSorted((one, other) => other.at - one.at);
    return accountList(page, latest.slice(page.from, page.from + page.most + 1), (entry) => [entry]);
  };
}
