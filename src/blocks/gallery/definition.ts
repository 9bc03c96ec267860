import { defineBlock } from '#domain/block.ts';
import { examples } from './examples.ts';
import * as labels from './labels/en.ts';
import { defaults, type GalleryProps, props } from './props.ts';

export const gallery = defineBlock<GalleryProps>({
  type: 'gallery',
  code: 7,
  label: labels.gallery,
  description: labels.picturesInAGridRowsColumns,
  emptyHint: labels.chooseThePicturesToShow,
  category: 'media',
  version: 1,
  hydrate: 'visible',
  keepsMarkup: true,
  beginsWithPicture: ({ items, group }) =>
    group !== undefined || items.some(({ image }) => image !== undefined),
  props,
  defaults,
  examples,
  text: ({ items }) =>
    items
      .flatMap(({ caption, alt }) => [caption, alt ?? ''])
      .filter((words) => words !== '')
      .join(' '),
});
