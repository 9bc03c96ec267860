/** Who asks in the portal and about what, and how they are answered. */
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import type { Done, Refused } from '../../http/answer-form.ts';
import type { Fields } from '../../http/read-sent.ts';
import type { AskedChange, Refusal } from './change-subscription.ts';
import { portalEmail } from './portal-links.ts';
import type { SiteContext, SubscribeDeps } from './show-subscribe.ts';

export interface PortalDeps extends SubscribeDeps {
  readonly isSecure: boolean;
}

export const doneAt = (location: string): Done => ({ kind: 'done', json: { location }, location });

/** Of a link, or of a member who is signed in: their address is confirmed. */
export async function knownEmail(deps: PortalDeps, context: SiteContext) {
  const byLink = await portalEmail(deps, context);
  if (byLink !== undefined) return { email: byLink, signedIn: undefined };
  const signedIn = await deps.members.readSignedIn(context);
  return signedIn && { email: signedIn.member.email, signedIn };
}

const STATUS: Readonly<Record<Refusal, 404 | 409>> = {
  missing: 404,
  changed: 409,
  busy: 409,
  notPossible: 409,
};

export function refuse(context: SiteContext, kind: Refusal): Refused {
  const say = subscriptionWords(context.get('site').locale);
  const words = kind === 'missing' ? 'noSubscriptions' : kind;
  return { kind, status: STATUS[kind], message: say(words) };
}

/** Undefined if this browser has no session. A script of the site proves that it is one. */
export async function readAsked(
  deps: PortalDeps,
  context: SiteContext,
  { subscription = '', version = '' }: Fields,
): Promise<AskedChange | undefined> {
  const known = await knownEmail(deps, context);
  if (!known) return undefined;
  if (known.signedIn && !deps.members.isProved(context, known.signedIn)) return undefined;
  const { id: siteId } = context.get('site');
  return { siteId, id: subscription.slice(0, 40), version: Number(version) || 0, email: known.email };
}

export function unknown(context: SiteContext): Refused {
  const message = subscriptionWords(context.get('site').locale)('askText');
  return { kind: 'unknown', status: 403, message };
}
