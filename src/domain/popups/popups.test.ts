import { describe, expect, test } from 'vitest';
import { PAGE_TYPES } from '../content/codes.ts';
import { WEBSITE_TYPES } from '../settings/site-status.ts';
import { DAY_MS } from '../time.ts';
import { isForPage, overPage } from './audience.ts';
import { contentsOver } from './contents.ts';
import { MOBILE_BAR_MAX_WIDTH, NEVER_AGAIN } from './contract.ts';
import { isBadgeShown, isMobileBarShown, isPopupShown, type PopupQuestion, readRecord } from './display.ts';
import { overPagesSchema, popupSchema } from './schema.ts';

const NOW = Date.UTC(2026, 4, 14);
const settings = {
  style: 'card',
  version: 2,
  showUntilSignup: true,
  displayFrequency: 7,
  enableMobile: true,
} as const;
const closed = { version: 2, submitted: false, closedDate: NOW - DAY_MS };
const ask = (change: Partial<PopupQuestion>) =>
  isPopupShown({
    settings,
    record: undefined,
    now: NOW,
    isMobile: false,
    pageType: PAGE_TYPES.page,
    websiteType: WEBSITE_TYPES.classic,
    isScreenshot: false,
    ...change,
  });

describe('a popup', () => {
  test('POPU-02 has the settings of the contract', () => {
    const id = 'p'.repeat(24);
    expect(popupSchema.parse({ id, name: 'A', sectionId: id })).toMatchObject({
      style: 'card',
      version: 1,
      showUntilSignup: true,
      displayFrequency: 30,
      enableMobile: true,
    });
    expect(popupSchema.safeParse({ id, name: 'A', sectionId: id, displayFrequency: -2 }).success).toBe(false);
  });

  test('POPU-04 POPU-05 POPU-06 is never shown on a splash site’s not-found page, a lock screen or a screenshot', () => {
    expect(ask({ pageType: PAGE_TYPES.notFound, websiteType: WEBSITE_TYPES.coverPage })).toBe(false);
    expect(ask({ pageType: PAGE_TYPES.notFound })).toBe(true);
    expect(ask({ websiteType: WEBSITE_TYPES.coverPage })).toBe(true);
    expect(ask({ pageType: PAGE_TYPES.lockScreen })).toBe(false);
    expect(ask({ isScreenshot: true })).toBe(false);
  });

  test('POPU-07 POPU-08 is not shown on phones without enableMobile, nor with the style none', () => {
    expect(ask({ isMobile: true })).toBe(true);
    expect(ask({ isMobile: true, settings: { ...settings, enableMobile: false } })).toBe(false);
    expect(ask({ settings: { ...settings, enableMobile: false } })).toBe(true);
    expect(ask({ settings: { ...settings, style: 'none' } })).toBe(false);
  });

  test('POPU-09 POPU-10 is shown without a record, and with one of an older version', () => {
    expect(ask({})).toBe(true);
    expect(ask({ record: closed })).toBe(false);
    expect(ask({ record: { ...closed, version: 1 } })).toBe(true);
    expect(ask({ record: { ...closed, version: 3 } })).toBe(false);
  });

  test('POPU-11 is not shown again to who signed up, where the settings say so', () => {
    const record = { ...closed, submitted: true, closedDate: NOW - 100 * DAY_MS };
    expect(ask({ record })).toBe(false);
    expect(ask({ record, settings: { ...settings, showUntilSignup: false } })).toBe(true);
  });

  test('POPU-03 POPU-12 is shown again after its days, and with -1 never', () => {
    const closedAgo = (ms: number) => ask({ record: { ...closed, closedDate: NOW - ms } });
    expect([closedAgo(7 * DAY_MS - 1), closedAgo(7 * DAY_MS)]).toEqual([false, true]);
    expect(NEVER_AGAIN).toBe(-1);
    const never = { ...settings, displayFrequency: NEVER_AGAIN };
    expect(ask({ settings: never, record: { ...closed, closedDate: 0 } })).toBe(false);
  });

  test('POPU-14 begins at its z-index', async () => {
    const { readFile } = await import('node:fs/promises');
    const css = await readFile(new URL('../../blocks/popup/styles.css', import.meta.url), 'utf8');
    expect(css).toContain('z-index: 30000;');
  });

  test('takes no record but its own', () => {
    expect(readRecord(JSON.stringify(closed))).toEqual(closed);
    for (const text of [null, '', '{', 'null', '[]', '{"version":"2","submitted":false,"closedDate":1}'])
      expect(readRecord(text)).toBeUndefined();
  });
});

describe('the bars', () => {
  test('POPU-15 the information bar is shown up to a width of 1024, with a style', () => {
    expect(MOBILE_BAR_MAX_WIDTH).toBe(1024);
    expect(isMobileBarShown({ width: 1024, style: 'dark' })).toBe(true);
    expect(isMobileBarShown({ width: 1025, style: 'dark' })).toBe(false);
    expect(isMobileBarShown({ width: 390, style: 'none' })).toBe(false);
    expect(isMobileBarShown({ width: 390, style: '' })).toBe(false);
  });

  test('POPU-16 POPU-17 the badge is hidden on template version 7.1, and with the type none', () => {
    expect(isBadgeShown({ templateVersion: '1', badgeType: 'light' })).toBe(true);
    expect(isBadgeShown({ templateVersion: '7.1', badgeType: 'light' })).toBe(false);
    expect(isBadgeShown({ templateVersion: '1', badgeType: 'none' })).toBe(false);
  });
});

test('pages and times say where something lies over a page', () => {
  const audience = { pages: 'only', paths: ['/shop/*', '/about/', '/'], from: 10, until: 20 } as const;
  const at = (path: string, now = 15) => isForPage(audience, { path, now });
  expect(['/shop/a', '/about', '/', '/shop', '/visit'].map((path) => at(path))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([9, 10, 19, 20].map((now) => at('/', now))).toEqual([false, true, true, false]);
  const except = { ...audience, pages: 'except' } as const;
  expect(isForPage(except, { path: '/visit', now: 15 })).toBe(true);
  expect(isForPage({ ...except, paths: [''] }, { path: '/', now: 15 })).toBe(true);
});

test('a page gets no more than is for it', () => {
  const id = 'p'.repeat(24);
  const all = overPagesSchema.parse({
    popups: [
      { id, name: 'On', sectionId: id, isOn: true },
      { id, name: 'Off', sectionId: id },
      { id, name: 'None', sectionId: id, isOn: true, style: 'none' },
    ],
    announcement: { isOn: true, text: '' },
  });
  const here = overPage(all, { path: '/', now: NOW });
  expect(here.popups.map(({ name }) => name)).toEqual(['On']);
  expect(here.announcement.isOn).toBe(false);
});

test('what lies over pages shows the sections of its popups and bars, those of bars that are seen', () => {
  const [popup, badge, licences] = ['p', 'b', 'l'].map((letter) => letter.repeat(24));
  const shown = (type: string) =>
    contentsOver(
      overPagesSchema.parse({
        popups: [{ id: popup, name: 'One', sectionId: popup }],
        bars: { badge: { type }, badgeSectionId: badge, licencesSectionId: licences },
      }),
    );
  const others = [
    { key: popup, sectionId: popup },
    { key: 'licences', sectionId: licences },
  ];
  expect(shown('none')).toEqual(others);
  expect(shown('dark')).toEqual([others[0], { key: 'badge', sectionId: badge }, others[1]]);
});
