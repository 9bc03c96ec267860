import { expect, test } from 'vitest';
import { blockOf } from '#domain/content/build-body.ts';
import type { Section } from '#domain/content/content.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { LoadedPage } from './load-page.ts';
import { socialImageOf } from './social-image.ts';

function picture(id: string, change: Partial<MediaView> = {}): MediaView {
  return {
    id,
    kind: 'image',
    filename: `${id}.jpg`,
    mime: 'image/jpeg',
    bytes: 1,
    width: 2000,
    height: 1000,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: `The ${id}`,
    caption: '',
    luminance: [],
    color: '',
    hash: 'abc',
    ...change,
  };
}

const MEDIA = new Map(
  [
    picture('site'),
    picture('chosen'),
    picture('icon', { width: 120, height: 120 }),
    picture('drawing', { kind: 'svg' }),
    picture('bowl'),
    picture('field', { width: 900, height: 600 }),
  ].map((one) => [one.id, one]),
);
const ref = (id: string) => ({ ref: 'media' as const, id });

function page(change: {
  readonly chosen?: string;
  readonly site?: string;
  readonly behind?: string;
  readonly blocks?: readonly string[];
}): LoadedPage {
  const { chosen, site, behind, blocks = [] } = change;
  const section: Section = {
    id: 'a',
    theme: 'paper',
    width: 'content',
    spacing: 'large',
    blocks: [],
    ...(behind && { background: { media: ref(behind) } }),
  };
  const loaded = blocks.map((id) => ({
    block: blockOf(id, 'image', { image: ref(id) }),
    props: {},
    data: null,
  }));
  return {
    site: { baseUrl: 'https://halden.example', settings: { socialImage: site && ref(site) } },
    page: { socialImage: chosen && MEDIA.get(chosen) },
    sections: [{ section, blocks: loaded }],
    media: MEDIA,
  } as unknown as LoadedPage;
}

const shown = (change: Parameters<typeof page>[0]) => socialImageOf(page(change))?.alt;

test('a page is shared with the picture chosen for it, else with its first large one, else with the site’s', () => {
  expect(shown({ chosen: 'chosen', behind: 'bowl', site: 'site' })).toBe('The chosen');
  expect(shown({ behind: 'bowl', blocks: ['field'], site: 'site' })).toBe('The bowl');
  expect(shown({ blocks: ['icon', 'drawing', 'missing', 'field', 'bowl'], site: 'site' })).toBe('The field');
  expect(shown({ blocks: ['icon'], site: 'site' })).toBe('The site');
  expect(shown({ blocks: ['icon'] })).toBeUndefined();
});

test('its address is absolute, and its size what that address answers with', () => {
  expect(socialImageOf(page({ blocks: ['bowl'] }))).toEqual({
    url: 'https://halden.example/s/bowl-abc/bowl.jpg?format=1500w',
    width: 1500,
    height: 750,
    alt: 'The bowl',
  });
  expect(socialImageOf(page({ blocks: ['field'] }))).toMatchObject({ width: 900, height: 600 });
});
