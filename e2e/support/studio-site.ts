/** The data of a small ceramics studio, over plain objects: posts, and events around the tests' today. */

import { EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';
import { readEvent } from '#domain/events/event.ts';
import { civilDate } from '#domain/locale/civil-date.ts';
import type { ItemQuery, ItemSummary, SiteData } from '#domain/site-data.ts';
import { DAY_MS } from '#domain/time.ts';
import { FAKE_NOW, fakeMedia } from '#testing/blocks/fake-context.ts';
import { fakeComments } from '../../testing/blocks/fake-comments.ts';
import { fakeProduct } from '../../testing/blocks/fake-product.ts';

const PICTURES = [
  fakeMedia(EXAMPLE_MEDIA.landscape.id),
  fakeMedia(EXAMPLE_MEDIA.portrait.id, 1200, 1600),
  fakeMedia(EXAMPLE_MEDIA.detail.id, 900, 900),
];

const POSTS: readonly [title: string, excerpt: string, categories: string[], tags: string[]][] = [
  [
    'Opening the spring kiln',
    'Forty hours of firing, two days of waiting, and a shelf of celadon that came out the colour of pond ice.',
    ['Firing'],
    ['celadon', 'kiln'],
  ],
  [
    'An ash glaze from our own stove',
    'We kept a winter’s worth of birch ash. Sieved, washed twice and mixed with feldspar, it runs like honey.',
    ['Glaze'],
    ['ash'],
  ],
  [
    'Why our bowls have a foot ring',
    'It lifts the bowl off the table, gives the fingers a hold, and tells you who trimmed it.',
    ['Studio'],
    [],
  ],
  [
    'Two apprentices, one wheel',
    'Mira and Joss on the first hundred cylinders, and on cutting every one of them in half.',
    ['Studio', 'People'],
    ['throwing'],
  ],
  [
    'Unpacking the Schwarzwaldgrubenbrandkeramikausstellung',
    'What a wood-fired exhibition in the Black Forest taught us about patience, smoke and very long words.',
    ['Travel'],
    ['kiln', 'wood firing'],
  ],
  ['A note on seconds', 'Small faults, honest prices: how we sort, and what the marks mean.', ['Shop'], []],
  [
    'Clay from the river bend',
    'We dug a bucket to see what it would do at 1240 degrees. It slumped, beautifully.',
    ['Clay'],
    ['local clay'],
  ],
];

const posts: readonly ItemSummary[] = POSTS.map(([title, excerpt, categories, tags], index) => ({
  id: `post${index}`.padEnd(24, '0'),
  title,
  path: `/journal/post-${index}`,
  excerpt,
  author: index % 3 === 1 ? 'Joss Halden' : 'Ingrid Halden',
  publishedAt: FAKE_NOW - index * 26 * DAY_MS,
  image: index === 5 ? undefined : PICTURES[index % 3],
  tags,
  categories,
  fields: {},
}));

const EVENTS: readonly [title: string, inDays: number, hours: number, location: string][] = [
  ['Spring kiln opening', -12, 4, 'Mill Lane 4, Halden'],
  ['Throwing for beginners', 2, 3, 'The wheel room'],
  ['Open studio evening', 2.3, 3, 'Mill Lane 4, Halden'],
  ['Glaze week', 9, 5 * 24, 'The glaze kitchen'],
  ['Midsummer market', 37, 9, 'Market square, Arle'],
];

const events: readonly ItemSummary[] = EVENTS.map(([title, inDays, hours, location], index) => {
  const startsAt = FAKE_NOW + inDays * DAY_MS;
  return {
    id: `event${index}`.padEnd(24, '0'),
    title,
    path: `/events/event-${index}`,
    excerpt: '',
    author: '',
    publishedAt: FAKE_NOW - 40 * DAY_MS,
    image: undefined,
    tags: [],
    categories: [],
    fields: { startsAt, endsAt: startsAt + (hours * DAY_MS) / 24, location },
  };
});

function isWanted(item: ItemSummary, query: ItemQuery): boolean {
  return (
    (!query.tag || item.tags.includes(query.tag)) &&
    (!query.category || item.categories.includes(query.category)) &&
    (!query.author || item.author === query.author) &&
    item.publishedAt >= (query.publishedFrom ?? Number.NEGATIVE_INFINITY) &&
    item.publishedAt < (query.publishedBefore ?? Number.POSITIVE_INFINITY)
  );
}

function eventsBy({ order, now = FAKE_NOW }: ItemQuery): ItemSummary[] {
  const start = (item: ItemSummary) => readEvent(item)?.startsAt ?? 0;
  const isOver = (item: ItemSummary) => (readEvent(item)?.endsAt ?? 0) < now;
  return order === 'event-past'
    ? events.filter(isOver).sort((a, b) => start(b) - start(a))
    : events.filter((item) => !isOver(item)).sort((a, b) => start(a) - start(b));
}

function sorted(items: readonly ItemSummary[], order: ItemQuery['order']): ItemSummary[] {
  if (order === 'title') return items.toSorted((a, b) => a.title.localeCompare(b.title));
  return order === 'oldest' ? items.toReversed() : [...items];
}

function count(words: readonly string[]) {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([label, number]) => ({ label, count: number }));
}

export const studioSite: SiteData = {
  donationCampaign: async () => undefined,
  course: async () => undefined,
  courseState: async () => undefined,
  links: async (ids) => new Map(ids.map((id) => [id, { id, title: 'Journal', path: '/journal' }])),
  sitePlace: async () => undefined,
  mapPicture: async () => ({ land: 'M0 320V180L210 140L330 90L640 60V320Z', borders: 'M330 90L380 320' }),
  firstCollection: async () => undefined,
  collectionPage: async (id) => ({ id, title: 'Journal', path: '/journal' }),
  mediaInGroup: async () => [],
  boughtWith: async () => [],
  media: async (ids) => new Map(ids.map((id) => [id, fakeMedia(id)])),
  items: async (query) => {
    const all = query.order?.startsWith('event-')
      ? eventsBy(query)
      : sorted(
          posts.filter((post) => isWanted(post, query)),
          query.order,
        );
    const offset = query.offset ?? 0;
    return { items: all.slice(offset, offset + query.limit), total: all.length };
  },
  archive: async () => {
    const months = count(
      posts.map(({ publishedAt }) => {
        const { year, month } = civilDate(publishedAt, 'UTC');
        return `${year}-${month}`;
      }),
    );
    return months.map(({ label, count: number }) => {
      const [year = 0, month = 0] = label.split('-').map(Number);
      return { year, month, count: number };
    });
  },
  labels: async (_collection, kind) =>
    count(
      posts.flatMap((post) =>
        kind === 'tag' ? post.tags : kind === 'category' ? post.categories : [post.author],
      ),
    ),
  search: async (words, { limit, offset = 0 }) => {
    const found = posts.filter((post) =>
      `${post.title} ${post.excerpt}`.toLowerCase().includes(words.toLowerCase()),
    );
    return { hits: found.slice(offset, offset + limit), total: found.length };
  },
  body: async () => undefined,
  comments: async (itemId) => fakeComments(itemId),
  closedForm: async () => undefined,
  proofs: async () => ({ isOpen: true }),
  itemsById: async (ids) =>
    posts.slice(0, ids.length).map((post, index) => ({ ...post, id: ids[index] ?? '' })),
  productsByPrice: async () => [],
  products: async (ids) => new Map(ids.map((id, index) => [id, fakeProduct(id, index)])),
  reviews: async () => ({
    count: 1,
    tenths: 50,
    reviews: [
      {
        id: 'review',
        author: 'Ada',
        rating: 5,
        description: 'It holds soup, and it keeps it warm.',
        writtenAt: Date.UTC(2026, 9, 4),
        photos: [],
        reply: { text: 'Thank you, Ada.', at: Date.UTC(2026, 9, 5) },
      },
    ],
  }),
  bookableServices: async () => [],
  freeDays: async () => undefined,
  commentCounts: async () => new Map(),
};
