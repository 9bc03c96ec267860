/** What pages tell of their visitors. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import {
  BUTTON_CLICK_PATH,
  BUTTON_RENDER_PATH,
  FORM_RENDER_PATH,
  HIT_PATH,
  MAX_ADDRESS,
  MAX_WORDS,
  OVERLAY_PATH,
  PIXEL_PATH,
  QUICK_VIEW_PATH,
} from './contract.ts';

const cut = (characters: number) => ({
  description: `Text beyond ${characters} characters is cut off.`,
});
const text = z.string().meta(cut(MAX_WORDS)).default('');
const addressText = z.string().meta(cut(MAX_ADDRESS)).default('');
const description =
  'Takes no crumb: the origin has to be the site’s own. What is not counted (a bot, a forged cookie, too much of it) is answered alike. It answers after the commit.';
const counted = {
  may: 'visitor',
  description,
  answer: z.object({}).meta({ id: 'Counted' }),
  cache: 'no-store',
} as const;

const page = {
  websiteId: text,
  url: addressText,
  title: text,
  referrer: addressText,
  visitorCookie: text.meta({ description: 'The value of the cookie ss_cvr. Empty without one.' }),
};
const button = z.object({
  ...page,
  id: text,
  buttonText: text,
  clickthroughUrl: text,
  alignment: text,
  size: text,
  newWindow: z.boolean().default(false),
  context: text,
});

export const recordHit = call('POST', HIT_PATH, {
  ...counted,
  summary: 'Counts a page that is seen, or a form that was sent.',
  takes: 'application/x-www-form-urlencoded',
  body: z.object({
    event: text,
    data: text.meta({ description: 'The fields of the page, as JSON text.' }),
    ss_cvr: text,
  }),
});
export const clickButton = call('POST', BUTTON_CLICK_PATH, {
  ...counted,
  summary: 'Counts a button that was pressed.',
  body: button,
});
export const renderButton = call('POST', BUTTON_RENDER_PATH, {
  ...counted,
  summary: 'Counts a button that came into view.',
  body: button,
});
export const renderForm = call('POST', FORM_RENDER_PATH, {
  ...counted,
  summary: 'Counts a form that came into view.',
  body: z.object({ ...page, formId: text }),
});
export const recordOverlay = call('POST', OVERLAY_PATH, {
  ...counted,
  summary: 'Counts what became of something that opened over a page.',
  body: z.object({ ...page, id: text, action: text }),
});
export const recordQuickView = call('POST', `${QUICK_VIEW_PATH}/:id`, {
  ...counted,
  summary: 'Counts an item that was looked at without leaving the page.',
  body: z.object(page),
});

export const track = call('GET', PIXEL_PATH, {
  may: 'visitor',
  summary: 'Counts where a visit landed and what led there. Pages load it as a picture.',
  query: z.object({
    landing: addressText,
    refer: addressText,
    rk: text.meta({ description: 'Anything, so that no two addresses are the same.' }),
    lang: text,
    screen: text,
    source: text,
    campaign: text,
    subcampaign: text,
    channel: text,
    subchannel: text,
    variation: text,
    mkwid: text,
  }),
  gives: 'image/gif',
  cache: 'no-store',
});
