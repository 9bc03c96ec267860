/** Every block's component, by type. */
import { byType } from '#domain/block.ts';
import { renderAudio } from './audio/render.tsx';
import { renderButton } from './button/render.tsx';
import { renderCalendar } from './calendar/render.tsx';
import { renderChart } from './chart/render.tsx';
import { renderCode } from './code/render.tsx';
import { renderComments } from './comments/render.tsx';
import type { BlockRender } from './contract.ts';
import { renderEmbed } from './embed/render.tsx';
import { renderForm } from './form/render.tsx';
import { renderImage } from './image/render.tsx';
import { renderLine } from './line/render.tsx';
import { renderMenu } from './menu/render.tsx';
import { renderNewsletter } from './newsletter/render.tsx';
import { renderPostArchive } from './post-archive/render.tsx';
import { renderQuote } from './quote/render.tsx';
import { renderSearch } from './search/render.tsx';
import { renderShareButtons } from './share-buttons/render.tsx';
import { renderSocialLinks } from './social-links/render.tsx';
import { renderSpacer } from './spacer/render.tsx';
import { renderSummary } from './summary/render.tsx';
import { renderTableBooking } from './table-booking/render.tsx';
import { renderText } from './text/render.tsx';
import { renderTourDates } from './tour-dates/render.tsx';

// biome-ignore lint/suspicious/noExplicitAny: props and data are parsed by the block's own definition before they arrive
export const renders: Readonly<Record<string, BlockRender<any, any>>> = byType({
  audio: renderAudio,
  button: renderButton,
  calendar: renderCalendar,
  chart: renderChart,
  code: renderCode,
  comments: renderComments,
  embed: renderEmbed,
  form: renderForm,
  image: renderImage,
  line: renderLine,
  menu: renderMenu,
  newsletter: renderNewsletter,
  'post-archive': renderPostArchive,
  quote: renderQuote,
  search: renderSearch,
  'share-buttons': renderShareButtons,
  'social-links': renderSocialLinks,
  spacer: renderSpacer,
  summary: renderSummary,
  'table-booking': renderTableBooking,
  text: renderText,
  'tour-dates': renderTourDates,
});
