/** A plausible site and page for rendering a block by itself. Only tests import this. */

import { EXAMPLE_FILM, EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { siteStyleSchema } from '#domain/design/style.ts';
import type { Link } from '#domain/links/link.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { PageView, RenderContext, SiteView } from '#domain/page.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';

export const FAKE_NOW = Date.UTC(2026, 4, 14, 10);
const BASE_URL = 'https://studio.example';

export function fakeMedia(id: string, width = 1800, height = 1200): MediaView {
  return {
    id,
    kind: 'image',
    filename: 'stoneware bowls.jpg',
    mime: 'image/jpeg',
    bytes: 412_000,
    width,
    height,
    focalPoint: { x: 0.4, y: 0.6 },
    alt: 'Three stoneware bowls on an ash board',
    caption: '',
    luminance: [],
    color: '#b9a48c',
    hash: 'a1b2c3d4',
  };
}

const MEDIA = new Map(
  [
    fakeMedia(EXAMPLE_MEDIA.landscape.id),
    fakeMedia(EXAMPLE_MEDIA.portrait.id, 1200, 1600),
    fakeMedia(EXAMPLE_MEDIA.detail.id, 900, 900),
    fakeMedia(EXAMPLE_MEDIA.ridge.id),
    fakeMedia(EXAMPLE_MEDIA.larches.id, 1200, 837),
    fakeMedia(EXAMPLE_MEDIA.path.id, 1800, 1350),
    fakeMedia(EXAMPLE_MEDIA.snow.id, 1500, 1125),
    fakeMedia(EXAMPLE_MEDIA.hills.id, 2000, 1333),
    fakeMedia(EXAMPLE_MEDIA.sundial.id, 1400, 933),
    fakeMedia(EXAMPLE_MEDIA.stream.id, 1700, 1132),
    fakeMedia(EXAMPLE_MEDIA.pools.id, 1100, 1365),
    fakeMedia(EXAMPLE_MEDIA.meadow.id, 2000, 1125),
    fakeMedia(EXAMPLE_MEDIA.dogs.id, 1300, 1953),
    fakeMedia(EXAMPLE_MEDIA.table.id, 1400, 1049),
    fakeMedia(EXAMPLE_MEDIA.lamplight.id, 1300, 1948),
    {
      ...fakeMedia(EXAMPLE_FILM.film.id, 640, 360),
      kind: 'video' as const,
      filename: 'film.mp4',
      mime: 'video/mp4',
    },
    {
      ...fakeMedia(EXAMPLE_FILM.captions.id, 0, 0),
      kind: 'file' as const,
      filename: 'film.vtt',
      mime: 'text/vtt',
    },
  ].map((media) => [media.id, media]),
);

const empty: Body = emptyBody('');

function fakeSite(): SiteView {
  return {
    id: 'site00000000000000000001',
    identifier: 'studio',
    baseUrl: BASE_URL,
    version: 1,
    settings: siteSettingsSchema.parse({
      title: 'Halden Ceramics',
      socialLinks: [
        { service: 'instagram', url: 'https://www.instagram.com/haldenceramics' },
        { service: '', url: 'https://mastodon.example/@halden' },
        { service: 'email', url: 'mailto:studio@halden.example' },
      ],
    }),
    style: siteStyleSchema.parse({}),
    navigation: { main: [], footer: [] },
    header: empty,
    footer: empty,
  };
}

function fakePage(): PageView {
  return {
    id: 'page00000000000000000001',
    type: PAGE_TYPES.page,
    path: '/work/bowls',
    body: emptyBody('Bowls'),
    collectionId: 'collection00000000000001',
    parents: [{ id: 'page00000000000000000002', title: 'Work', path: '/work' }],
    publishedAt: FAKE_NOW,
    tags: [],
    categories: [],
    isHiddenFromSearch: false,
    isPreview: false,
  };
}

/** Every reference leads somewhere; free addresses as the real one has it. */
function fakeHref(link: Link | undefined): string | undefined {
  if (!link) return undefined;
  return 'ref' in link ? `/${link.ref}/${link.id}` : safeHref(link.url);
}

export function fakeContext(changes: Partial<RenderContext> = {}): RenderContext {
  return {
    site: fakeSite(),
    page: fakePage(),
    blockId: 'block0000000000000000001',
    href: fakeHref,
    media: (id) => (id === undefined ? undefined : MEDIA.get(id)),
    target: () => undefined,
    locale: 'en',
    now: FAKE_NOW,
    embeds: new Map(),
    isLikelyLargest: false,
    sizes: '(min-width: 60em) 50vw, 100vw',
    ...changes,
  };
}
