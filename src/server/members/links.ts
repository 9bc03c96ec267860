/**
 * Links by mail. Asking for one does the same whether or not the address has an account: one job is queued. What differs
 * happens in that job, where its sender can’t watch the clock. Links lead to the address of the site, whatever host was asked.
 */
import { z } from 'zod';
import { ENTER_PATH, LINK_WISHES, type LinkPurpose, TOKEN } from '#domain/members/contract.ts';
import { writeLinkMail } from '#domain/members/write-member-mail.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Common } from '../feature.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { readerOf } from '../kernel/sites/reader.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { isTooMany, type MailLimit, queueMail } from '../mail/queue-mail.ts';
import { keptMemberSettings } from './kept-settings.ts';
import { findMemberByEmail } from './queries.ts';
import { deleteLink, findLink, insertLink } from './queries-links.ts';
import type { MemberLinkTable, MemberTable } from './tables.ts';

const LINK_MS = HOUR_MS;
const MAX_LINKS_AN_HOUR = 5;
export const LINK_JOB = 'members.send-link';

export const linkPayload = z.object({
  siteId: z.string(),
  email: z.string(),
  name: z.string(),
  wish: z.enum(LINK_WISHES),
  /** Of the page. */
  locale: z.string(),
  /** Identifies the visitor who typed the address. */
  sender: z.string(),
});
type LinkAsked = z.output<typeof linkPayload>;

export interface LinkDeps extends Pick<Deps, 'db' | 'now' | 'newId'>, Pick<Common, 'boughtPlans'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

/** @param asked with an address as `normalizeEmail` gives it */
export async function askForLink(deps: Pick<Deps, 'db' | 'now' | 'newId'>, asked: LinkAsked): Promise<void> {
  await deps.db.write((tx) => enqueue(tx, deps, { type: LINK_JOB, siteId: asked.siteId, payload: asked }));
}

/** The job: a mail with what is possible for this address, and nothing where that is nothing. */
export async function sendLink(deps: LinkDeps, asked: LinkAsked, run: JobRun): Promise<void> {
  const site = await deps.siteAddress(asked.siteId);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const member = await findMemberByEmail(tx, asked.siteId, asked.email);
    const purpose = member ? purposeFor(asked.wish) : 'join';
    if (!member && !(await mayJoin(tx, deps, asked.siteId, asked.email))) return;
    await mailLink(tx, deps, { ...asked, site, purpose, member });
  });
}

/** Where visitors can’t create accounts, those who bought a plan still can. */
export async function mayJoin(
  db: Queryable,
  { boughtPlans }: Pick<LinkDeps, 'boughtPlans'>,
  siteId: string,
  email: string,
): Promise<boolean> {
  if ((await keptMemberSettings.of(db, siteId)).canJoin) return true;
  return (await boughtPlans.waiting(db, siteId, email)).length > 0;
}

/** Of an address that has an account. */
function purposeFor(wish: LinkAsked['wish']): MailedPurpose {
  return wish === 'password' ? 'password' : 'sign-in';
}

type MailedPurpose = Exclude<LinkPurpose, 'invitation'>;

interface MailedLink extends Omit<LinkAsked, 'wish'> {
  readonly site: SiteAddress;
  readonly purpose: MailedPurpose;
  readonly wish?: LinkAsked['wish'];
  readonly member: MemberTable | undefined;
}

export async function mailLink(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { siteId, email, name, wish, locale, sender, site, purpose, member }: MailedLink,
): Promise<void> {
  const limit = limitFor(siteId, purpose, email);
  // The links of the mails before stay good.
  if (await isTooMany(tx, deps, limit)) return;
  const token = newToken();
  const now = deps.now();
  await insertLink(tx, {
    hash: hashToken(token),
    ...{ siteId, purpose, email, name },
    siteMemberId: member?.id ?? null,
    planId: null,
    createdAt: now,
    expiresAt: now + LINK_MS,
  });
  const instead = wish === undefined || wish === purpose ? undefined : member ? 'known' : 'unknown';
  const reader = await readerOf(tx, { siteId, url: site.url, locale: member?.locale ?? locale });
  const url = `${reader.urlOf(ENTER_PATH)}?${TOKEN}=${token}`;
  await queueMail(tx, deps, {
    ...{ to: email, siteId, sender, limit },
    fromName: site.name,
    // Mails to strangers have a limit on each site, which must not keep members out.
    ...(member ? { about: member.id } : {}),
    hasSecret: true,
    ...writeLinkMail(purpose, { site: site.name, locale: reader.locale, url, instead }),
  });
}

/** Of each purpose by itself: links that others ask for must not use up those by which a member signs in. */
function limitFor(siteId: string, purpose: LinkPurpose, email: string): MailLimit {
  const reason = `Not sent. This address already got ${MAX_LINKS_AN_HOUR} links within an hour.`;
  return {
    key: `member-link ${siteId} ${purpose} ${email}`,
    most: MAX_LINKS_AN_HOUR,
    withinMs: HOUR_MS,
    reason,
  };
}

/** The link of a token, if it is still good on this site. */
export function readLink(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  siteId: string,
  token: string,
): Promise<MemberLinkTable | undefined> {
  return findLink(db, siteId, hashToken(token), now());
}

/** Reads a link and uses it up; undefined where it is no longer good. */
export async function spendLink(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  siteId: string,
  token: string,
): Promise<MemberLinkTable | undefined> {
  const link = await readLink(tx, deps, siteId, token);
  return link && (await deleteLink(tx, link.hash)) ? link : undefined;
}
