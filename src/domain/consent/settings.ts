/** How the banner looks and what it asks: names and defaults of the contract (CONS-03 to CONS-29). */

export const VARIANTS = ['BAR', 'POPUP'] as const;
export const BAR_POSITIONS = ['TOP', 'BOTTOM'] as const;
export const POPUP_POSITIONS = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
export const POSITIONS = [...BAR_POSITIONS, ...POPUP_POSITIONS] as const;
export const BANNER_THEMES = ['LIGHT', 'DARK'] as const;
export const CTA_VARIANTS = ['TEXT', 'BUTTON', 'ICON'] as const;
export const ACCEPT_TYPES = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;

type Variant = (typeof VARIANTS)[number];
export type Position = (typeof POSITIONS)[number];

export interface BannerSettings {
  readonly cookieBannerText: string;
  readonly cookieBannerCtaText: string;
  readonly cookieBannerOptOutCtaText: string;
  readonly cookieBannerVariant: Variant;
  /** As it is stored; `positionOf` says where the banner stands. */
  readonly cookieBannerPosition?: Position | undefined;
  readonly cookieBannerTheme: (typeof BANNER_THEMES)[number];
  readonly cookieBannerCtaVariant: (typeof CTA_VARIANTS)[number];
  readonly cookieBannerAcceptType: (typeof ACCEPT_TYPES)[number];
}

export const BANNER_DEFAULTS: BannerSettings = {
  cookieBannerText: '',
  cookieBannerCtaText: '',
  cookieBannerOptOutCtaText: '',
  cookieBannerVariant: 'BAR',
  cookieBannerTheme: 'DARK',
  cookieBannerCtaVariant: 'ICON',
  cookieBannerAcceptType: 'OPT_IN',
};

export const DEFAULT_TEXT = 'By using this website, you agree to our use of cookies.';
export const DEFAULT_ACCEPT = 'Accept';
export const DEFAULT_DECLINE = 'Decline';

/** The paragraphs of the banner. Text that came over as markup may be an empty paragraph, which says nothing either. */
export function bannerText(
  { cookieBannerText }: Pick<BannerSettings, 'cookieBannerText'>,
  otherwise: string = DEFAULT_TEXT,
): string {
  const text = cookieBannerText.replace(/<\/?p\b[^<>]*>|<br\s*\/?>|&nbsp;/gi, ' ').trim();
  return text === '' ? otherwise : text;
}

export function acceptLabel(
  { cookieBannerCtaText }: Pick<BannerSettings, 'cookieBannerCtaText'>,
  otherwise: string = DEFAULT_ACCEPT,
): string {
  return cookieBannerCtaText.trim() || otherwise;
}

export function declineLabel(
  settings: Pick<BannerSettings, 'cookieBannerOptOutCtaText'>,
  otherwise: string = DEFAULT_DECLINE,
): string {
  return settings.cookieBannerOptOutCtaText.trim() || otherwise;
}

/** Positions of the other variant are brought to the nearest of this one. */
export function positionOf({
  cookieBannerVariant: variant,
  cookieBannerPosition: position,
}: Pick<BannerSettings, 'cookieBannerVariant' | 'cookieBannerPosition'>): Position {
  if (variant === 'BAR') return position?.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (position === 'TOP') return 'TOP_LEFT';
  if (position === undefined || position === 'BOTTOM') return 'BOTTOM_LEFT';
  return position;
}

export interface ConsentFlags {
  readonly isCookieBannerEnabled: boolean;
  readonly isActivityLogEnabled: boolean;
  readonly isAnalyticsCookiesDisabled: boolean;
  /** The restrictive policy holds for every visitor, not only for those whose region has the EU notice (CONS-43). */
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
}

/** The flags by the names they have on the way to pages. */
export function flagsForApi({
  isCookieBannerEnabled,
  isActivityLogEnabled,
  isAnalyticsCookiesDisabled,
  isRestrictiveCookiePolicyAbsolute,
}: ConsentFlags) {
  return {
    isCookieBannerEnabled,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
    isVisitorDataRestricted: !isActivityLogEnabled,
    isRestrictiveCookiePolicyAbsolute,
  };
}

/** What the page tells its scripts. */
export function cookieSettingsOf(
  consent: ConsentFlags & { readonly policyVersion: number; readonly optionalCookies: readonly string[] },
  wording = '',
) {
  const { policyVersion, optionalCookies } = consent;
  return { ...flagsForApi(consent), policyVersion, wording, optionalCookies };
}

/**
 * 0: visitors are told nothing, and everything runs. 1: nothing optional runs by itself, and no banner asks. 2: a banner
 * tells, and everything runs until somebody declines. 3: a banner asks, and nothing optional runs before the answer.
 */
export const PRIVACY_LEVELS = [0, 1, 2, 3] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** Whether a level puts the banner on pages (CONS-27). */
export function hasBanner(level: PrivacyLevel): boolean {
  return level === 2 || level === 3;
}

export function privacyLevelOf(flags: ConsentFlags): PrivacyLevel {
  if (flags.isCookieBannerEnabled) return flags.isAnalyticsCookiesDisabled ? 3 : 2;
  return flags.isAnalyticsCookiesDisabled ? 1 : 0;
}

export function flagsOfLevel(level: PrivacyLevel) {
  return { isCookieBannerEnabled: hasBanner(level), isAnalyticsCookiesDisabled: level === 1 || level === 3 };
}

/** Says no as easily as yes, asks before anything runs, and asks everybody. */
export const EU_STRICT = {
  ...flagsOfLevel(3),
  isRestrictiveCookiePolicyAbsolute: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerText:
    'With your permission, we use cookies and services from other companies for statistics, advertising, videos and maps. Without it, none of them runs.',
} as const;

/** Silence is no consent in the EU: what is wrong with these settings there, or undefined. */
export function euProblem(
  settings: ConsentFlags & Pick<BannerSettings, 'cookieBannerAcceptType'>,
): 'not-asked' | 'no-refusal' | undefined {
  const level = privacyLevelOf(settings);
  if (level === 0 || level === 2) return 'not-asked';
  if (level === 3 && settings.cookieBannerAcceptType === 'OPT_IN') return 'no-refusal';
  return undefined;
}
