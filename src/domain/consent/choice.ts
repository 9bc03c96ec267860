/** What a visitor has decided, as their cookies say it. */
import { isOptionalCategory, OPTIONAL_CATEGORIES, type OptionalCategory } from './categories.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE, CONSENT_SECONDS, type CookieSettings } from './contract.ts';
import { hasEuNotice, type Region } from './region.ts';

export interface Choice {
  /** Random; the choice stands in the log under it. Empty where only the contract's cookie is there. */
  readonly id: string;
  readonly categories: readonly OptionalCategory[];
}

export interface ConsentState {
  /** A decision is stored that counts. */
  readonly isDecided: boolean;
  /** All that is optional may run and be stored: tracking among it. */
  readonly isAllowed: boolean;
  readonly categories: readonly OptionalCategory[];
  /** The browser asked by Global Privacy Control, and nothing else was said. */
  readonly isOptedOut: boolean;
}

function cookieOf(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split('; ')
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}

/** The decision in these cookies; undefined where there is none, or one about an older policy. */
export function readChoice(cookies: string, policyVersion: number): Choice | undefined {
  const allowed = cookieOf(cookies, CONSENT_COOKIE);
  if (allowed !== 'true' && allowed !== 'false') return undefined;
  const [version = '1', id = '', ...names] = cookieOf(cookies, CHOICE_COOKIE)?.split('.') ?? [];
  if (Number(version) !== policyVersion) return undefined;
  return { id, categories: allowed === 'true' ? OPTIONAL_CATEGORIES : names.filter(isOptionalCategory) };
}

export interface Visitor {
  readonly cookies: string;
  /** Global Privacy Control. */
  readonly isOptingOut: boolean;
  readonly region: Region;
}

type Policy = Omit<
  CookieSettings,
  'isVisitorDataRestricted' | 'isCookieBannerEnabled' | 'optionalCookies' | 'wording'
>;

/** Whether this visitor has to be asked before anything optional runs (CONS-43). */
function isRestricted(policy: Policy, region: Region): boolean {
  if (!policy.isRestrictiveCookiePolicyEnabled) return false;
  return policy.isRestrictiveCookiePolicyAbsolute || hasEuNotice(region);
}

export function consentOf(policy: Policy, { cookies, isOptingOut, region }: Visitor): ConsentState {
  const choice = readChoice(cookies, policy.policyVersion);
  if (choice) {
    const isAllowed = choice.categories.length === OPTIONAL_CATEGORIES.length;
    return { isDecided: true, isAllowed, categories: choice.categories, isOptedOut: false };
  }
  const isAllowed = !isOptingOut && !isRestricted(policy, region);
  return {
    isDecided: false,
    isAllowed,
    categories: isAllowed ? OPTIONAL_CATEGORIES : [],
    isOptedOut: isOptingOut,
  };
}

/**
 * Whether the contract's tracking cookies have to go (CONS-39): without consent where the policy holds, and after a refusal
 * in every region and under every policy. Global Privacy Control is a refusal unless the visitor chose otherwise.
 */
export function mustClear(policy: Policy, visitor: Visitor): boolean {
  const { isDecided, isAllowed, isOptedOut } = consentOf(policy, visitor);
  return !isAllowed && (isDecided || isOptedOut || isRestricted(policy, visitor.region));
}

/** The two cookies of a decision, as they are handed to the browser. */
export function choiceCookies(
  { id, categories }: Choice,
  { policyVersion, isSecure }: { readonly policyVersion: number; readonly isSecure: boolean },
): [string, string] {
  const end = `; path=/; max-age=${CONSENT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
  const isAllowed = categories.length === OPTIONAL_CATEGORIES.length;
  return [
    `${CONSENT_COOKIE}=${isAllowed}${end}`,
    `${CHOICE_COOKIE}=${[policyVersion, id, ...categories].join('.')}${end}`,
  ];
}
