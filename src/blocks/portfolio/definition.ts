import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import { PROJECT_ORDERS, projectOrderField } from '../kit/project-order.ts';
import { RATIOS } from '../kit/ratio.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema.optional().meta(field(labels.from)),
  layout: z.enum(['grid', 'list', 'covers']).meta(
    field(labels.layout, {
      samples: true,
      choices: { grid: labels.grid, list: labels.titlesWithAPreview, covers: labels.largeCovers },
      hint: labels.titlesShowTheirCoverOnHover,
      group: 'look',
    }),
  ),
  columns: z
    .int()
    .min(2)
    .max(4)
    .meta(field(labels.columns, { group: 'look', when: { key: 'layout', is: ['grid'] } })),
  order: z.enum(PROJECT_ORDERS).meta(projectOrderField),
  limit: z
    .int()
    .min(1)
    .max(200)
    .meta(field(labels.maximumNumber, { unit: labels.projects })),
  /** Portfolios that were made before had all that they show on one page. */
  hasPages: z.boolean().default(false).meta(field(labels.showMoreOnFurtherPages)),
  category: z
    .string()
    .max(100)
    .optional()
    .meta(field(labels.onlyThisCategory, { control: 'category' })),
  ratio: z.enum(RATIOS).meta(
    field(labels.coverCrop, {
      choices: { original: labels.asTheyAre, '1:1': labels.square },
      group: 'look',
    }),
  ),
  showsCategories: z.boolean().meta(field(labels.categories, { group: 'look' })),
  showsExcerpt: z.boolean().meta(field(labels.excerpt, { group: 'look' })),
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
  label: labels.portfolio,
  description: labels.portfolioProjectsInAGridAs,
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
