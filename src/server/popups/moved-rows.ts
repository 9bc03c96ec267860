/** What lies over the pages of a site moves with it. */
import { overPagesSchema } from '#domain/popups/schema.ts';
import { deleteOverPages, findOverPages, writeOverPages } from '../kernel/documents/queries-over-pages.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';

const overPages = oneASite({
  file: 'popups.json',
  entry: overPagesSchema,
  // Its instants are of the owner's own choosing, and stand as they are stored.
  written: (entry) => entry,
  find: findOverPages,
  write: writeOverPages,
  remove: deleteOverPages,
});

export const moved = [overPages];
