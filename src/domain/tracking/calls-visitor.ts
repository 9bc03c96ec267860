/** What pages tell of their visitors. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { ANALYTICS_EVENTS_PATH, RECORD_EVENT_PATH } from './analytics-contract.ts';
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

export const recordEvent = call('POST', RECORD_EVENT_PATH, {
  may: 'visitor',
  summary: 'Counts a named event. Of people who run the site it is only shown among their test events.',
  takes: 'application/x-www-form-urlencoded',
  body: z.object({
    crumb: text,
    event: text.meta({ description: '“download”, “scroll”, “video”, or a name of the owner’s own.' }),
    data: text.meta({ description: '“url”, “referrer”, “visitorCookie”, “subject” and more, as JSON text.' }),
  }),
  answer: z.object({}).meta({ id: 'RecordedEvent' }),
  cache: 'no-store',
});

export const trackAnalytics = call('POST', ANALYTICS_EVENTS_PATH, {
  may: 'visitor',
  summary: 'Counts an analytics event by its action and object type.',
  description:
    'Takes no crumb: the origin must be the site’s own. Common fields that are not of their type are left out. The id is not believed: visitors are known by the cookie of their visit.',
  takes: 'text/plain',
  body: z.object({
    analyticsId: text.meta({ description: 'Empty where cookies are not allowed.' }),
    commonData: z.record(z.string(), z.string().nullable()),
    customData: z.record(z.string(), z.unknown()),
    customSchemaName: text,
  }),
  answer: z.object({}).meta({ id: 'TrackedEvent' }),
  status: 202,
  cache: 'no-store',
});
