/** Every block's style sheet as text, by type; a page carries those of the blocks it holds. */
import { byType } from '#domain/block.ts';
import audio from './audio/styles.css?inline';
import button from './button/styles.css?inline';
import calendar from './calendar/styles.css?inline';
import chart from './chart/styles.css?inline';
import code from './code/styles.css?inline';
import commentForm from './comments/form.css?inline';
import commentProvider from './comments/provider.css?inline';
import comments from './comments/styles.css?inline';
import embed from './embed/styles.css?inline';
import form from './form/styles.css?inline';
import image from './image/styles.css?inline';
import formCaptcha from './kit/form-captcha.css?inline';
import formChoice from './kit/form-choice.css?inline';
import formClosed from './kit/form-closed.css?inline';
import formFiles from './kit/form-files.css?inline';
import formPages from './kit/form-pages.css?inline';
import formView from './kit/form-view.css?inline';
import line from './line/styles.css?inline';
import menu from './menu/styles.css?inline';
import newsletter from './newsletter/styles.css?inline';
import postArchive from './post-archive/styles.css?inline';
import quote from './quote/styles.css?inline';
import search from './search/styles.css?inline';
import shareButtons from './share-buttons/styles.css?inline';
import socialLinks from './social-links/styles.css?inline';
import spacer from './spacer/styles.css?inline';
import summary from './summary/styles.css?inline';
import bookingAway from './table-booking/away.css?inline';
import tableBooking from './table-booking/styles.css?inline';
import bookingWhen from './table-booking/when.css?inline';
import text from './text/styles.css?inline';
import tourDates from './tour-dates/styles.css?inline';

export const styles: Readonly<Record<string, string>> = byType({
  audio,
  button,
  calendar,
  chart,
  code,
  comments: comments + commentForm + commentProvider,
  embed,
  form: formView + formChoice + formCaptcha + form + formFiles + formPages + formClosed,
  image,
  line,
  menu,
  newsletter: formView + formChoice + formCaptcha + newsletter + formClosed,
  'post-archive': postArchive,
  quote,
  search,
  'share-buttons': shareButtons,
  'social-links': socialLinks,
  spacer,
  summary,
  'table-booking':
    formView + formChoice + formCaptcha + tableBooking + bookingWhen + bookingAway + formClosed,
  text,
  'tour-dates': tourDates,
});
