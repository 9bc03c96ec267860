/** Albums of a photo service, asked of a local counterpart of Piwigo. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { type Piwigo, startPiwigo } from '#testing/server/piwigo.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';

let piwigo: Piwigo;
beforeAll(async () => {
  piwigo = await startPiwigo([
    { id: 1, name: 'Empty', pictures: 0 },
    { id: 2, name: 'Raku &amp; smoke', pictures: 3 },
    { id: 3, name: 'Kiln <em>openings</em>', pictures: 120 },
    ...Array.from({ length: 22 }, (_, at) => ({ id: 10 + at, name: `Year ${at}`, pictures: 1 })),
  ]);
});
afterAll(() => piwigo.close());
beforeEach(() => {
  piwigo.asked.length = 0;
  piwigo.broken.clear();
  piwigo.answer = undefined;
});

describeOnBothEngines('pictures of a photo service', (on) => {
  async function open() {
    const outgoing = createOutgoing({
      resolve: async () => ({ ipv4: [], ipv6: [] }),
      privateNetworks: ['127.0.0.1'],
    });
    const site = await createTestSite(on.deps, { app: await testApp(on.deps, {}, undefined, { outgoing }) });
    const made = await site.api('POST', 'media-groups', { kind: 'folder', name: 'Raku' });
    const folder: string = made.json.group.id;
    const bring = (picture: string, into = folder) =>
      site.api('POST', 'photo-service/picture', { address: piwigo.address, picture, folder: into });
    const albums = (address = piwigo.address) => site.api('POST', 'photo-service/albums', { address });
    return { site, folder, bring, albums };
  }

  test('GALL-83 twenty albums of a photo service are offered, and fifty pictures of one at a time', async () => {
    const { site, albums } = await open();
    const { json } = await albums();
    expect(json.albums).toHaveLength(20);
    expect(json.hasMore).toBe(true);
    expect(json.albums.slice(0, 2)).toEqual([
      { id: '2', name: 'Raku & smoke', pictures: 3 },
      { id: '3', name: 'Kiln openings', pictures: 120 },
    ]);
    const counts = [];
    for (const page of [0, 1, 2, 3]) {
      const body = { address: piwigo.address, album: '3', page };
      const { pictures, total } = (await site.api('POST', 'photo-service/pictures', body)).json;
      counts.push(pictures.length);
      expect(total).toBe(120);
    }
    expect(counts).toEqual([50, 50, 20, 0]);
    expect(piwigo.asked.at(-1)).toMatchObject({ per_page: '50' });
  });

  test('any page of the service will do as its address, and that of an album means the album', async () => {
    const { albums } = await open();
    const addresses = [
      'index.php',
      'index.php?/categories',
      'picture.php?/301/category/3',
      'category/3-kiln',
    ];
    const found = [];
    for (const address of addresses)
      found.push((await albums(piwigo.address + address)).json.albums.map(({ id }: { id: string }) => id));
    expect(found.map(({ length }) => length)).toEqual([20, 20, 1, 1]);
    expect(found.at(-1)).toEqual(['3']);
    expect((await albums(piwigo.address.slice(0, -1))).status).toBe(200);
  });

  test('a picture comes with its words into the folder, and the same one again is the same', async () => {
    const { site, folder, bring } = await open();
    const first = await bring('200');
    expect(first.status).toBe(200);
    const { media } = (await site.api('GET', `media/${first.json.id}`)).json;
    expect(media).toMatchObject({
      filename: 'img_200.jpg',
      width: 80,
      alt: '',
      caption: 'Glaze & ash 200\nWood fired, 1280°',
    });
    expect((await bring('200')).json.id).toBe(first.json.id);
    // Of this one the original is for its owner alone, and its title is only the name of its file.
    const odd = (await site.api('GET', `media/${(await bring('201')).json.id}`)).json.media;
    expect(odd).toMatchObject({ filename: 'img_201.jpg', width: 80, caption: '' });
    const inFolder = (await site.api('GET', `media?group=${folder}`)).json;
    expect(inFolder.media.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [first.json.id, odd.id].toSorted(),
    );
  });

  test('what is not there, not to be fetched or no such service is said so', async () => {
    const { bring, albums } = await open();
    piwigo.broken.add('202');
    expect(await bring('202')).toMatchObject({
      status: 503,
      json: { error: { message: 'Couldn’t download “img_202.jpg”. Try again later.' } },
    });
    expect((await bring('200', 'nowhere')).status).toBe(404);
    const host = new URL(piwigo.address).host;
    for (const answer of [
      { status: 200, body: '<h1>Welcome</h1>' },
      { status: 404, body: '' },
      { status: 200, body: '{"stat":"fail","err":403,"message":"no"}' },
      { status: 200, body: '{"stat":"ok","result":{"categories":"none"}}' },
    ]) {
      piwigo.answer = answer;
      expect(await albums()).toMatchObject({
        status: 400,
        json: {
          error: { message: expect.stringContaining(`No public Piwigo albums found at ${host}`) },
        },
      });
    }
    piwigo.answer = { status: 500, body: '' };
    expect((await albums()).status).toBe(503);
    expect((await albums('http://169.254.169.254/latest')).status).toBe(503);
    expect((await albums('no address')).status).toBe(400);
  });
});
