/** Every design, with photographs that have something to say to each other. */

import { EXAMPLE_MEDIA } from '../kit/example-media.ts';
import { defaults, type GalleryProps, type Slide } from './props.ts';

type Role = keyof typeof EXAMPLE_MEDIA;

const CAPTIONS: Readonly<Partial<Record<Role, string>>> = {
  ridge: 'The ridge above Abantz, first frost',
  larches: 'Larches, the second week of October',
  path: 'A path older than the village it leads to',
  snow: 'What is left of the winter',
  hills: 'Five o’clock, from the sundial',
  sundial: 'It is wrong by eleven minutes, and has been since 1911',
  stream: 'The upper pools',
  pools: 'From pool to pool',
  meadow: 'Before mowing',
  lamplight: 'Back at the hut',
  table: 'The table outside',
  dogs: 'Who lives there',
};

function slides(name: string, ...roles: Role[]): Slide[] {
  return roles.map((role) => ({
    id: `${name}-${role}`,
    image: EXAMPLE_MEDIA[role],
    caption: CAPTIONS[role] ?? '',
  }));
}

const example = (name: string, changes: Partial<GalleryProps>) => ({
  name,
  props: { ...defaults, ...changes },
});

export const examples = [
  example('Grid', {
    items: slides('grid', 'ridge', 'pools', 'meadow', 'dogs', 'larches', 'snow', 'detail', 'sundial'),
    captions: 'none',
  }),
  example('Rows that fit', {
    design: 'autogrid',
    items: slides(
      'rows',
      'ridge',
      'pools',
      'larches',
      'dogs',
      'path',
      'snow',
      'hills',
      'lamplight',
      'meadow',
      'stream',
    ),
    captions: 'over',
    gutter: 8,
    rowHeight: 300,
  }),
  example('Columns that fit', {
    design: 'autocolumns',
    items: slides(
      'columns',
      'pools',
      'ridge',
      'dogs',
      'larches',
      'path',
      'lamplight',
      'meadow',
      'snow',
      'stream',
      'detail',
      'hills',
    ),
    captions: 'none',
    gutter: 16,
    columnWidth: 300,
  }),
  example('Slideshow with small pictures', {
    design: 'slideshow',
    items: slides('show', 'ridge', 'larches', 'path', 'snow', 'hills', 'stream'),
    imageAspectRatio: 1.78,
    'auto-crop': true,
    captions: 'over',
    autoplay: true,
    thumbnails: true,
    transition: 'ken-burns',
  }),
  example('Slideshow that fades, pictures whole', {
    design: 'slideshow',
    items: slides('fade', 'dogs', 'ridge', 'pools'),
    imageAspectRatio: 1.5,
    captions: 'below',
    transition: 'fade',
  }),
  example('Slideshow that slides', {
    design: 'slideshow',
    items: slides('scroll', 'hills', 'meadow', 'snow'),
    imageAspectRatio: 2,
    'auto-crop': true,
    captions: 'none',
    transition: 'scroll',
    loop: false,
  }),
  example('Slideshow that slides fast', {
    design: 'slideshow',
    items: slides('swipe', 'stream', 'sundial', 'table'),
    imageAspectRatio: 1.78,
    'auto-crop': true,
    captions: 'over',
    transition: 'swipe',
    lightboxTheme: 'light',
  }),
  example('Slideshow that follows the hand', {
    design: 'slideshow',
    items: slides('hand', 'larches', 'path', 'ridge'),
    imageAspectRatio: 1.33,
    'auto-crop': true,
    captions: 'over',
    transition: 'new-swipe',
    lightbox: false,
  }),
  example('Pictures and videos', {
    design: 'grid',
    slidesPerRow: 3,
    imageAspectRatio: 1.5,
    items: [
      {
        id: 'mixed-throwing',
        image: EXAMPLE_MEDIA.landscape,
        video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
        title: 'Throwing a bowl, from lump to lip',
        caption: 'Throwing a bowl',
      },
      ...slides('mixed', 'lamplight'),
      {
        id: 'mixed-kiln',
        image: EXAMPLE_MEDIA.detail,
        video: { url: 'https://vimeo.com/76979871' },
        title: 'The kiln, opened',
        caption: 'The kiln, opened',
      },
    ],
  }),
  example('Strip', {
    design: 'slider',
    items: slides('strip', 'hills', 'dogs', 'ridge', 'pools', 'meadow', 'lamplight'),
    gutter: 8,
    loop: false,
  }),
  example('Carousel', {
    design: 'carousel',
    items: [
      ...slides('carousel', 'stream', 'sundial', 'snow', 'larches', 'meadow'),
      {
        id: 'carousel-bowls',
        image: EXAMPLE_MEDIA.landscape,
        caption: 'And what we do in winter: bowls',
        link: { url: '/work' },
      },
      ...slides('carousel', 'path', 'table'),
    ],
    imageAspectRatio: 0.8,
    loop: false,
  }),
  example('List with words', {
    design: 'list',
    items: slides('list', 'path', 'snow', 'lamplight'),
    imageAspectRatio: 1.5,
    gutter: 40,
  }),
  example('One under the other', {
    design: 'stacked',
    items: slides('stack', 'hills', 'pools'),
    imageAspectRatio: 'Auto',
    gutter: 40,
  }),
];
