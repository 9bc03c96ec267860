import { expect, test } from 'vitest';
import { OPTIONAL_CATEGORIES } from './categories.ts';
import { choiceCookies, consentOf, mustClear, readChoice } from './choice.ts';
import { TRACKING_COOKIES } from './contract.ts';
import { EU_REGION, hasEuNotice, regionOf } from './region.ts';
import { consentSchema } from './schema.ts';
import {
  ACCEPT_TYPES,
  BANNER_THEMES,
  BAR_POSITIONS,
  bannerText,
  CTA_VARIANTS,
  DEFAULT_TEXT,
  EU_STRICT,
  euProblem,
  flagsForApi,
  flagsOfLevel,
  hasBanner,
  POPUP_POSITIONS,
  PRIVACY_LEVELS,
  positionOf,
  privacyLevelOf,
  VARIANTS,
} from './settings.ts';

const stored = consentSchema.parse({});

test('CONS-03 CONS-09 the settings have the contract’s names', () => {
  expect(Object.keys(consentSchema.shape)).toEqual(
    expect.arrayContaining([
      'cookieBannerText',
      'cookieBannerCtaText',
      'cookieBannerOptOutCtaText',
      'cookieBannerVariant',
      'cookieBannerPosition',
      'cookieBannerTheme',
      'cookieBannerCtaVariant',
      'cookieBannerAcceptType',
      'isCookieBannerEnabled',
      'isActivityLogEnabled',
      'isAnalyticsCookiesDisabled',
      'isRestrictiveCookiePolicyAbsolute',
    ]),
  );
});

test('CONS-04 CONS-05 CONS-06 CONS-07 CONS-08 each choice has the contract’s values, and no other', () => {
  expect({ VARIANTS, BAR_POSITIONS, POPUP_POSITIONS, BANNER_THEMES, CTA_VARIANTS, ACCEPT_TYPES }).toEqual({
    VARIANTS: ['BAR', 'POPUP'],
    BAR_POSITIONS: ['TOP', 'BOTTOM'],
    POPUP_POSITIONS: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
    BANNER_THEMES: ['LIGHT', 'DARK'],
    CTA_VARIANTS: ['TEXT', 'BUTTON', 'ICON'],
    ACCEPT_TYPES: ['OPT_IN', 'OPT_IN_AND_OUT'],
  });
  expect(consentSchema.safeParse({ cookieBannerVariant: 'MODAL' }).success).toBe(false);
});

test('CONS-10 CONS-11 CONS-12 the flags of the API form', () => {
  for (const isAnalyticsCookiesDisabled of [true, false]) {
    for (const isActivityLogEnabled of [true, false]) {
      expect(flagsForApi({ ...stored, isAnalyticsCookiesDisabled, isActivityLogEnabled })).toMatchObject({
        isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
        isVisitorDataRestricted: !isActivityLogEnabled,
      });
    }
  }
});

test('CONS-16 text that says nothing becomes the default', () => {
  for (const cookieBannerText of ['', '  \n', '<p></p>', '<p>&nbsp;</p>', '<p class="x"><br></p>'])
    expect(bannerText({ cookieBannerText })).toBe(DEFAULT_TEXT);
  expect(bannerText({ cookieBannerText: '<p>We bake.</p>' })).toBe('We bake.');
});

test('CONS-17 CONS-18 CONS-19 CONS-20 a banner nobody has changed', () => {
  expect(stored).toMatchObject({
    cookieBannerCtaVariant: 'ICON',
    cookieBannerTheme: 'DARK',
    cookieBannerVariant: 'BAR',
    cookieBannerAcceptType: 'OPT_IN',
  });
});

test('CONS-21 CONS-22 CONS-23 CONS-24 CONS-25 positions of one variant are brought to the other', () => {
  const at = (variant: 'BAR' | 'POPUP') =>
    Object.fromEntries(
      [undefined, ...BAR_POSITIONS, ...POPUP_POSITIONS].map((position) => [
        position ?? 'none',
        positionOf({ cookieBannerVariant: variant, cookieBannerPosition: position }),
      ]),
    );
  expect(at('BAR')).toEqual({
    none: 'BOTTOM',
    TOP: 'TOP',
    BOTTOM: 'BOTTOM',
    TOP_LEFT: 'TOP',
    TOP_RIGHT: 'TOP',
    BOTTOM_LEFT: 'BOTTOM',
    BOTTOM_RIGHT: 'BOTTOM',
  });
  expect(at('POPUP')).toEqual({
    none: 'BOTTOM_LEFT',
    TOP: 'TOP_LEFT',
    BOTTOM: 'BOTTOM_LEFT',
    TOP_LEFT: 'TOP_LEFT',
    TOP_RIGHT: 'TOP_RIGHT',
    BOTTOM_LEFT: 'BOTTOM_LEFT',
    BOTTOM_RIGHT: 'BOTTOM_RIGHT',
  });
});

test('CONS-27 CONS-29 levels 2 and 3 put the banner on pages, and a level says what the flags are', () => {
  expect(PRIVACY_LEVELS.filter(hasBanner)).toEqual([2, 3]);
  for (const level of PRIVACY_LEVELS)
    expect(privacyLevelOf({ ...stored, ...flagsOfLevel(level) })).toBe(level);
});

test('CONS-28 CONS-29 the EU notice is for the region “eu”, and for whoever cannot be placed', () => {
  expect(EU_REGION).toBe('eu');
  for (const zone of ['Europe/Berlin', 'Atlantic/Canary', 'Asia/Nicosia', 'UTC', '', 'Europe/London'])
    expect([zone, regionOf(zone), hasEuNotice(regionOf(zone))]).toEqual([zone, 'eu', true]);
  for (const zone of ['America/New_York', 'Europe/Moscow', 'Asia/Tokyo'])
    expect([zone, hasEuNotice(regionOf(zone))]).toEqual([zone, false]);
});

const policy = {
  isRestrictiveCookiePolicyEnabled: true,
  isRestrictiveCookiePolicyAbsolute: false,
  policyVersion: 1,
};
const visitor = { cookies: '', isOptingOut: false, region: 'other' as const };

test('CONS-43 the absolute policy holds everywhere, the other only where the EU notice is', () => {
  const isAllowed = (isRestrictiveCookiePolicyAbsolute: boolean, region: 'eu' | 'other') =>
    consentOf({ ...policy, isRestrictiveCookiePolicyAbsolute }, { ...visitor, region }).isAllowed;
  expect([isAllowed(false, 'other'), isAllowed(false, 'eu')]).toEqual([true, false]);
  expect([isAllowed(true, 'other'), isAllowed(true, 'eu')]).toEqual([false, false]);
});

test('a browser that opts out has said no, until somebody says otherwise', () => {
  const free = { ...policy, isRestrictiveCookiePolicyEnabled: false };
  expect(consentOf(free, { ...visitor, isOptingOut: true })).toMatchObject({
    isAllowed: false,
    isOptedOut: true,
  });
  const cookies = 'ss_cookieAllowed=true';
  expect(consentOf(free, { ...visitor, isOptingOut: true, cookies })).toMatchObject({ isAllowed: true });
});

test('a choice is read as it was written, in every part, and no longer under a new policy', () => {
  for (const categories of [[], ['media'], OPTIONAL_CATEGORIES] as const) {
    const written = choiceCookies({ id: '1-2', categories }, { policyVersion: 3, isSecure: true });
    const cookies = written.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    expect(readChoice(cookies, 3)).toEqual({ id: '1-2', categories });
    expect(readChoice(cookies, 4)).toBeUndefined();
    expect(written[0]).toBe(
      `ss_cookieAllowed=${categories.length === 4}; path=/; max-age=2592000; samesite=lax; secure`,
    );
  }
  expect(readChoice('ss_cookieAllowed=maybe', 1)).toBeUndefined();
});

test('CONS-40 these cookies are cleared, and only where the policy holds and nobody agreed', () => {
  expect(TRACKING_COOKIES).toEqual([
    'SS_MATTR',
    'SS_MID',
    'SS_lastvisit',
    'user_segment',
    'ss_cid',
    'ss_cpvisit',
    'ss_cvisit',
    'ss_cvr',
    'ss_cvt',
  ]);
  const eu = { ...visitor, region: 'eu' as const };
  expect(mustClear(policy, eu)).toBe(true);
  expect(mustClear(policy, visitor)).toBe(false);
  expect(mustClear(policy, { ...eu, cookies: 'ss_cookieAllowed=true' })).toBe(false);
  expect(mustClear({ ...policy, isRestrictiveCookiePolicyEnabled: false }, eu)).toBe(false);
});

test('CONS-39 CONS-43 after a refusal they go in every region and under every policy', () => {
  const refusals = [
    { cookies: 'ss_cookieAllowed=false' },
    { cookies: 'ss_cookieAllowed=false; ss_cookieChoice=1.7.analytics' },
    { cookies: '', isOptingOut: true },
  ];
  for (const isRestrictiveCookiePolicyEnabled of [true, false])
    for (const isRestrictiveCookiePolicyAbsolute of [true, false])
      for (const region of ['eu', 'other'] as const)
        for (const refusal of refusals) {
          const settings = { ...policy, isRestrictiveCookiePolicyEnabled, isRestrictiveCookiePolicyAbsolute };
          const refused = { ...visitor, region, ...refusal };
          expect([settings, refused, mustClear(settings, refused)]).toEqual([settings, refused, true]);
          const agreed = { ...refused, cookies: 'ss_cookieAllowed=true' };
          expect(mustClear(settings, agreed)).toBe(false);
        }
});

test('owners are told what is not valid in the EU, and the preset mends it', () => {
  expect(euProblem(stored)).toBe('not-asked');
  expect(euProblem({ ...stored, ...flagsOfLevel(2) })).toBe('not-asked');
  expect(euProblem({ ...stored, ...flagsOfLevel(3) })).toBe('no-refusal');
  expect(euProblem({ ...stored, ...EU_STRICT })).toBeUndefined();
});
