/** Every block's definition, by type. One line a block, in order of the type. */
import { type AnyBlockDefinition, byType } from '#domain/block.ts';
import { audio } from './audio/definition.ts';
import { button } from './button/definition.ts';
import { calendar } from './calendar/definition.ts';
import { chart } from './chart/definition.ts';
import { code } from './code/definition.ts';
import { comments } from './comments/definition.ts';
import { embed } from './embed/definition.ts';
import { form } from './form/definition.ts';
import { image } from './image/definition.ts';
import { line } from './line/definition.ts';
import { menu } from './menu/definition.ts';
import { newsletter } from './newsletter/definition.ts';
import { postArchive } from './post-archive/definition.ts';
import { quote } from './quote/definition.ts';
import { search } from './search/definition.ts';
import { shareButtons } from './share-buttons/definition.ts';
import { socialLinks } from './social-links/definition.ts';
import { spacer } from './spacer/definition.ts';
import { summary } from './summary/definition.ts';
import { tableBooking } from './table-booking/definition.ts';
import { text } from './text/definition.ts';
import { tourDates } from './tour-dates/definition.ts';

export const definitions: Readonly<Record<string, AnyBlockDefinition>> = byType({
  audio,
  button,
  calendar,
  chart,
  code,
  comments,
  embed,
  form,
  image,
  line,
  menu,
  newsletter,
  'post-archive': postArchive,
  quote,
  search,
  'share-buttons': shareButtons,
  'social-links': socialLinks,
  spacer,
  summary,
  'table-booking': tableBooking,
  text,
  'tour-dates': tourDates,
});
