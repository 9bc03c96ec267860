/** The call that says what a site still lacks before it looks finished. */
import { z } from 'zod';
import { call } from '../calls/call.ts';

/** Done once, whatever is added to the site later. In the order in which they are worth doing. */
export const SET_UP = [
  'site-description',
  'favicon',
  'first-product',
  'payments',
  'delivery',
  'seller',
] as const;

/** What comes again as a site grows is behind what is set up once. */
export const LACKS = [
  ...SET_UP,
  'page-descriptions',
  'picture-words',
  'empty-pages',
  'sample-words',
  'example-products',
  'unpublished',
] as const;
export type Lack = (typeof LACKS)[number];

/** More names than that are no list of things to do, but a page tree. */
export const NAMED_PAGES = 4;

export const readChecklist = call('GET', '/api/sites/:site/checklist', {
  may: 'read',
  summary:
    'What a site still lacks: words of its own, descriptions, alternative texts, a favicon, what a shop needs to sell, and what waits to be published.',
  answer: z.object({
    lacks: z.array(
      z.object({
        kind: z.enum(LACKS),
        count: z.int(),
        pages: z
          .array(
            z.object({
              id: z.string(),
              title: z.string(),
              part: z.string().exactOptional().meta({ description: 'The block or section it is about.' }),
            }),
          )
          .exactOptional()
          .meta({ description: `The first ${NAMED_PAGES} of the pages it is about.` }),
      }),
    ),
    done: z.int().meta({ description: 'How many of the points are done that are set up once.' }),
    of: z.int().meta({ description: 'How many of those there are for this site: some are for shops only.' }),
  }),
  errors: { missing: 404 },
});
