/**
 * By which key a visitor is assigned. A member who is signed in has one on every device. Others have that of their
 * cookie, which is set only where it may be. Without one they have a key of the day, made of address and browser: it is
 * another on the next day, so that they may see another version then.
 */
import { CONSENT_COOKIE } from '#domain/consent/contract.ts';
import { VERSION_COOKIE } from '#domain/experiments/contract.ts';
import { MEMBER_COOKIE } from '#domain/members/contract.ts';
import type { Common } from '../feature.ts';
import type { Caller } from '../http/client-address.ts';
import { KnownBots } from '../http/known-bots.ts';
import { signatureOf } from '../http/signature.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { AssignPart, SiteContext } from '../kernel/page-ports.ts';

type VisitorDeps = Pick<Kernel, 'secret' | 'clientAddress'> & Pick<Common, 'members' | 'dayKeys'>;
type Of = Pick<SiteEntry, 'id' | 'version'>;

const MAX_AGENT = 500;
const bots = new KnownBots();
/** As long as keys are made. */
const KEY = /^[A-Za-z0-9_-]{16}$/;

export function visitorsOf(deps: VisitorDeps): AssignPart {
  return {
    peek(caller, site) {
      const cookies = caller.req.header('cookie') ?? '';
      if (bots.has(agentOf(caller))) return null;
      if (cookies.includes(`${MEMBER_COOKIE}=`)) return undefined;
      return keptKey(cookies) ?? deps.dayKeys.peek(site, toldBy(deps, caller));
    },
    async find(context) {
      const site: Of = context.get('site');
      if (bots.has(agentOf(context))) return null;
      const member = await memberKey(deps, context);
      const kept = keptKey(context.req.header('cookie') ?? '');
      return member ?? kept ?? deps.dayKeys.find(site, toldBy(deps, context));
    },
  };
}

async function memberKey(
  { members, secret }: Pick<VisitorDeps, 'members' | 'secret'>,
  context: SiteContext,
): Promise<string | undefined> {
  if (!(context.req.header('cookie') ?? '').includes(`${MEMBER_COOKIE}=`)) return undefined;
  const signedIn = await members.readSignedIn(context);
  const about = ['experiment-member', context.get('site').id, signedIn?.member.id ?? ''];
  return signedIn && signatureOf(secret, about).slice(0, 16);
}

/** Of a visitor who has not refused cookies since. */
export function keptKey(cookies: string): string | undefined {
  const key = cookieIn(cookies, VERSION_COOKIE);
  return key !== undefined && KEY.test(key) && cookieIn(cookies, CONSENT_COOKIE) !== 'false'
    ? key
    : undefined;
}

export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies.split(';').find((each) => each.trimStart().startsWith(start));
  return pair?.trim().slice(start.length);
}

function toldBy({ clientAddress }: VisitorDeps, caller: Caller): readonly [string, string] {
  return [clientAddress(caller), agentOf(caller)];
}

function agentOf(caller: Caller): string {
  return (caller.req.header('user-agent') ?? '').slice(0, MAX_AGENT);
}
