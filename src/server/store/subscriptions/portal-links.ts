/**
 * How a subscriber is known without a password: a mailed link, used once by its button, opens a session in this browser.
 * Asking for a link does the same for every address; what differs happens in a job.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { writeMail } from '#domain/mail/write-mail.ts';
import { PORTAL_COOKIE, portalLinkPath } from '#domain/store/subscriptions/contract.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { listOfEmail } from './queries.ts';
import { deletePortalLink, findPortalLink, insertPortalLink } from './queries-links.ts';
import type { SubscriptionLinkTable } from './tables.ts';

export const PORTAL_LINK_JOB = 'subscriptions.send-link';
const LINK_MS = HOUR_MS;
const SESSION_MS = 2 * HOUR_MS;
const MOST_AN_HOUR = 5;

export const portalLinkPayload = z.object({
  siteId: z.string(),
  email: z.string(),
  /** Of the page. */
  locale: z.string(),
  /** Identifies the visitor who typed the address. */
  sender: z.string(),
});

interface LinkDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

/** The job: nothing is sent to an address without a subscription. */
export async function sendPortalLink(
  deps: LinkDeps,
  { siteId, email, locale, sender }: z.output<typeof portalLinkPayload>,
  run: JobRun,
): Promise<void> {
  const site = await deps.siteAddress(siteId);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const [latest] = await listOfEmail(tx, siteId, email);
    if (!latest) return;
    const token = newToken();
    const now = deps.now();
    const times = { createdAt: now, expiresAt: now + LINK_MS };
    await insertPortalLink(tx, { hash: hashToken(token), siteId, kind: 'link', email, ...times });
    const reader = await readerOf(tx, { siteId, url: site.url, locale: latest.locale ?? locale });
    const say = subscriptionWords(reader.locale);
    const isDonor = latest.offerKind === 'donation';
    const subject = say(isDonor ? 'donation.subscriptions' : 'mail.link.subject');
    await queueMail(tx, deps, {
      ...{ to: email, siteId, sender, about: latest.id, fromName: site.name, hasSecret: true, subject },
      limit: {
        key: `subscription-link ${siteId} ${email}`,
        most: MOST_AN_HOUR,
        withinMs: HOUR_MS,
        reason: `Not sent. This address already got ${MOST_AN_HOUR} links within an hour.`,
      },
      ...writeMail({
        sender: site.name,
        heading: subject,
        paragraphs: [say(isDonor ? 'donation.mail.link.text' : 'mail.link.text')],
        action: { label: say(isDonor ? 'donation.open' : 'open'), url: reader.urlOf(portalLinkPath(token)) },
        closing: say(isDonor ? 'donation.mail.closing' : 'mail.closing', { site: site.name }),
        language: reader.locale,
      }),
    });
  });
}

interface SessionDeps extends Pick<Deps, 'db' | 'now'> {
  readonly isSecure: boolean;
}

export function readPortalLink(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  siteId: string,
  token: string,
): Promise<SubscriptionLinkTable | undefined> {
  return findPortalLink(db, { siteId, hash: hashToken(token), kind: 'link', now: now() });
}

/** Uses a link up. @returns what gives the browser its session, for after the commit; undefined where it is no longer good */
export async function enterPortal(
  tx: Queryable,
  deps: SessionDeps,
  context: Context<SiteEnvironment>,
  token: string,
): Promise<(() => void) | undefined> {
  const { id: siteId } = context.get('site');
  const link = await readPortalLink(tx, deps, siteId, token);
  if (!link || !(await deletePortalLink(tx, link.hash))) return undefined;
  const value = newToken(32);
  const now = deps.now();
  const times = { createdAt: now, expiresAt: now + SESSION_MS };
  await insertPortalLink(tx, {
    hash: hashToken(value),
    siteId,
    kind: 'session',
    email: link.email,
    ...times,
  });
  return () =>
    setCookie(context, nameOf(deps), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.isSecure,
    });
}

/** The confirmed address of this browser; undefined where it has none. */
export async function portalEmail(
  deps: SessionDeps,
  context: Context<SiteEnvironment>,
): Promise<string | undefined> {
  const value = getCookie(context, nameOf(deps)) ?? '';
  if (!/^[\w-]{43}$/.test(value)) return undefined;
  const asked = {
    siteId: context.get('site').id,
    hash: hashToken(value),
    kind: 'session',
    now: deps.now(),
  } as const;
  return (await findPortalLink(deps.db.read, asked))?.email;
}

export async function leavePortal(
  tx: Queryable,
  deps: SessionDeps,
  context: Context<SiteEnvironment>,
): Promise<() => void> {
  await deletePortalLink(tx, hashToken(getCookie(context, nameOf(deps)) ?? ''));
  return () => void deleteCookie(context, nameOf(deps), { path: '/', secure: deps.isSecure });
}

/** Over https the name itself keeps neighbouring hosts out. */
function nameOf({ isSecure }: SessionDeps): string {
  return isSecure ? `__Host-${PORTAL_COOKIE}` : PORTAL_COOKIE;
}
