/** Titles and pictures of videos, asked of a local counterpart of YouTube and Vimeo. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';

const VIMEO = 'https://vimeo.com/76979871';
const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const asked: string[] = [];
let vimeo: { status: number; body: string };
const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: '#885533' } }).jpeg();

/** All services at once: the first part of a path is the host that was meant. */
const services = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://services');
  asked.push(`${pathname}${searchParams.size > 0 ? ` ${searchParams.get('url')}` : ''}`);
  if (pathname === '/www.youtube.com/oembed')
    return void response.end(
      JSON.stringify({
        title: 'Throwing a bowl',
        thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      }),
    );
  if (pathname === '/vimeo.com/api/oembed.json') return void response.writeHead(vimeo.status).end(vimeo.body);
  if (/^\/(i\.ytimg\.com\/.*hqdefault|i\.vimeocdn\.com)/.test(pathname))
    return void response.end(await picture.clone().toBuffer());
  response.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
});
afterAll(() => void services.close().closeAllConnections());
beforeEach(() => {
  asked.length = 0;
  vimeo = {
    status: 200,
    body: JSON.stringify({
      title: ' The kiln, opened ',
      account_type: 'pro',
      thumbnail_url: 'https://i.vimeocdn.com/video/1-d_1280',
    }),
  };
});

describeOnBothEngines('details of videos', (on) => {
  async function open() {
    const out = createOutgoing({
      resolve: async () => ({ ipv4: [], ipv6: [] }),
      privateNetworks: ['127.0.0.1'],
    });
    const outgoing = {
      check: out.check,
      send: (request: Parameters<typeof out.send>[0]) =>
        out.send({ ...request, url: request.url.replace(/^https:\//, origin) }),
    };
    const app = await testApp(on.deps, {}, undefined, { outgoing });
    const site = await createTestSite(on.deps, { app });
    return { site, fetchDetails: (url: string) => site.api('POST', 'video-details', { url }) };
  }

  test('title and picture come from the service, and the picture is kept here once', async () => {
    const { site, fetchDetails } = await open();
    const first = await fetchDetails(`${VIMEO}?share=copy`);
    expect(first).toMatchObject({ status: 200, json: { title: 'The kiln, opened' } });
    expect(asked).toEqual([`/vimeo.com/api/oembed.json ${VIMEO}`, '/i.vimeocdn.com/video/1-d_1280']);
    const { media } = (await site.api('GET', `media/${first.json.pictureId}`)).json;
    expect(media).toMatchObject({ kind: 'image', width: 64, filename: 'The kiln, opened.jpg' });
    expect((await fetchDetails(VIMEO)).json.pictureId).toBe(first.json.pictureId);
  });

  test('where YouTube has no large picture, its small one is taken', async () => {
    const { fetchDetails } = await open();
    const { json } = await fetchDetails('https://youtu.be/aqz-KE-bpKQ');
    expect(json).toEqual({ title: 'Throwing a bowl', pictureId: expect.any(String) });
    expect(asked).toEqual([
      `/www.youtube.com/oembed ${YOUTUBE}`,
      '/i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg',
      '/i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    ]);
  });

  test('OWNR-17 a video of a Vimeo Basic account is refused in the catalogue’s words', async () => {
    vimeo.body = JSON.stringify({ title: 'Mine', account_type: 'basic' });
    const { fetchDetails } = await open();
    expect(await fetchDetails(VIMEO)).toMatchObject({
      status: 422,
      json: {
        error: {
          message: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
        },
      },
    });
  });

  test('what is no video, gone, or answered with nonsense is said so; a title alone is kept', async () => {
    const { fetchDetails } = await open();
    for (const url of ['https://example.org/film', `${origin}/inside`, 'not an address'])
      expect((await fetchDetails(url)).status).toBe(400);
    expect(asked).toEqual([]);
    vimeo = { status: 404, body: '' };
    expect(await fetchDetails(VIMEO)).toMatchObject({
      status: 400,
      json: { error: { message: 'Vimeo has no video here. It may be private or deleted.' } },
    });
    for (const answer of [
      { status: 500, body: '' },
      { status: 200, body: '<h1>Hello</h1>' },
    ]) {
      vimeo = answer;
      expect((await fetchDetails(VIMEO)).status).toBe(503);
    }
    vimeo = { status: 200, body: '{"title":"Alone","thumbnail_url":"https://elsewhere.example/x.jpg"}' };
    expect((await fetchDetails(VIMEO)).json).toEqual({ title: 'Alone' });
  });
});
