/** Who may see pages that are for members, and what the others get in their place. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Gated } from '#domain/members/access.ts';
import { type Holder, opensAt, plansFor } from '#domain/members/membership.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { ForMembersPage } from '#site/members/for-members-page.tsx';
import type { Common } from '../feature.ts';
import type { GatedPage, OwnPage, PagePart } from '../kernel/page-ports.ts';
import { keptMemberAreas, keptMemberSettings } from './kept-settings.ts';
import { ownAddress } from './next.ts';
import { listMemberships } from './queries-memberships.ts';
import {
  findSignedIn,
  readSignedIn,
  type SessionDeps,
  type SignedInMember,
  type SiteContext,
} from './sessions.ts';

interface GateDeps extends SessionDeps, Pick<Common, 'isStaff' | 'findCurrency'> {
  readonly timeZoneOf: (siteId: string) => Promise<string>;
}

/** The people who work on a site see all of it, with a notice on pages that others do not get. */
export function memberGate(deps: GateDeps): NonNullable<PagePart['gate']> {
  return {
    async admits(context, access) {
      if (await isAdmitted(deps, await readSignedIn(deps, context), access)) return true;
      return deps.isStaff(context, context.get('site').id);
    },
    async refuse(context, page) {
      const signedIn = await findSignedIn(deps, context);
      const opening = await findOpening(deps, signedIn, page.access);
      if (opening !== undefined && opening <= deps.now()) return undefined;
      if (await deps.isStaff(context, context.get('site').id)) return 'staff';
      return pageInItsPlace(deps, context, { page, isSignedIn: signedIn !== undefined, opening });
    },
  };
}

async function isAdmitted(
  deps: SessionDeps,
  signedIn: SignedInMember | undefined,
  access: Gated,
): Promise<boolean> {
  const at = await findOpening(deps, signedIn, access);
  return at !== undefined && at <= deps.now();
}

/** When it opens for a member; undefined where nothing opens it. */
async function findOpening(
  deps: SessionDeps,
  signedIn: SignedInMember | undefined,
  access: Gated,
): Promise<number | undefined> {
  return signedIn && opensAt(access, await holderOf(deps, signedIn));
}

export async function holderOf(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  { member: { id, siteId, joinedAt } }: Pick<SignedInMember, 'member'>,
): Promise<Holder> {
  const [memberships, areas] = await Promise.all([
    listMemberships(db.read, id),
    keptMemberAreas.of(db.read, siteId),
  ]);
  return { joinedAt, memberships, areas, now: now() };
}

interface Refused {
  readonly page: GatedPage;
  readonly isSignedIn: boolean;
  /** When the member may see it. */
  readonly opening: number | undefined;
}

/** With a teaser it is a page that search engines may show; without, there is nothing to see. */
async function pageInItsPlace(
  { db, timeZoneOf, findCurrency }: GateDeps,
  context: SiteContext,
  { page, isSignedIn, opening }: Refused,
): Promise<OwnPage> {
  const { id: siteId, locale } = context.get('site');
  const { path, title, teaser, access, isHiddenFromSearch } = page;
  const [areas, { canJoin }, timeZone, currency] = await Promise.all([
    keptMemberAreas.of(db.read, siteId),
    keptMemberSettings.of(db.read, siteId),
    timeZoneOf(siteId),
    findCurrency(db.read, siteId),
  ]);
  const isFound = teaser !== '' && !isHiddenFromSearch;
  const name = title || memberWords(locale)('forMembers');
  return {
    type: PAGE_TYPES.memberAreaAccessDenied,
    path,
    title: name,
    status: isFound ? 200 : 403,
    teaser: isFound ? teaser : undefined,
    headers: { vary: 'cookie', ...(isFound ? {} : { 'x-robots-tag': 'noindex' }) },
    content: ForMembersPage({
      ...{ locale, timeZone, title: name, teaser, isSignedIn, canJoin, opening },
      here: ownAddress(context, path),
      plans: plansFor(access, areas),
      currency,
    }),
  };
}
