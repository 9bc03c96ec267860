import { describe, expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES, isViewer } from '../accounts/roles.ts';
import { PAGE_TYPES } from '../content/codes.ts';
import { emptyBody } from '../content/content.ts';
import { siteStyleSchema } from '../design/style.ts';
import { toScriptJson } from '../json.ts';
import type { PageView, SiteView } from '../page.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';
import { SITE_STATUS, WEBSITE_TYPES } from '../settings/site-status.ts';
import { configRedirectPath, type RedirectQuestion, shouldRedirectToConfig } from './config-redirect.ts';
import { buildSiteContext, siteContextSchema } from './contract.ts';

const site: SiteView = {
  id: 's'.repeat(24),
  identifier: 'demo',
  baseUrl: 'https://studio.example',
  version: 3,
  settings: siteSettingsSchema.parse({
    title: 'Studio',
    commentProviderShortName: 'studio',
    useEscapeKeyToLogin: true,
    headCode: '<meta name="secret">',
  }),
  style: siteStyleSchema.parse({
    palette: { ink: '#222222' },
    fonts: { text: 'Figtree' },
    scale: 1.1,
    customCss: 'a{}',
  }),
  navigation: { main: [], footer: [] },
  header: emptyBody('Header'),
  footer: emptyBody('Footer'),
};
const page: PageView = {
  id: 'p'.repeat(24),
  type: PAGE_TYPES.page,
  path: '/about',
  body: emptyBody('About'),
  parents: [],
  tags: [],
  categories: [],
  isHiddenFromSearch: false,
  isPreview: false,
};

describe('the website context', () => {
  const context = buildSiteContext(site, page);

  test('SITE-45 holds every named value, and nothing else', () => {
    expect(context.website).toEqual({
      id: site.id,
      identifier: 'demo',
      baseUrl: 'https://studio.example',
      developerMode: false,
      cloneable: false,
      websiteType: WEBSITE_TYPES.classic,
      siteStatus: SITE_STATUS.paid,
    });
    expect(Object.keys(context).sort()).toEqual(
      [
        'accessPermissions',
        'authenticatedAccount',
        'collection',
        'cookieSettings',
        'demoCollections',
        'googleFonts',
        'item',
        'pageType',
        'rollups',
        'showAnnouncementBar',
        'templateId',
        'templateVersion',
        'tweakJSON',
        'typekitFonts',
        'website',
        'websiteRoles',
        'websiteSettings',
      ].sort(),
    );
    expect(context.tweakJSON).toEqual({
      scale: '1.1',
      spacing: '1',
      'palette-ink': '#222222',
      'font-text': 'Figtree',
    });
    expect(siteContextSchema.parse(JSON.parse(toScriptJson(context)))).toEqual(context);
  });

  test('SITE-45 names collection and item by what the page is', () => {
    expect(context).toMatchObject({ collection: { id: page.id }, item: null, pageType: 2 });
    const item = { ...page, type: PAGE_TYPES.contentItem, collectionId: 'c'.repeat(24) };
    expect(buildSiteContext(site, item)).toMatchObject({
      collection: { id: 'c'.repeat(24) },
      item: { id: page.id },
      pageType: 50,
    });
    const missing = { ...page, id: '', type: PAGE_TYPES.notFound };
    expect(buildSiteContext(site, missing)).toMatchObject({ collection: null, item: null, pageType: 100 });
  });

  test('the context is alike for all visitors and gives away nothing private', () => {
    expect(context).toMatchObject({ authenticatedAccount: null, websiteRoles: {}, accessPermissions: [] });
    expect(JSON.stringify(context)).not.toMatch(/secret|a\{\}/);
  });

  test('SITE-46 websiteSettings holds the comment, Pinterest, popup, mobile bar and escape key settings', () => {
    expect(context.websiteSettings).toEqual({
      commentsEnabled: false,
      commentProviderShortName: 'studio',
      pinterestOverlayOptions: { mode: 'disabled' },
      popupOverlaySettings: null,
      mobileInfoBarSettings: null,
      useEscapeKeyToLogin: true,
    });
  });

  test('SITE-47 fonts and rollups have the shapes of the contract', () => {
    const shaped = {
      ...context,
      googleFonts: [{ includeName: 'Figtree:400,600' }],
      typekitFonts: [{ id: 'abc', variations: ['n4', 'i7'] }],
      rollups: { commerce: { js: ['/_v/cart.js'], css: ['/_v/cart.css'] } },
    };
    expect(siteContextSchema.parse(shaped)).toEqual(shaped);
    for (const wrong of [
      { googleFonts: [{ name: 'Figtree' }] },
      { typekitFonts: [{ id: 'abc' }] },
      { rollups: { commerce: { js: ['a'] } } },
    ]) {
      expect(siteContextSchema.safeParse({ ...context, ...wrong }).success).toBe(false);
    }
  });

  test('SITE-48 SITE-50 the website types are the five of the contract, with stable values', () => {
    expect(WEBSITE_TYPES).toEqual({ classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 });
    const built = buildSiteContext({ ...site, standing: { websiteType: WEBSITE_TYPES.coverPage } }, page);
    expect(built.website.websiteType).toBe(2);
    const unknown = { ...context, website: { ...context.website, websiteType: 6 } };
    expect(siteContextSchema.safeParse(unknown).success).toBe(false);
  });

  test('SITE-49 SITE-50 the site statuses are the thirteen of the contract, with stable values', () => {
    expect(SITE_STATUS).toEqual({
      expired: 1,
      pastDue: 2,
      trial: 3,
      beta: 4,
      removed: 5,
      internal: 6,
      comped: 7,
      paid: 8,
      v5Linked: 9,
      parkingPage: 10,
      resold: 11,
      resoldGracePeriod: 12,
      enterprise: 13,
    });
    const built = buildSiteContext(
      { ...site, standing: { siteStatus: SITE_STATUS.resoldGracePeriod } },
      page,
    );
    expect(built.website.siteStatus).toBe(12);
    const unknown = { ...context, website: { ...context.website, siteStatus: 0 } };
    expect(siteContextSchema.safeParse(unknown).success).toBe(false);
  });
});

describe('the configuration redirect', () => {
  const owner = {
    ...buildSiteContext(site, page),
    authenticatedAccount: { id: 'a'.repeat(24) },
    websiteRoles: { admin: true },
  };
  const question: RedirectQuestion = {
    context: owner,
    isTopWindow: true,
    hostname: 'studio.example',
    query: '?a=1',
    hasSessionFlag: false,
  };
  const withWebsite = (part: Partial<(typeof owner)['website']>) => ({
    ...question,
    context: { ...owner, website: { ...owner.website, ...part } },
  });

  test('SITE-15 happens when all conditions hold, and leads back to where the owner was', () => {
    expect(shouldRedirectToConfig(question)).toBe(true);
    expect(shouldRedirectToConfig({ ...question, hostname: 'demo.localhost' })).toBe(true);
    expect(shouldRedirectToConfig({ ...question, query: '' })).toBe(true);
    expect(configRedirectPath('/journal?page=2&tag=glaze')).toBe(
      '/config/?frameUrl=%2Fjournal%3Fpage%3D2%26tag%3Dglaze',
    );
  });

  test.each<[string, RedirectQuestion]>([
    ['SITE-16 the site has no settings', { ...question, context: { ...owner, websiteSettings: null } }],
    ['SITE-17 nobody is signed in', { ...question, context: { ...owner, authenticatedAccount: null } }],
    ['SITE-18 the site is in developer mode', withWebsite({ developerMode: true })],
    ['SITE-19 the site is cloneable', withWebsite({ cloneable: true })],
    [
      'SITE-20 the account is a viewer',
      { ...question, context: { ...owner, websiteRoles: { viewer: true } } },
    ],
    [
      'SITE-20 the account is also a viewer',
      { ...question, context: { ...owner, websiteRoles: { admin: true, viewer: true } } },
    ],
    ['SITE-21 the page is in a frame', { ...question, isTopWindow: false }],
    ['SITE-22 the host is localhost', { ...question, hostname: 'localhost' }],
    ['SITE-22 the host is LOCALHOST', { ...question, hostname: 'LOCALHOST' }],
    ['SITE-22 the host is 127.0.0.1', { ...question, hostname: '127.0.0.1' }],
    ['SITE-22 the host is ::1', { ...question, hostname: '[::1]' }],
    ['SITE-23 the query says noredirect', { ...question, query: '?noredirect' }],
    ['SITE-23 the query says noredirect among others', { ...question, query: 'a=1&noredirect=true' }],
    ['SITE-24 the session says noredirect', { ...question, hasSessionFlag: true }],
  ])('does not happen: %s', (_, wrong) => {
    expect(shouldRedirectToConfig(wrong)).toBe(false);
  });

  test('SITE-16 SITE-17 SITE-18 SITE-19 SITE-20 SITE-21 SITE-22 SITE-23 SITE-24 no other value suppresses it', () => {
    const others: RedirectQuestion[] = [
      { ...question, query: '?noredirected=1&x=noredirect' },
      { ...question, context: { ...owner, websiteRoles: { viewer: false } } },
      { ...question, context: { ...owner, websiteRoles: {} } },
      { ...question, hostname: 'localhost.example' },
    ];
    for (const other of others) expect(shouldRedirectToConfig(other)).toBe(true);
  });
});

test('ROLE-05 the viewer role needs roles and the viewer flag', () => {
  expect(isViewer({ viewer: true })).toBe(true);
  for (const roles of [null, undefined, {}, { admin: true }, { viewer: false }])
    expect(isViewer(roles)).toBe(false);
});

test('ROLE-06 the contributor role codes are those of the contract; there is no 5', () => {
  expect(CONTRIBUTOR_ROLES).toEqual({
    admin: 1,
    billing: 2,
    reporting: 3,
    editor: 4,
    moderator: 6,
    commenter: 7,
    storeManager: 8,
    scheduling: 9,
    viewer: 10,
    campaignsEditor: 11,
    schedulingViewer: 12,
    schedulingEditor: 13,
    none: 14,
  });
});
