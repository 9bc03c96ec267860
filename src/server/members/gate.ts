/** Who may see pages that are for members, and what the others get in their place. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Access } from '#domain/members/access.ts';
import { admitsMember, plansFor } from '#domain/members/membership.ts';
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

type GateDeps = SessionDeps & Pick<Common, 'isStaff'>;

/** The people who work on a site see all of it, and are told which pages others do not. */
export function memberGate(deps: GateDeps): NonNullable<PagePart['gate']> {
  return {
    async admits(context, access) {
      if (await isAdmitted(deps, await readSignedIn(deps, context), access)) return true;
      return deps.isStaff(context, context.get('site').id);
    },
    async refuse(context, page) {
      const signedIn = await findSignedIn(deps, context);
      if (await isAdmitted(deps, signedIn, page.access)) return undefined;
      if (await deps.isStaff(context, context.get('site').id)) return 'staff';
      return pageInItsPlace(deps, context, { page, isSignedIn: signedIn !== undefined });
    },
  };
}

async function isAdmitted(
  { db, now }: SessionDeps,
  signedIn: SignedInMember | undefined,
  access: Access,
): Promise<boolean> {
  if (!signedIn) return false;
  if (access.kind !== 'plans') return true;
  const { id, siteId } = signedIn.member;
  const [memberships, areas] = await Promise.all([
    listMemberships(db.read, id),
    keptMemberAreas.of(db.read, siteId),
  ]);
  return admitsMember(access, { memberships, areas, now: now() });
}

interface Refused {
  readonly page: GatedPage;
  readonly isSignedIn: boolean;
}

/** With a teaser it is a page that search engines may show; without, there is nothing to see. */
async function pageInItsPlace(
  { db }: SessionDeps,
  context: SiteContext,
  { page, isSignedIn }: Refused,
): Promise<OwnPage> {
  const { id: siteId, locale } = context.get('site');
  const { path, title, teaser, access, isHiddenFromSearch } = page;
  const [areas, { canJoin }] = await Promise.all([
    keptMemberAreas.of(db.read, siteId),
    keptMemberSettings.of(db.read, siteId),
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
      ...{ locale, title: name, teaser, isSignedIn, canJoin, here: ownAddress(context, path) },
      plans: plansFor(access, areas),
    }),
  };
}
