import { afterEach, beforeEach, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { RECORD_PATH } from '#domain/consent/contract.ts';
import { wordsOfBanner } from '#domain/consent/proof.ts';
import { consentSchema } from '#domain/consent/schema.ts';
import { DEFAULT_TEXT, EU_STRICT } from '#domain/consent/settings.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { textBody } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { moved } from './moved-rows.ts';

describeOnBothEngines('what visitors are asked', (on) => {
  let site: MediaSite;
  beforeEach(async () => {
    site = await createMediaSite(on.deps);
  });
  afterEach(() => site.remove());

  test('CONS-42 nothing stands in pages until the owner turns it on, then the banner is in each', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const pageNow = async () => (await site.visit(path)).text();
    expect(await pageNow()).not.toContain('cookie-banner');
    const saved = await site.api('PUT', 'consent', { ...EU_STRICT, policyPath: '/privacy' });
    expect(saved.json.consent).toEqual(consentSchema.parse({ ...EU_STRICT, policyPath: '/privacy' }));
    const html = await pageNow();
    expect(html).toContain('<section class="cookie-banner" ');
    expect(html).toContain('href="/privacy"');
    expect(html).toContain('"isRestrictiveCookiePolicyEnabled":true');
    expect((await site.api('GET', 'consent')).json).toEqual(saved.json);
    await site.api('PUT', 'consent', {});
    expect(await pageNow()).not.toContain('cookie-banner');
  });

  test('CONS-16 CONS-21 CONS-22 CONS-23 CONS-24 CONS-25 the banner in pages: its text and its place, whatever is stored', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const bannerWith = async (settings: object) => {
      await site.api('PUT', 'consent', { ...EU_STRICT, ...settings });
      const html = await (await site.visit(path)).text();
      return {
        position: /<section class="cookie-banner"[^>]* data-position="(\w+)"/.exec(html)?.[1],
        text: /<p class="cookie-banner-text">([^<]*)</.exec(html)?.[1],
      };
    };
    for (const [cookieBannerText, text] of [
      ['', DEFAULT_TEXT],
      ['  ', DEFAULT_TEXT],
      ['<p></p>', DEFAULT_TEXT],
      ['<p>&nbsp;</p>', DEFAULT_TEXT],
      ['<p>We bake.</p>', 'We bake.'],
    ])
      expect(await bannerWith({ cookieBannerText })).toMatchObject({ text });
    for (const [cookieBannerVariant, cookieBannerPosition, position] of [
      ['BAR', undefined, 'BOTTOM'],
      ['BAR', 'TOP', 'TOP'],
      ['BAR', 'BOTTOM', 'BOTTOM'],
      ['BAR', 'BOTTOM_RIGHT', 'BOTTOM'],
      ['BAR', 'TOP_LEFT', 'TOP'],
      ['BAR', 'TOP_RIGHT', 'TOP'],
      ['POPUP', undefined, 'BOTTOM_LEFT'],
      ['POPUP', 'TOP', 'TOP_LEFT'],
      ['POPUP', 'BOTTOM', 'BOTTOM_LEFT'],
      ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT'],
    ]) {
      const stored = { cookieBannerVariant, ...(cookieBannerPosition && { cookieBannerPosition }) };
      expect({ stored, ...(await bannerWith(stored)) }).toMatchObject({ stored, position });
    }
  });

  test('I18N-06 where the owner has written nothing, the banner speaks the language of the page', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    await site.api('PUT', 'settings', { languages: ['fr', 'ar'].map((code) => ({ code, isHidden: false })) });
    await site.api('PUT', 'consent', { ...EU_STRICT, cookieBannerText: '', policyPath: '/privacy' });
    const french = await (await site.visit(`/fr${path}`)).text();
    for (const words of [
      'En utilisant ce site',
      'Refuser',
      'Statistiques',
      'Ce que nous enregistrons, et pourquoi',
    ])
      expect(french).toContain(words);
    for (const words of ['By using this website', '>Decline<', 'Save my choice'])
      expect(french).not.toContain(words);
    expect(await (await site.visit(`/ar${path}`)).text()).toContain('حفظ اختياري');
    expect(await (await site.visit(path)).text()).toContain(
      'By using this website, you agree to our use of cookies.',
    );
  });

  test('the banner leads to the page about cookies wherever that moves, and nowhere while it is not published', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const policy = await site.publish({ body: textBody(on.deps, 'Cookies', 'None.'), slug: 'cookies' });
    const policyLink = { ref: 'page', id: policy.id };
    const saved = await site.api('PUT', 'consent', { ...EU_STRICT, policyLink, policyPath: '/typed' });
    expect(saved.json.consent).toMatchObject({ policyLink });
    const leadsTo = async () =>
      /href="([^"]+)">What we store, and why/.exec(await (await site.visit(path)).text())?.[1];
    expect(await leadsTo()).toBe('/cookies');
    await site.api('POST', `documents/${policy.id}/move`, { slug: 'what-we-keep' });
    expect(await leadsTo()).toBe('/what-we-keep');
    await site.api('PUT', 'consent', { ...EU_STRICT, policyLink });
    await site.api('POST', `documents/${policy.id}/unpublish`, {});
    expect(await leadsTo()).toBeUndefined();
  });

  test('a decision is kept before it is answered, found by its id, given out as a table, and moves', async () => {
    await site.api('PUT', 'consent', EU_STRICT);
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const html = await (await site.visit(path)).text();
    const [, origin = ''] = /rel="canonical" href="(http:\/\/[^/"]+)/.exec(html) ?? [];
    const visitor = await testVisitor(site, origin);
    const sent = {
      visitor: '12-34',
      categories: ['media'],
      wording: '0123456789abcdef',
      policyVersion: 1,
      isOptingOut: false,
    };
    const send = async (decision: object, headers = {}) =>
      (await visitor.send('POST', RECORD_PATH, decision, headers)).status;
    expect(await send(sent, { 'sec-gpc': '1' })).toBe(200);
    expect(await send({ ...sent, visitor: '56', categories: [] })).toBe(200);
    expect(await send({ ...sent, visitor: '<b>' })).toBe(400);
    const kept = async (query = '') => (await site.api('GET', `consent/log${query}`)).json.decisions;
    expect(await kept()).toHaveLength(2);
    const [one] = await kept('?visitor=12-34');
    const { id, at, ...rest } = one;
    expect(rest).toEqual({ ...sent, action: 'choose', isOptingOut: true });
    const table: string[] = [];
    for (const { file, read } of moved) {
      if (file !== 'consent-log.jsonl') continue;
      for await (const some of read(on.deps.db.read, site.siteId))
        table.push(...some.map((entry) => JSON.stringify(entry)));
    }
    expect(table).toHaveLength(2);
    expect(table.join()).toContain(id);
    expect(at).toBeGreaterThan(0);
    await site.api('PUT', 'consent', { ...EU_STRICT, isActivityLogEnabled: false });
    expect(await send(sent)).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  test('what the banner said stays with each decision, also after it says something else, and moves', async () => {
    const first = { ...EU_STRICT, cookieBannerText: 'May we count you?' };
    await site.api('PUT', 'consent', first);
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const html = await (await site.visit(path)).text();
    const [, wording = ''] = /"wording":"([0-9a-f]{16})"/.exec(html) ?? [];
    const [, origin = ''] = /rel="canonical" href="(http:\/\/[^/"]+)/.exec(html) ?? [];
    await site.api('PUT', 'consent', { ...first, cookieBannerText: 'Something else' });
    const visitor = await testVisitor(site, origin);
    const decision = { visitor: '7', categories: [], wording, policyVersion: 1, isOptingOut: false };
    const headers = { origin, 'content-type': 'application/json' };
    expect((await visitor.ask('POST', RECORD_PATH, headers, JSON.stringify(decision))).status).toBe(200);
    const { decisions, wordings } = (await site.api('GET', 'consent/log')).json;
    expect(decisions).toMatchObject([{ wording }]);
    const said = wordings.find((each: { hash: string }) => each.hash === wording);
    expect(wordsOfBanner(said.wording)).toContain('May we count you?');
    expect((await site.api('GET', 'consent/log.csv')).json).toContain('May we count you?');
    const [, , kept] = moved;
    const read: object[] = [];
    for await (const some of kept.read(on.db.read, site.siteId)) read.push(...some);
    await on.db.write(async (tx) => kept.clear?.(tx, site.siteId, []));
    await on.db.write((tx) => kept.insert(tx, site.siteId, kept.entry.array().parse(read)));
    expect((await site.api('GET', 'consent/log')).json.wordings).toEqual(wordings);
  });

  test('pages are looked through for what they fetch from others', async () => {
    const html = '<iframe title="Film" src="https://www.youtube.com/embed/x"></iframe>';
    const props = { ...definitions['code']?.defaults, mode: 'run', html };
    const body = bodyOf('Film', on.deps.newId(), [blockOf(on.deps.newId(), 'code', props)]);
    const { path } = await site.publish({ body });
    const { json } = await site.api('GET', 'consent/scan');
    expect(json.isAll).toBe(true);
    expect(json.pageCount).toBeGreaterThan(0);
    expect(json.found).toEqual([{ service: 'YouTube', category: 'media', cookies: [], pages: [path] }]);
    const frame = new URL(json.frames.find((each: { path: string }) => each.path === path).url);
    const shown = await site.visit(frame.pathname + frame.search);
    expect([shown.status, shown.headers.get('set-cookie')]).toEqual([200, null]);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(shown.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(await shown.text()).toContain('www.youtube.com/embed/x');
    frame.searchParams.set('path', '/');
    expect((await site.visit(frame.pathname + frame.search)).status).toBe(403);
  });

  test('what keeps visitors out keeps no owner from looking a page through', async () => {
    const html = '<iframe title="Film" src="https://www.youtube.com/embed/x"></iframe>';
    const props = { ...definitions['code']?.defaults, mode: 'run', html };
    const body = bodyOf('Film', on.deps.newId(), [blockOf(on.deps.newId(), 'code', props)]);
    const { id, path } = await site.publish({ body });
    await site.api('PUT', `documents/${id}/settings`, { password: 'clay', isHiddenFromSearch: true });
    await site.api('PUT', 'settings', { isClosed: true });
    const { json } = await site.api('GET', 'consent/scan');
    expect(json.found).toMatchObject([{ service: 'YouTube', pages: [path] }]);
    const frame = new URL(json.frames.find((each: { path: string }) => each.path === path).url);
    const shown = await site.visit(frame.pathname + frame.search);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('youtube.com/embed/x')]);
    // The address is for its own page, and for whoever was given it.
    frame.searchParams.delete('token');
    expect((await site.visit(frame.pathname + frame.search)).status).toBe(403);
    expect((await site.visit(path)).status).toBe(503);
  });

  test('a decision is kept at the first call, and leaves no cookie behind', async () => {
    await site.api('PUT', 'consent', EU_STRICT);
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const html = await (await site.visit(path)).text();
    const [, origin = ''] = /rel="canonical" href="(http:\/\/[^/"]+)/.exec(html) ?? [];
    const visitor = await testVisitor(site, origin);
    const wording = '0123456789abcdef';
    const decision = { visitor: '1', categories: [], wording, policyVersion: 1, isOptingOut: false };
    visitor.cookies.clear();
    const send = (from: string) =>
      visitor.ask(
        'POST',
        RECORD_PATH,
        { origin: from, 'content-type': 'application/json' },
        JSON.stringify(decision),
      );
    const kept = await send(origin);
    expect([kept.status, kept.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await send('https://elsewhere.example')).status).toBe(403);
    expect((await site.api('GET', 'consent/log')).json.decisions).toHaveLength(1);
  });
});
