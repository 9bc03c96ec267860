/** The call that says what a site still lacks before it looks finished. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { LACKS } from './lacks.ts';

/** More names than that are no list of things to do, but a page tree. */
export const NAMED_PAGES = 4;

export const readChecklist = call('GET', '/api/sites/:site/checklist', {
  may: 'read',
  summary:
    'Lists what a site still needs, such as descriptions, alternative texts, a favicon, shop set-up and unpublished changes.',
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
