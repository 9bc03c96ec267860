import { describe, expect, test } from 'vitest';
import { hasSharedData, sharedJson } from '../../../scripts/shared-data.ts';
import { PAGE_TYPES } from '../content/codes.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import { agentOf, tongueOf } from './agent.ts';
import {
  CENSUS_TIMEOUT_MS,
  DISABLING_FLAG,
  EVENT_CHANNEL,
  VISIT_COOKIE,
  VISIT_COOKIE_DAYS,
  VISIT_TIME_COOKIE,
  VISIT_TIME_COOKIE_DAYS,
} from './contract.ts';
import {
  cookieText,
  formatVisitCookie,
  isForged,
  nextVisit,
  parseVisitCookie,
  parseVisitTime,
} from './cookies.ts';
import { hitOf } from './hit.ts';
import { isCounted, isTrackingOff, mayStore, mayWatchEvents } from './is-counted.ts';
import { isSpamReferrer, sourceOf } from './source.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

describe('cookies of a visit', () => {
  test('TRAK-01 ss_cvr is an id and four positive integers, and nothing else', () => {
    expect(VISIT_COOKIE).toBe('ss_cvr');
    const cookie = { id: 'a1-b_2', first: 10, previous: 20, current: 30, visitCount: 3 };
    expect(formatVisitCookie(cookie)).toBe('a1-b_2|10|20|30|3');
    expect(parseVisitCookie('a1-b_2|10|20|30|3')).toEqual(cookie);
    for (const wrong of [
      undefined,
      '',
      'a|1|2|3',
      'a|1|2|3|4|5',
      '|1|2|3|4',
      'a|0|2|3|4',
      'a|1|2|3|0',
      'a|-1|2|3|4',
      'a|1.5|2|3|4',
      'a|1|x|3|4',
      'a|1|2|3|4 ',
      'a b|1|2|3|4',
    ])
      expect([wrong, parseVisitCookie(wrong)]).toEqual([wrong, undefined]);
  });

  test('TRAK-02 ss_cvt is a positive integer, and nothing else', () => {
    expect(VISIT_TIME_COOKIE).toBe('ss_cvt');
    expect(parseVisitTime(String(NOW))).toBe(NOW);
    for (const wrong of [undefined, '', '0', '-1', '1.5', '1e9', 'x'])
      expect([wrong, parseVisitTime(wrong)]).toEqual([wrong, undefined]);
  });

  test('TRAK-04 TRAK-05 TRAK-06 a visit begins with count 1, goes on, and is followed by the next', () => {
    const first = nextVisit({ visit: undefined, time: undefined }, NOW, () => 'new');
    expect(first).toEqual({ id: 'new', first: NOW, previous: NOW, current: NOW, visitCount: 1 });
    expect(nextVisit({ visit: 'broken', time: '1' }, NOW, () => 'new')).toEqual(first);
    const visit = formatVisitCookie(first);
    const later = NOW + MINUTE_MS;
    expect(nextVisit({ visit, time: String(NOW) }, later, () => 'other')).toEqual(first);
    const second = { ...first, previous: NOW, current: later, visitCount: 2 };
    expect(nextVisit({ visit, time: undefined }, later, () => 'other')).toEqual(second);
  });

  test('TRAK-07 TRAK-08 TRAK-09 cookies live as many days as they are given: two years, thirty minutes', () => {
    expect(VISIT_COOKIE_DAYS * DAY_MS).toBe(2 * 365 * DAY_MS);
    expect(VISIT_TIME_COOKIE_DAYS * DAY_MS).toBeCloseTo(30 * MINUTE_MS);
    expect(cookieText('a', '1', { days: 2, isSecure: false })).toBe(
      'a=1; path=/; samesite=lax; max-age=172800',
    );
    expect(cookieText('a', '1', { days: VISIT_TIME_COOKIE_DAYS, isSecure: true })).toBe(
      'a=1; path=/; samesite=lax; max-age=1800; secure',
    );
    expect(cookieText('a', '1', { isSecure: false })).toBe('a=1; path=/; samesite=lax');
  });

  test('a cookie that no browser of ours writes is known as forged', () => {
    const good = { id: 'a', first: NOW - 9, previous: NOW - 5, current: NOW, visitCount: 3 };
    expect(isForged(good, NOW)).toBe(false);
    for (const wrong of [
      { ...good, first: NOW },
      { ...good, previous: NOW + 1 },
      { ...good, current: NOW + 2 * DAY_MS },
      { ...good, visitCount: 1 },
    ])
      expect(isForged(wrong, NOW)).toBe(true);
  });
});

describe('who is counted', () => {
  const signedIn = (...names: string[]) => ({
    isSignedIn: true,
    roles: Object.fromEntries(names.map((name) => [name, true])),
  });
  const nobody = { isSignedIn: false, roles: {} };

  test('TRAK-23 TRAK-24 visitors, and of those signed in the ones that may only look, outside the configuration', () => {
    expect(isCounted(nobody, '/')).toBe(true);
    expect(isCounted(signedIn('viewer'), '/about')).toBe(true);
    expect(isCounted(signedIn('viewer'), '/config')).toBe(false);
    expect(isCounted(signedIn('viewer'), '/config/pages')).toBe(false);
    expect(isCounted(signedIn('viewer', 'editor'), '/about')).toBe(false);
    for (const name of ['admin', 'editor', 'billing']) expect(isCounted(signedIn(name), '/')).toBe(false);
    expect(isCounted(signedIn(), '/')).toBe(false);
  });

  test('TRAK-25 TRAK-26 TRAK-28 off on pages that are none, locked or denied, and by the global flag', () => {
    const off = Object.values(PAGE_TYPES).filter((type) => isTrackingOff(type, false));
    expect(off).toEqual([100, 103, 106]);
    expect(isTrackingOff(PAGE_TYPES.page, true)).toBe(true);
    expect([DISABLING_FLAG, EVENT_CHANNEL]).toEqual(['vitrineTrackingOff', 'vitrine:events']);
  });

  test('TRAK-27 only administrators watch events', () => {
    expect(mayWatchEvents(signedIn('admin'))).toBe(true);
    for (const viewer of [
      nobody,
      signedIn('editor'),
      signedIn('viewer'),
      { ...signedIn('admin'), isSignedIn: false },
    ])
      expect(mayWatchEvents(viewer)).toBe(false);
  });

  test('nothing is put into a browser unless the policy is open or its visitor has agreed', () => {
    const ask = (consent: string | undefined, isPolicyRestrictive?: boolean, asksForPrivacy = false) =>
      mayStore({ consent, isPolicyRestrictive, asksForPrivacy });
    expect([ask('true', true), ask('true', true, true), ask(undefined, false)]).toEqual([true, true, true]);
    expect([ask('false', false), ask(undefined, true), ask(undefined), ask(undefined, false, true)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('TRAK-13 a page waits 2500 ms for an answer', () => expect(CENSUS_TIMEOUT_MS).toBe(2500));
});

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('what is kept of a visit', () => {
  test('its device, browser, language and country', () => {
    expect(agentOf(SAFARI)).toEqual({ device: 'phone', browser: 'Safari', system: 'iOS' });
    expect(agentOf('x')).toEqual({ device: 'computer', browser: '', system: '' });
    expect(tongueOf('de-AT,de;q=0.9')).toEqual({ language: 'de', country: 'AT' });
    expect(tongueOf('zh-Hant-TW')).toEqual({ language: 'zh', country: 'TW' });
    for (const none of ['', '*', '12']) expect(tongueOf(none)).toEqual({ language: '', country: '' });
  });

  test('its source: the campaign, else the page before it, and never the site itself', () => {
    const at = (query: string, referrer = '') =>
      sourceOf(new URL(`https://studio.example/${query}`), referrer);
    expect(at('?utm_source=News&utm_medium=email&utm_campaign=Spring', 'https://google.com/')).toEqual({
      source: 'news',
      medium: 'email',
      campaign: 'spring',
    });
    expect(at('', 'https://www.google.co.uk/search').source).toBe('Google');
    expect(at('', 'https://www.blog.example/post').source).toBe('blog.example');
    expect(at('', 'https://notgoogle.com/').source).toBe('notgoogle.com');
    for (const none of ['', 'https://studio.example/a', 'javascript:1', 'nonsense'])
      expect(at('', none).source).toBe('');
    expect(at('?UTM_Source=NEWS&Utm_Campaign=spring')).toMatchObject({ source: 'news', campaign: 'spring' });
    expect(at('?utm_source=instagram').source).toBe(at('', 'https://www.instagram.com/').source);
    expect(at('?utm_campaign=ada@studio.example').campaign).toBe('[email]');
    expect([isSpamReferrer('https://best-seo-offer.com/'), isSpamReferrer('https://blog.example/')]).toEqual([
      true,
      false,
    ]);
  });

  test('what the request tells counts, whatever the body says', () => {
    const told = {
      host: 'studio.example',
      userAgent: SAFARI,
      acceptLanguage: 'fr',
      referer: 'https://studio.example/real/?a=1',
    };
    const said = { event: 'view' as const, url: 'https://studio.example/claimed', referrer: '', subject: '' };
    expect(hitOf(said, told)?.path).toBe('/real');
    expect(hitOf(said, { ...told, referer: '' })?.path).toBe('/claimed');
    expect(hitOf(said, { ...told, referer: 'https://studio.example/' })?.path).toBe('/');
    for (const url of ['https://other.example/', 'nonsense', ''])
      expect(hitOf({ ...said, url }, { ...told, referer: 'https://other.example/' })).toBeUndefined();
  });

  test.skipIf(!hasSharedData())('no text of a stranger breaks a hit', () => {
    for (const text of sharedJson<string[]>('hostile/blns.json') ?? []) {
      const url = `https://studio.example/${encodeURIComponent(text.toWellFormed())}?utm_campaign=${encodeURIComponent(text.toWellFormed())}`;
      const told = { host: 'studio.example', userAgent: text, acceptLanguage: text, referer: text };
      const hit = hitOf({ event: 'view', url, referrer: text, subject: text }, told);
      for (const value of Object.values(hit ?? {})) {
        expect(value.length).toBeLessThanOrEqual(300);
        expect(value).not.toMatch(/[\p{Cc}]/u);
        expect(value.isWellFormed()).toBe(true);
      }
    }
  });
});
