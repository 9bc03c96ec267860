/** A site's data for blocks that load some: three items in one collection. Only tests import this. */

import { EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';
import { addDays, civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import type { ItemSummary, SiteData } from '#domain/site-data.ts';
import type { ProductReviews } from '#domain/store/aftercare/reviews/contract.ts';
import { photoView } from '#domain/store/aftercare/reviews/photos.ts';
import type { OfferedCampaign } from '#domain/store/donations/campaign.ts';
import { fakeComments } from './fake-comments.ts';
import { FAKE_NOW, fakeMedia } from './fake-context.ts';
import { fakeProduct } from './fake-product.ts';

const DAY_MS = 86_400_000;

function fakeItem(index: number, title: string, words?: string): ItemSummary {
  const startsAt = FAKE_NOW + index * 7 * DAY_MS;
  return {
    id: `item0000000000000000000${index}`,
    title: words ?? title,
    path: `/journal/${index}`,
    excerpt: words ?? 'What came out of the kiln, and what we learned from the shelf that cracked.',
    author: words ?? 'Ingrid Halden',
    publishedAt: FAKE_NOW - index * 30 * DAY_MS,
    image: index === 2 ? undefined : fakeMedia(EXAMPLE_MEDIA.landscape.id),
    tags: [words ?? 'glaze'],
    categories: [words ?? 'Studio'],
    fields: { startsAt, endsAt: startsAt + DAY_MS / 12, location: words ?? 'Halden Ceramics, Mill Lane 4' },
  };
}

/** @param words stands in every text of the items, to see what hostile words do */
export function fakeSiteData(words?: string): SiteData {
  const items = [
    fakeItem(1, 'Opening the spring kiln', words),
    fakeItem(2, 'An ash glaze from our own stove', words),
    fakeItem(3, 'Throwing day for beginners', words),
  ];
  return {
    links: async () => new Map(),
    firstCollection: async () => undefined,
    collectionPage: async () => undefined,
    media: async (ids) => new Map(ids.map((id) => [id, fakeMedia(id)])),
    items: async ({ limit, offset = 0 }) => ({
      items: items.slice(offset, offset + limit),
      total: items.length,
    }),
    archive: async () => [
      { year: 2026, month: 5, count: 2 },
      { year: 2025, month: 11, count: 1 },
    ],
    labels: async () => [{ label: words ?? 'glaze', count: 3 }],
    search: async () => ({
      hits: items.map(({ id, title, path, excerpt, image }) => ({ id, title, path, excerpt, image })),
      total: items.length,
    }),
    body: async () => undefined,
    comments: async (itemId) => fakeComments(itemId, words),
    reviews: async (id) => fakeReviews(id, words),
    ...fakeCourse(words),
    donationCampaign: async (id) => fakeCampaign(id, words),
    bookableServices: async () => [
      {
        id: 'service00000000000000001',
        name: words ?? 'An hour at the wheel',
        description: words ?? 'One to one, with clay, glaze and a firing.',
        kind: 'appointment',
        durationMinutes: 60,
      },
      {
        id: 'service00000000000000002',
        name: words ?? 'The long table',
        description: words ?? '',
        kind: 'table',
        durationMinutes: 150,
      },
    ],
    freeDays: async (serviceId = 'service00000000000000002') => ({
      serviceId,
      minParty: 1,
      maxParty: 6,
      days: Array.from({ length: 40 }, (_, index) => {
        const date = addDays(civilDate(FAKE_NOW, 'UTC'), index);
        return { key: formatDateKey(date), date, from: '', isOpen: index % 7 > 2 };
      }),
    }),
    closedForm: async () => undefined,
    mediaInGroup: async () => [],
    sitePlace: async () => undefined,
    mapPicture: async () => ({ land: 'M0 320V180L210 140L330 90L640 60V320Z', borders: 'M330 90L380 320' }),
    proofs: async () => ({ isOpen: true }),
    itemsById: async (ids) => ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
    productsByPrice: async () => items.map(({ id }) => id),
    boughtWith: async (id) => items.map((item) => item.id).filter((each) => each !== id),
    products: async (ids) => new Map(ids.map((id, index) => [id, fakeProduct(id, index, words)])),
    commentCounts: async (ids) => new Map(ids.map((id) => [id, 3])),
  };
}

function fakeReviews(id: string, words: string | undefined): ProductReviews {
  return {
    count: 2,
    tenths: 45,
    reviews: [5, 4].map((rating) => ({
      id: `${id}${rating}`,
      author: words ?? 'Grace',
      rating,
      description: words ?? 'Holds the soup, and the eye.',
      writtenAt: FAKE_NOW,
      photos: [
        photoView({ id: `photo000000000000000000${rating}`, width: 400, height: 300, color: '#b4a08c' }),
      ],
      ...(rating === 4 && { reply: { text: words ?? 'Thank you. Come by again.', at: FAKE_NOW } }),
    })),
  };
}

/** The first lesson is completed, the last opens in a week. */
function fakeCourse(words?: string): Pick<SiteData, 'course' | 'courseState'> {
  const chapterId = 'chapter00000000000000001';
  const ids = ['item00000000000000000001', 'item00000000000000000002', 'item00000000000000000003'] as const;
  return {
    course: async () => ({
      chapters: [{ id: chapterId, title: words ?? 'At the wheel' }],
      lessons: ids.slice(1).map((id) => ({ id, chapterId, days: 0 })),
      hasCertificate: true,
      isForMembers: true,
    }),
    courseState: async () => ({
      completed: new Map([[ids[0], FAKE_NOW]]),
      locked: new Map([[ids[2], FAKE_NOW + 7 * DAY_MS]]),
    }),
  };
}

function fakeCampaign(id: string, words?: string): OfferedCampaign {
  return {
    id: id || 'campaign0000000000000001',
    name: words ?? 'A new kiln',
    description: words ?? 'Ours is thirty years old, and fires half of what it should.',
    amountsMinor: [1000, 2500, 5000, 10_000],
    hasFreeAmount: true,
    frequencies: ['once', 'month', 'year'],
    goalMinor: 500_000,
    isOpen: true,
    raisedMinor: 182_500,
    donations: 41,
    currency: 'EUR',
  };
}
