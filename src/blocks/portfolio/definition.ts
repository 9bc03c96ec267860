import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import { PROJECT_ORDERS, projectOrderField } from '../kit/project-order.ts';
import { RATIOS } from '../kit/ratio.ts';

const props = z.object({
  heading: z.string().max(200).meta(field('Heading')),
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema.optional().meta(field('From')),
  layout: z.enum(['grid', 'list', 'covers']).meta(
    field('Layout', {
      samples: true,
      choices: { grid: 'Grid', list: 'Titles with a preview', covers: 'Large covers' },
      hint: 'Titles show their cover on hover. On phones, covers appear beside the titles.',
      group: 'look',
    }),
  ),
  columns: z
    .int()
    .min(2)
    .max(4)
    .meta(field('Columns', { group: 'look', when: { key: 'layout', is: ['grid'] } })),
  order: z.enum(PROJECT_ORDERS).meta(projectOrderField),
  limit: z
    .int()
    .min(1)
    .max(200)
    .meta(field('Maximum number', { unit: 'projects' })),
  /** Portfolios that were made before had all that they show on one page. */
  hasPages: z.boolean().default(false).meta(field('Show more on further pages')),
  category: z
    .string()
    .max(100)
    .optional()
    .meta(field('Only this category', { control: 'category' })),
  ratio: z
    .enum(RATIOS)
    .meta(field('Cover crop', { choices: { original: 'As they are', '1:1': 'Square' }, group: 'look' })),
  showsCategories: z.boolean().meta(field('Categories', { group: 'look' })),
  showsExcerpt: z.boolean().meta(field('Excerpt', { group: 'look' })),
});
export type PortfolioProps = z.infer<typeof props>;

const defaults: PortfolioProps = {
  heading: '',
  layout: 'grid',
  columns: 2,
  order: 'newest',
  limit: 24,
  hasPages: true,
  ratio: '4:5',
  showsCategories: true,
  showsExcerpt: false,
};

export const portfolio = defineBlock<PortfolioProps>({
  type: 'portfolio',
  code: 27,
  label: 'Portfolio',
  description: 'Portfolio projects in a grid, as titles with a preview, or with large covers.',
  category: 'collections',
  collectionType: () => COLLECTION_TYPES.portfolio,
  version: 1,
  listsItems: () => 'projects',
  props,
  defaults,
  examples: [
    { name: 'Grid', props: { ...defaults, heading: 'Selected work', columns: 3 } },
    { name: 'On several pages', props: { ...defaults, limit: 2, showsCategories: false } },
    { name: 'Titles with a preview', props: { ...defaults, layout: 'list', heading: 'Commissions' } },
    { name: 'Large covers', props: { ...defaults, layout: 'covers', ratio: '16:9', showsExcerpt: true } },
    {
      name: 'Titles alone',
      props: { ...defaults, layout: 'list', order: 'title', showsCategories: false },
    },
  ],
  text: ({ heading }) => heading,
});
