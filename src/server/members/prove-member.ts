/** What members prove before they change how they sign in: their password, or that they have just signed in without one. */
import { memberWords } from '#domain/members/words/words.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { fieldId } from '#site/members/parts.tsx';
import { SignInThrottle } from '../http/sign-in-throttle.ts';
import type { Refusal } from './answer-member.ts';
import { refuseHaste } from './answer-page.ts';
import { matchPassword } from './match-password.ts';
import { hasPassword } from './queries.ts';
import type { SignedInMember, SiteContext } from './sessions.ts';
import { busyAs, type MemberVisitorDeps } from './visitor-deps.ts';

const FRESH_MS = 15 * MINUTE_MS;

interface Proof {
  /** Of the field that asks for the password. */
  readonly form: string;
  readonly typed: string | undefined;
}

/** Says what is wrong with the current password, if anything is. */
export type AskPassword = (
  context: SiteContext,
  signedIn: SignedInMember,
  proof: Proof,
) => Promise<Refusal | Response | undefined>;

export function passwordProof(deps: MemberVisitorDeps): AskPassword {
  const tries = new SignInThrottle(deps.now);
  return async (context, { member }, { form, typed = '' }) => {
    const say = memberWords(context.get('site').locale);
    if (!tries.take(deps.clientAddress(context), member.id)) return refuseHaste(context);
    const isRight = await matchPassword(deps, member.siteId, member, typed).catch(busyAs);
    if (isRight === 'busy') return refuseHaste(context);
    const field = fieldId(form, 'password');
    return isRight ? undefined : refusal('refused', 403, say('wrongPassword'), field);
  };
}

interface Freshness extends Proof {
  /** What is wrong without a password, and the field that it is about. */
  readonly old: { readonly message: string; readonly field: string };
}

/** Without a password, the link or the passkey that was just used proves who it is. */
export async function askProof(
  { now }: Pick<MemberVisitorDeps, 'now'>,
  askPassword: AskPassword,
  [context, signedIn]: readonly [SiteContext, SignedInMember],
  { old, ...proof }: Freshness,
): Promise<Refusal | Response | undefined> {
  if (hasPassword(signedIn.member)) return askPassword(context, signedIn, proof);
  if (now() - signedIn.session.createdAt <= FRESH_MS) return undefined;
  return refusal('refused', 403, old.message, old.field);
}

export function refusal(
  kind: Refusal['kind'],
  status: Refusal['status'],
  message: string,
  field: string,
): Refusal {
  return { kind, status, message, field };
}
