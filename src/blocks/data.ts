/** The loaders of the blocks that need something from the site, by type. */
import { byType } from '#domain/block.ts';
import { loadCalendar } from './calendar/data.ts';
import { loadCommentsBlock } from './comments/data.ts';
import type { BlockDataLoader } from './contract.ts';
import { loadForm } from './form/data.ts';
import { loadNewsletter } from './newsletter/data.ts';
import { loadPostArchive } from './post-archive/data.ts';
import { loadSearch } from './search/data.ts';
import { loadSummary } from './summary/data.ts';
import { loadTableBooking } from './table-booking/data.ts';

// biome-ignore lint/suspicious/noExplicitAny: each loader is given the props its own definition parsed
export const loaders: Readonly<Record<string, BlockDataLoader<any, unknown>>> = byType({
  calendar: loadCalendar,
  comments: loadCommentsBlock,
  form: loadForm,
  newsletter: loadNewsletter,
  'post-archive': loadPostArchive,
  search: loadSearch,
  summary: loadSummary,
  'table-booking': loadTableBooking,
});
