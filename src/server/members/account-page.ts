/** The account page of a member, and the pages on which its longer lists go on. */
import {
  ACCOUNT_LISTS,
  type AccountList,
  type AccountListName,
  type AccountSection,
  type AccountPage as Rows,
} from '#domain/members/account-entry.ts';
import { ACCOUNT_PATH, FROM, LIST } from '#domain/members/contract.ts';
import { passkeyWords } from '#domain/members/passkeys/words/words.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { type AccountSessions, ListPage, type ListPageProps } from '#site/members/account-lists.tsx';
import { AccountPage } from '#site/members/account-page.tsx';
import type { Said } from '#site/members/parts.tsx';
import { writeAddress } from '../kernel/addresses/address-forms.ts';
import { hostOf } from './passkeys.ts';
import { addressesOf, hasPassword } from './queries.ts';
import { listPasskeys } from './queries-passkeys.ts';
import { listSessions } from './queries-sessions.ts';
import type { SignedInMember, SiteContext } from './sessions.ts';
import { type MemberVisitorDeps, showMemberPage } from './visitor-deps.ts';

/** Of each list on the account page, and on a page by itself. */
const MOST_AT_FIRST = 10;
const MOST_ON_PAGE = 50;
const POSITION = /^\d{1,5}$/;

const SAID = {
  welcome: 'welcome',
  saved: 'saved',
  'password-changed': 'passwordChanged',
  'address-sent': 'addressSent',
  'address-changed': 'addressChanged',
} as const;

const SAID_OF_PASSKEYS = { 'passkey-added': 'wasAdded', 'passkey-removed': 'wasRemoved' } as const;

export function saidOf(query: Readonly<Record<string, string>>, locale: string): Said | undefined {
  const key = Object.entries(SAID).find(([term]) => term in query)?.[1];
  if (key) return { words: memberWords(locale)(key), isError: false };
  const ofPasskey = Object.entries(SAID_OF_PASSKEYS).find(([term]) => term in query)?.[1];
  return ofPasskey && { words: passkeyWords(locale)(ofPasskey), isError: false };
}

interface AskedList extends Rows {
  readonly name: AccountListName;
}

/** Which list is looked at by itself, if one is. */
export function listIn(query: Readonly<Record<string, string>>): AskedList | undefined {
  const name = ACCOUNT_LISTS.find((each) => each === query[LIST]);
  const from = query[FROM] ?? '0';
  return name && { name, from: POSITION.test(from) ? Number(from) : 0, most: MOST_ON_PAGE };
}

export async function showAccount(
  deps: MemberVisitorDeps,
  context: SiteContext,
  signedIn: SignedInMember,
  { status, said }: { readonly status: number; readonly said: Said | undefined },
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const { member } = signedIn;
  const rows = { from: 0, most: MOST_AT_FIRST };
  const [sections, sessions, timeZone, site, newsletter, passkeys] = await Promise.all([
    findSections(deps, context, signedIn, rows),
    findSessions(deps, signedIn, rows),
    deps.timeZoneOf(siteId),
    deps.siteAddress(siteId),
    deps.newsletter.choiceOf(deps.db.read, member),
    listPasskeys(deps.db.read, member.id),
  ]);
  const addresses = addressesOf(member).map(({ id, address }) => ({
    id,
    lines: writeAddress(address, locale),
  }));
  return showMemberPage(deps, context, {
    path: ACCOUNT_PATH,
    title: memberWords(locale)('account'),
    status,
    content: AccountPage({
      ...{ locale, timeZone, said, sections, sessions, rows, site: site.name, newsletter, addresses },
      ...{ passkeys, host: hostOf(deps, context) },
      ...{ email: member.email, name: member.name, hasPassword: hasPassword(member) },
    }),
  });
}

export async function showList(
  deps: MemberVisitorDeps,
  context: SiteContext,
  signedIn: SignedInMember,
  { name, ...rows }: AskedList,
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const timeZone = await deps.timeZoneOf(siteId);
  const shown: ListPageProps['shown'] =
    name === 'devices'
      ? { name, sessions: await findSessions(deps, signedIn, rows) }
      : {
          name,
          list: (await findSections(deps, context, signedIn, rows, name)).get(name) ?? NO_LIST,
        };
  return showMemberPage(deps, context, {
    path: ACCOUNT_PATH,
    title: memberWords(locale)(name),
    content: ListPage({ locale, timeZone, rows, shown }),
  });
}

const NO_LIST: AccountList = { entries: [], hasMore: false };

async function findSections(
  { db, accountParts }: MemberVisitorDeps,
  context: SiteContext,
  { member: { siteId, email } }: SignedInMember,
  rows: Rows,
  only?: AccountSection,
): Promise<ReadonlyMap<AccountSection, AccountList>> {
  const { locale } = context.get('site');
  const parts = accountParts.filter(({ section }) => only === undefined || section === only);
  const found = await Promise.all(
    parts.map(async ({ section, find }) => {
      const list = await find(db.read, { siteId, email, locale }, rows);
      return [section, list] as const;
    }),
  );
  return new Map(found);
}

async function findSessions(
  { db, now }: MemberVisitorDeps,
  { member, session }: SignedInMember,
  { from, most }: Rows,
): Promise<AccountSessions> {
  const found = await listSessions(db.read, member.id, { now: now(), from, most });
  return {
    sessions: found.slice(0, most).map((each) => ({ ...each, isThis: each.id === session.id })),
    hasMore: found.length > most,
  };
}
