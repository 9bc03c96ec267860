import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ICONS } from '#domain/web-app/manifest.ts';
import { textBody } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { moved } from './moved-rows.ts';

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 300, height: 200, channels, background } })
    .png()
    .toBuffer();

describeOnBothEngines('a site on home screens', (on) => {
  let site: MediaSite;
  beforeEach(async () => {
    site = await createMediaSite(on.deps);
  });
  afterEach(() => site.remove());

  const manifest = async () => (await site.visit('/manifest.webmanifest')).json();
  const pictureAt = async (path: string) => {
    const response = await site.visit(path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    return sharp(Buffer.from(await response.arrayBuffer()));
  };
  const colourAt = async (path: string, place: 'corner' | 'middle'): Promise<string> => {
    const { data, info } = await (await pictureAt(path)).raw().toBuffer({ resolveWithObject: true });
    const at = place === 'corner' ? 0 : Math.floor((info.width * (info.height + 1)) / 2) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  const save = (webApp: object) => site.api('PUT', 'web-app', { isOn: true, ...webApp });

  test('is there by itself: a manifest, icons of its initial, and two links in the head of pages', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const head = (await (await site.visit(path)).text()).split('</head>')[0];
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
    expect(head).not.toContain('theme-color');
    expect(await manifest()).toMatchObject({
      name: 'Ember & Ash',
      short_name: 'Ember & Ash',
      start_url: '/',
    });
    for (const { path: icon, size } of ICONS) {
      const { width, height, hasAlpha } = await (await pictureAt(icon)).metadata();
      expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false });
    }
    const { defaults } = (await site.api('GET', 'web-app')).json;
    expect(defaults).toMatchObject({ letter: 'E', iconId: null });
    expect(await colourAt('/icon-192.png', 'corner')).toBe(defaults.themeColor);
    const ink = [...Buffer.from(defaults.letterColor.slice(1), 'hex')];
    for (const { path: icon, size, share } of ICONS) {
      const data = await (await pictureAt(icon)).raw().toBuffer();
      const isInk = (at: number) =>
        ink.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 4);
      const inks = Array.from({ length: size * size }, (_, index) => index * 3).filter(isInk).length;
      // Some of a square of this share, and not nearly all of it.
      const part = inks / (size * share) ** 2;
      expect([icon, part > 0.05, part < 0.6]).toEqual([icon, true, true]);
    }
  });

  test('holds what its owner chose from the next visit on', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    await site.visit(path);
    const chosen = {
      shortName: 'Ember',
      display: 'standalone',
      themeColor: '#102030',
      backgroundColor: '#fefefe',
    };
    const saved = await save(chosen);
    expect(saved).toMatchObject({ status: 200, json: { webApp: { isOn: true, ...chosen } } });
    expect((await site.api('GET', 'web-app')).json).toEqual(saved.json);
    expect(await manifest()).toMatchObject({
      short_name: 'Ember',
      display: 'standalone',
      theme_color: '#102030',
    });
    expect(await (await site.visit(path)).text()).toContain('<meta name="theme-color" content="#102030"/>');
    const { activity } = (await site.api('GET', 'activity?kind=settings')).json;
    expect(activity[0]).toMatchObject({
      action: 'settings.web-app-changed',
      what: 'changed the home screen settings',
    });
  });

  test('is nowhere once it is turned off', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    await save({ isOn: false });
    expect(await (await site.visit(path)).text()).not.toMatch(/manifest|apple-touch-icon/);
    for (const file of ['/manifest.webmanifest', ...ICONS.map((icon) => icon.path)])
      expect((await site.visit(file)).status).toBe(404);
  });

  test('icons are made of the chosen picture, else of the site’s icon; transparent ones get the ground', async () => {
    const green = await site.upload({ bytes: await plain('#00ff00'), filename: 'green.png' });
    const clear = await site.upload({ bytes: await plain('#ff000080', 4), filename: 'clear.png' });
    await site.api('PUT', 'settings', { favicon: { ref: 'media', id: green.id } });
    expect((await site.api('GET', 'web-app')).json.defaults.iconId).toBe(green.id);
    expect(await colourAt('/icon-512.png', 'corner')).toBe('#00ff00');
    await save({ icon: { ref: 'media', id: clear.id }, backgroundColor: '#0000ff' });
    for (const { path } of ICONS) {
      expect([path, await colourAt(path, 'corner')]).toEqual([path, '#0000ff']);
      expect(await colourAt(path, 'middle')).toMatch(/^#(7f|80|81)00(7e|7f|80)$/);
    }
    await site.api('DELETE', `media/${clear.id}`);
    expect(await colourAt('/icon-512.png', 'corner')).toBe('#00ff00');
  });

  test('what cannot become an icon is refused, and so is what is no colour or too long', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    );
    const drawing = await site.upload({ bytes: svg, filename: 'mark.svg' });
    for (const id of [drawing.id, on.deps.newId()]) {
      const { status, json } = await save({ icon: { ref: 'media', id } });
      expect([status, json.error.kind]).toEqual([400, 'unfit']);
    }
    for (const wrong of [
      { themeColor: 'red;' },
      { shortName: 'x'.repeat(13) },
      { display: 'kiosk' },
      { more: 1 },
    ])
      expect((await save(wrong)).status).toBe(400);
    expect((await site.api('GET', 'web-app')).json.webApp).toEqual({
      isOn: true,
      shortName: '',
      display: 'minimal-ui',
    });
  });

  test('is shown to its owner before it is saved', async () => {
    const green = await site.upload({ bytes: await plain('#00ff00'), filename: 'green.png' });
    const preview = async (query: string) => {
      const response = await site.app.request(
        `http://localhost:4321/api/sites/${site.siteId}/web-app/icon?${query}`,
        { headers: { authorization: `Bearer ${site.token}` } },
      );
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const drawn = await preview('purpose=apple');
    expect(
      drawn.bytes.equals(Buffer.from(await (await site.visit('/apple-touch-icon.png')).arrayBuffer())),
    ).toBe(true);
    const chosen = await preview(`purpose=maskable&icon=${green.id}&backgroundColor=%23102030`);
    const { data } = await sharp(chosen.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data.subarray(0, 3).toString('hex')).toBe('00ff00');
    for (const wrong of [
      '',
      'purpose=round',
      `purpose=any&icon=${on.deps.newId()}`,
      'purpose=any&backgroundColor=red',
    ])
      expect([wrong, (await preview(wrong)).status]).toEqual([wrong, 400]);
  });

  test('is not sent again to whoever has it', async () => {
    for (const path of ['/manifest.webmanifest', '/apple-touch-icon.png']) {
      const first = await site.visit(path);
      const etag = first.headers.get('etag') ?? '';
      expect([etag === '', first.headers.get('cache-control')]).toEqual([false, 'public, no-cache']);
      const again = () => site.visit(path, { headers: { 'if-none-match': etag } });
      expect((await again()).status).toBe(304);
      await site.api('PUT', 'settings', { title: path });
      expect((await again()).status).toBe(200);
    }
  });

  test('moves with its site', async () => {
    const [part] = moved;
    const read = async () => {
      const found: object[] = [];
      for await (const entries of part!.read(on.db.read, site.siteId)) found.push(...entries);
      return found;
    };
    expect(await read()).toEqual([]);
    await save({ shortName: 'Ember' });
    const entries = part!.entry.array().parse(await read());
    await on.db.write((tx) => part!.clear!(tx, site.siteId, []));
    expect((await site.api('GET', 'web-app')).json.webApp.shortName).toBe('');
    await on.db.write((tx) => part!.insert(tx, site.siteId, entries));
    expect((await site.api('GET', 'web-app')).json.webApp.shortName).toBe('Ember');
  });
});
