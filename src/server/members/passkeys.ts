/** Passkeys of members: each opens one account, on one site, from pages of the host at which it was added. */
import { writeChangeMail } from '#domain/members/write-member-mail.ts';
import { visitorOf } from '../http/crumb.ts';
import {
  askPasskey,
  type KeptPasskey,
  MOST_PASSKEYS,
  offerPasskey as offer,
  readNewPasskey,
  verifyPasskey,
} from '../http/web-authn.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { openAccount } from './enter.ts';
import { type ChallengeFor, newChallenge, readChallenge, spendChallenge } from './passkey-challenge.ts';
import { findMember } from './queries.ts';
import { findPasskey, insertPasskeys, listPasskeys, notePasskeyUse } from './queries-passkeys.ts';
import type { SignedInMember, SiteContext } from './sessions.ts';
import type { MemberPasskeyTable } from './tables.ts';
import type { MemberVisitorDeps } from './visitor-deps.ts';

/** Why a passkey was not used or added; each is a text of members. */
export type PasskeyProblem = 'gone' | 'unknown' | 'refused' | 'known' | 'tooMany';

interface PasskeyAnswer {
  readonly challenge: string;
  readonly credential: { readonly id: string };
}

/** Of the page: the server knows this host as one of the site’s. */
function originOf({ isSecure }: Pick<MemberVisitorDeps, 'isSecure'>, context: SiteContext): string {
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  return new URL(`${isSecure ? 'https' : 'http'}://${host}`).origin;
}

export function hostOf(deps: Pick<MemberVisitorDeps, 'isSecure'>, context: SiteContext): string {
  return new URL(originOf(deps, context)).hostname;
}

/** @returns options for the browser; undefined for one without the visitor’s cookie */
export async function askForPasskey(deps: MemberVisitorDeps, context: SiteContext) {
  const about = signingIn(deps, context);
  const { origin } = about;
  return about.browser === ''
    ? undefined
    : askPasskey({ origin, challenge: newChallenge(deps, about), isAlone: true });
}

/** @returns the token that scripts send from now on, or what is wrong */
export async function signInWithPasskey(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { challenge, credential, isRemembered }: PasskeyAnswer & { readonly isRemembered: boolean },
): Promise<{ readonly xsrfToken: string } | PasskeyProblem> {
  const about = signingIn(deps, context);
  const { siteId, origin } = about;
  const expiresAt = about.browser === '' ? undefined : readChallenge(deps, about, challenge);
  if (expiresAt === undefined) return 'gone';
  const named = { siteId, host: hostOf(deps, context), credentialId: credential.id };
  const passkey = await findPasskey(deps.db.read, named);
  if (!passkey) return 'unknown';
  const answer = { origin, challenge, passkey: keptOf(passkey), credential, isAlone: true };
  const counter = await verifyPasskey(deps.log, answer);
  if (counter === undefined) return 'refused';
  const opened = await deps.db.write(async (tx) => {
    const member = await findMember(tx, siteId, passkey.siteMemberId);
    if (!member || !(await spendChallenge(tx, challenge, expiresAt))) return 'gone';
    const use = { id: passkey.id, before: passkey.counter, counter, now: deps.now() };
    if (!(await notePasskeyUse(tx, use))) return 'refused';
    return openAccount(tx, deps, context, { member, isRemembered });
  });
  if (typeof opened === 'string') return opened;
  opened.sendCookies();
  return { xsrfToken: opened.xsrfToken };
}

export async function offerPasskey(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { member, session }: SignedInMember,
) {
  const about = adding(deps, context, session.id);
  const known = await listPasskeys(deps.db.read, member.id);
  if (known.length >= MOST_PASSKEYS) return 'tooMany';
  const site = await deps.siteAddress(member.siteId);
  const { id, email, name } = member;
  return offer({
    origin: about.origin,
    challenge: newChallenge(deps, about),
    product: site.name,
    user: { id, email, name: name || email },
    known: known.filter(({ host }) => host === hostOf(deps, context)).map(keptOf),
  });
}

/** @returns what is wrong, if anything is */
export async function addPasskey(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { member, session }: SignedInMember,
  { challenge, credential, name }: PasskeyAnswer & { readonly name: string },
): Promise<PasskeyProblem | undefined> {
  const about = adding(deps, context, session.id);
  const expiresAt = readChallenge(deps, about, challenge);
  if (expiresAt === undefined) return 'gone';
  const made = await readNewPasskey(deps.log, { origin: about.origin, challenge }, credential);
  if (!made) return 'refused';
  const { id: credentialId, ...key } = made;
  const row = {
    ...{ id: deps.newId(), siteId: member.siteId, siteMemberId: member.id, host: hostOf(deps, context) },
    ...{ credentialId, ...key, name, createdAt: deps.now(), lastUsedAt: null },
  };
  const site = await deps.siteAddress(member.siteId);
  return deps.db.write(async (tx) => {
    if (!(await findMember(tx, member.siteId, member.id))) return 'gone';
    if (!(await spendChallenge(tx, challenge, expiresAt))) return 'gone';
    if ((await listPasskeys(tx, member.id)).length >= MOST_PASSKEYS) return 'tooMany';
    if ((await insertPasskeys(tx, [row])) === 0) return 'known';
    await queueMail(tx, deps, {
      ...{ to: member.email, siteId: member.siteId, sender: null, fromName: site.name },
      ...writeChangeMail('passkey', { site: site.name, locale: member.locale ?? 'en', name }),
    });
    return undefined;
  });
}

function keptOf({ credentialId, publicKey, counter, transports }: MemberPasskeyTable): KeptPasskey {
  return { id: credentialId, publicKey, counter, transports };
}

function signingIn(deps: MemberVisitorDeps, context: SiteContext): ChallengeFor {
  return { ...placeOf(deps, context), purpose: 'sign-in', browser: visitorOf(deps, context) ?? '' };
}

function adding(deps: MemberVisitorDeps, context: SiteContext, sessionId: string): ChallengeFor {
  return { ...placeOf(deps, context), purpose: 'add', browser: sessionId };
}

function placeOf(deps: MemberVisitorDeps, context: SiteContext) {
  return { siteId: context.get('site').id, origin: originOf(deps, context) };
}
