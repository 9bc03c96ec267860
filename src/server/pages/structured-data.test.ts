/** What pages say to search engines, held against what these ask for: no thing without what is required of it. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createMediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

/** The beginning of a film: enough to be known as one. */
const WEBM = Uint8Array.from([
  0x1a,
  0x45,
  0xdf,
  0xa3,
  0x9f,
  0x42,
  0x82,
  0x84,
  ...Buffer.from('webm'),
  ...Buffer.alloc(40),
]);

type Thing = Readonly<Record<string, unknown>>;

/** Of Google’s documents on each kind of result: required, and recommended as far as a site can know it. */
const LISTS: Readonly<Record<string, { required: readonly string[]; allowed: readonly string[] }>> = {
  Event: {
    required: ['name', 'startDate', 'location'],
    allowed: [
      ...['url', 'description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image'],
      ...['offers', 'organizer', 'previousStartDate'],
    ],
  },
  FAQPage: { required: ['mainEntity'], allowed: [] },
  Question: { required: ['name', 'acceptedAnswer'], allowed: [] },
  Answer: { required: ['text'], allowed: [] },
  VideoObject: { required: ['name', 'thumbnailUrl', 'uploadDate'], allowed: ['description', 'contentUrl'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    allowed: ['url', 'availability', 'itemCondition', 'priceValidUntil'],
  },
  Place: { required: ['address'], allowed: ['name'] },
  VirtualLocation: { required: ['url'], allowed: [] },
  Organization: { required: ['name'], allowed: ['url'] },
};

function check(value: unknown): void {
  if (Array.isArray(value)) for (const each of value) check(each);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { '@type': type, '@context': _, ...thing } = value as Thing;
  const list = LISTS[String(type)];
  if (list) {
    const missing = list.required.filter((name) => !(name in thing));
    const unknown = Object.keys(thing).filter((name) => ![...list.required, ...list.allowed].includes(name));
    expect([type, missing, unknown]).toEqual([type, [], []]);
  }
  for (const inner of Object.values(thing)) check(inner);
}

describeOnBothEngines('structured data', (on) => {
  async function openSite() {
    const site = await createTestSite(on.deps, { identifier: `data-${on.deps.newId().slice(-10)}` });
    const { collectionId } = (await site.api('POST', 'collections', { type: 102, title: 'Events' })).json;
    const look = async (path: string | null) => {
      const html = await (await site.visit(path ?? '/')).text();
      const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']): Thing => JSON.parse(json),
      );
      check(things);
      const words = html.replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '');
      return { html, words, thing: (type: string) => things.find((each) => each['@type'] === type) };
    };
    const announce = async (title: string, fields: object) => {
      const body = {
        ...bodyOf(title, on.deps.newId(), []),
        fields: { startsAt: Date.UTC(2027, 5, 4, 18), ...fields },
      };
      return look((await site.publish({ kind: 'item', collectionId, body })).path);
    };
    const write = async (title: string, type: string, props: object) => {
      const definition = definitions[type];
      const block = blockOf(
        on.deps.newId(),
        type,
        { ...definition?.defaults, ...props },
        definition?.version,
      );
      return look((await site.publish({ body: bodyOf(title, on.deps.newId(), [block]) })).path);
    };
    return { look, announce, write };
  }

  test('an event says whether it takes place, where, and what its tickets cost; its page says the same', async () => {
    const { announce } = await openSite();
    const tickets = { url: 'https://tickets.example/1', priceMinor: 1250, currency: 'EUR' };
    const plain = await announce('Firing', {
      location: 'Mill Lane 4',
      endsAt: Date.UTC(2027, 5, 4, 21),
      event: { tickets },
    });
    expect(plain.thing('Event')).toMatchObject({
      ...{ name: 'Firing', startDate: '2027-06-04T18:00:00.000Z', endDate: '2027-06-04T21:00:00.000Z' },
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: 'Mill Lane 4' },
      offers: {
        ...{ price: '12.50', priceCurrency: 'EUR', url: tickets.url },
        availability: 'https://schema.org/InStock',
      },
    });
    for (const shown of ['Mill Lane 4', 'Tickets: €12.50', 'June 4, 2027'])
      expect(plain.words).toContain(shown);
    expect(plain.html).toContain(`href="${tickets.url}"`);

    const off = await announce('Off', { location: 'Mill Lane 4', event: { status: 'cancelled', tickets } });
    expect(off.thing('Event')).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(off.thing('Event')).not.toHaveProperty('offers');
    expect(off.words).toContain('Cancelled');

    const previousStartsAt = Date.UTC(2027, 4, 1, 18);
    const moved = await announce('Moved', {
      location: 'Mill',
      event: { status: 'rescheduled', previousStartsAt },
    });
    expect(moved.thing('Event')).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2027-05-01T18:00:00.000Z',
    });
    expect(moved.words).toContain('Rescheduled from May 1, 2027');

    const later = await announce('Later', {
      location: 'Mill',
      event: { status: 'postponed', previousStartsAt },
    });
    expect(later.thing('Event')).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(later.thing('Event')).not.toHaveProperty('previousStartDate');
    expect(later.words).toContain('Postponed');
  });

  test('an event online has a place on the web; one without any place is not claimed', async () => {
    const { announce } = await openSite();
    const onlineUrl = 'https://meet.example/kiln';
    const online = await announce('Talk', { event: { attendance: 'online', onlineUrl } });
    expect(online.thing('Event')).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: onlineUrl },
    });
    expect(online.html).toContain(`href="${onlineUrl}"`);
    const both = await announce('Both', { location: 'Mill', event: { attendance: 'mixed' } });
    expect(both.thing('Event')).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    });
    const nowhere = await announce('Nowhere', {});
    expect([nowhere.thing('Event'), nowhere.thing('BlogPosting')]).toEqual([undefined, undefined]);
  });

  test('an accordion is questions with answers only where each of its titles asks', async () => {
    const { write } = await openSite();
    const item = (title: string, answer: string) => ({ title, content: paragraphs(answer) });
    const items = [item('Do you teach?', 'Every Saturday.'), item('陶器は洗えますか？', 'はい。')];
    expect((await write('Questions', 'accordion', { items })).thing('FAQPage')).toMatchObject({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do you teach?',
          acceptedAnswer: { '@type': 'Answer', text: 'Every Saturday.' },
        },
        { name: '陶器は洗えますか？' },
      ],
    });
    const mixed = await write('Mixed', 'accordion', { items: [...items, item('Delivery', 'By post.')] });
    expect(mixed.thing('FAQPage')).toBeUndefined();
    const unanswered = await write('Unanswered', 'accordion', { items: [item('Why?', '')] });
    expect(unanswered.thing('FAQPage')).toBeUndefined();
  });

  test('a video of a service is not claimed: when it was first shown is not known', async () => {
    const { write } = await openSite();
    const source = { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
    const page = await write('Film', 'video', { source, title: 'Throwing a bowl' });
    expect(page.html).toContain('aqz-KE-bpKQ');
    expect(page.thing('VideoObject')).toBeUndefined();
  });

  test('a film of the site’s own has a name, a picture and its day; without a picture it is not claimed', async () => {
    const site = await createMediaSite(on.deps);
    try {
      const film = await site.upload({ bytes: WEBM, filename: 'kiln.webm' });
      const poster = await site.upload({ bytes: await plainPicture(640, 360), filename: 'kiln.jpg' });
      const show = async (props: object) => {
        const definition = definitions['video'];
        const source = { ref: 'media', id: film.id };
        const block = blockOf(on.deps.newId(), 'video', { ...definition?.defaults, source, ...props });
        const { path } = await site.publish({ body: bodyOf('Film', on.deps.newId(), [block]) });
        const html = await (await site.visit(path ?? '/')).text();
        const found = /<script type="application\/ld\+json">(\{[^<]*"VideoObject".*?)<\/script>/.exec(
          html,
        )?.[1];
        const thing = found === undefined ? undefined : JSON.parse(found);
        check(thing);
        return thing;
      };
      const named = { title: 'The kiln, opened', poster: { ref: 'media', id: poster.id } };
      const thing = await show(named);
      expect(thing).toMatchObject({
        name: 'The kiln, opened',
        thumbnailUrl: expect.stringMatching(/^https?:.*kiln/),
        contentUrl: expect.stringMatching(/^https?:.*kiln\.webm$/),
      });
      expect(Math.abs(Date.parse(thing.uploadDate) - on.deps.now())).toBeLessThan(60_000);
      expect(await show({ ...named, poster: undefined })).toBeUndefined();
      expect(await show({ ...named, title: '' })).toBeUndefined();
    } finally {
      await site.remove();
    }
  });
});
