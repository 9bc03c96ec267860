/** What visitors send to each address that takes more than its path says. */

import { documentId } from '../../../src/main/demo/ids.ts';
import { AGENT, BUTTON, census, censusHeaders, seen } from './census-samples.ts';
import { EVENT_SAMPLES } from './event-samples.ts';
import { MEMBER_SAMPLES } from './member-samples.ts';
import type { Texts } from './ordinary.ts';
import { ADDRESS, type MakeSample, NAVIGATES, NO_TOKEN, type Samples } from './sample.ts';
import { SUBSCRIPTION_SAMPLES } from './subscription-samples.ts';

const PAGES = ['/', '/shop', '/search', '/trade', '/journal', '/no/page/of/this/name'];
const FEEDS = ['atom', 'feed'];

const FILLED = { name: ['Mira', 'Stein'], email: 'mira@example.org', message: 'Well thrown.' };

const FACES = 150;

/** As many faces as an address takes, each in other parts, and all of them others for each number. */
export function facesQuery(list: number): string {
  return Array.from({ length: FACES }, (_, at) => {
    const family = at % 2 === 0 ? 'Figtree' : 'Fraunces';
    return `family=${family}:latin,${list * FACES + at}`;
  }).join('&');
}

const BOOKER = { name: 'Ada', email: 'ada@example.org', phone: '030 1234', note: 'By bike' };
const TIME = {
  service: documentId('booking-hour'),
  resource: documentId('booking-mira'),
  party: '1',
  at: String(Date.UTC(2026, 10, 26, 10)),
  zone: 'Europe/Berlin',
  key: 'key',
};

/** What the link of a mail leads to. */
const byLink: MakeSample = () => ({ query: NO_TOKEN, form: NO_TOKEN, headers: NAVIGATES });
const coupon: MakeSample = () => ({ json: { code: 'SPRING' } });
/** Of an order, on the page that its buyer has of it. */
const ofOrder =
  (form: Texts): MakeSample =>
  ({ shopHost }) => ({
    host: shopHost,
    form,
    headers: { ...NAVIGATES, origin: `http://${shopHost}` },
  });

export const VISITOR_SAMPLES: Samples = {
  'GET /*': ({ ids }) => [
    ...[...PAGES, ids['postPath'] ?? ''].map((path) => ({
      params: { rest: path.slice(1) },
      query: path === '/search' ? { q: 'bowl' } : {},
    })),
    ...FEEDS.map((format) => ({ params: { rest: 'journal' }, query: { format } })),
  ],
  'GET /_v/fonts/faces-test.css': () => ({
    route: '/_v/fonts/faces-test.css?:families',
    params: { families: facesQuery(0) },
  }),
  'GET /api/hosts/ask': () => ({ query: { domain: 'example.org' } }),
  'GET /.well-known/vitrine-check': () => ({ query: { nonce: 'abc' } }),
  'GET /config/*': () => ({ params: { rest: 'pages' } }),
  'GET /api/commerce/cart': () => ({}),
  'GET /api/commerce/fullstory/getId': () => ({}),
  'GET /commerce/book': () => ({
    query: { ...TIME, ...BOOKER, day: '2026-11-26', month: '2026-11' },
  }),
  'GET /api/google-maps/places/autocomplete': () => ({ query: { input: 'san fr' } }),
  'GET /api/google-maps/places/details': () => ({
    query: { placeId: 'town-2950159', productPage: 'website', productSection: 'map' },
  }),
  'GET /api/track/Track': () => ({
    headers: censusHeaders,
    query: {
      landing: '/journal',
      refer: 'https://www.google.com/',
      rk: '1',
      lang: 'de',
      source: 'news',
      campaign: 'x',
    },
  }),
  'GET /s/:address/:filename': ({ ids }) => ({
    params: { address: ids['media'] ?? '', filename: 'bowl.jpg' },
    query: { format: '750w', crop: '1:1', focus: '0.5,0.5' },
  }),
  'POST /*': () => ({ params: { rest: 'trade' }, form: { password: 'wrong' }, headers: NAVIGATES }),
  'POST /api/auth/Logout': () => ({ json: {} }),
  'POST /api/bookings': () => ({
    form: { ...TIME, ...BOOKER, look: '2026-11-26' },
    headers: NAVIGATES,
  }),
  'POST /api/bookings/change': () => ({
    form: { token: 'none', action: 'move', at: '1' },
    headers: NAVIGATES,
  }),
  'POST /api/bookings/pay': () => ({
    form: { token: 'none', payment: 'card' },
    headers: NAVIGATES,
  }),
  'POST /api/census/RecordHit': (site) => ({
    headers: censusHeaders,
    form: { event: 'view', data: JSON.stringify({ event: 'view', ...seen(site) }), ss_cvr: '' },
  }),
  'POST /api/census/RecordQuickView/:id': census({}),
  'POST /api/census/button-click': (site) => [
    census(BUTTON)(site),
    // The page is known by the header alone.
    {
      headers: { ...censusHeaders, referer: `http://${site.host}/journal` },
      json: { buttonText: 'Read on' },
    },
  ],
  'POST /api/census/button-render': census(BUTTON),
  'POST /api/census/form-render': census({ formId: 'form' }),
  'POST /api/census/overlay': census({ id: 'popup', action: 'shown' }),
  'POST /api/comments': ({ ids, deps }) => ({
    json: {
      item: ids['post'] ?? '',
      parent: '',
      name: 'Mira',
      email: 'mira@example.org',
      body: 'Well thrown.',
      filledInMs: 5000,
      openedAt: deps.now(),
    },
  }),
  'POST /api/commerce/cart/coupon': coupon,
  'POST /api/commerce/cart/coupon/remove': coupon,
  'POST /api/commerce/cart/entries': ({ ids }) => ({
    json: { variantId: ids['variant'] ?? '', quantity: '1' },
  }),
  'POST /api/commerce/cart/quantity': ({ ids }) => ({ json: { entry: ids['variant'] ?? '', quantity: '1' } }),
  'POST /api/commerce/cart/remove': () => ({ json: { entry: 'none' } }),
  'POST /api/commerce/cart/shipping': () => ({ json: { shipping: 'post' } }),
  'POST /api/commerce/cart/taxes': () => ({ json: { country: 'DE', postalCode: '10435' } }),
  'POST /api/commerce/checkout': () =>
    ['update', 'coupon'].map((step) => ({
      form: {
        step,
        email: 'ada@example.org',
        phone: '030 1234',
        vatNumber: 'DE136695976',
        delivery: 'post',
        payment: 'test',
        note: 'Ring twice',
        giftNote: 'For you',
        coupon: step === 'coupon' ? 'SPRING' : '',
        terms: 'on',
        ...ADDRESS,
      },
      headers: NAVIGATES,
    })),
  'POST /api/commerce/orders/:token/address': ofOrder(ADDRESS),
  'POST /api/commerce/orders/:token/difference': ofOrder({ payment: 'test' }),
  'POST /api/commerce/reviews': () => ({
    json: { token: 'none', line: 'line', rating: '5', description: 'Good', author: 'Ada' },
  }),
  'POST /api/commerce/stock-notices': ({ ids }) => ({
    form: { variantId: ids['variant'] ?? '', email: 'ada@example.org' },
    headers: NAVIGATES,
  }),
  'POST /api/consent/RecordConsent': () => ({
    json: {
      visitor: '123-456',
      categories: [],
      wording: '0123456789abcdef',
      policyVersion: 1,
      isOptingOut: false,
    },
  }),
  ...EVENT_SAMPLES,
  ...SUBSCRIPTION_SAMPLES,
  'POST /api/events/RecordJavascriptErrors': ({ siteId, host }) => ({
    json: [
      {
        event: 'javascript-error',
        data: {
          app: 'site',
          message: 'x is not a function',
          stack: `TypeError: x is not a function\n    at f (http://${host}/_v/js/visitor.js:1:2)`,
          file: `http://${host}/_v/js/visitor.js`,
          line: 1,
          column: 2,
          websiteId: siteId,
          templateId: '',
          url: `http://${host}/journal`,
          userAgent: AGENT,
        },
        timestamp: 1,
      },
    ],
  }),
  'POST /api/events/Trace': ({ host }) => ({
    form: { data: JSON.stringify([{ pageUrl: `http://${host}/`, type: 'trace', data: 'words' }]) },
  }),
  'POST /api/form/FormSubmissionKey': () => ({ json: {} }),
  'POST /api/form/SaveFormSubmission': (site) => [
    {
      json: {
        key: site.newKey(),
        formId: site.ids['form'] ?? '',
        pageId: site.ids['formPage'] ?? '',
        pageTitle: 'Form',
        form: JSON.stringify(FILLED),
      },
    },
    {
      form: {
        formId: site.ids['form'] ?? '',
        pageId: site.ids['formPage'] ?? '',
        pagePath: '/blocks/form',
        'f-name-First': 'Mira',
        'f-name-Last': 'Stein',
        'f-email': 'mira@example.org',
        'f-message': 'Well thrown.',
      },
      headers: NAVIGATES,
    },
  ],
  'POST /api/form/UploadFile': ({ ids }) => ({
    query: {
      formId: ids['filesForm'] ?? '',
      pageId: ids['formPage'] ?? '',
      fieldId: 'sketches',
      name: 'a.png',
    },
    headers: { 'content-type': 'application/octet-stream' },
    raw: '\x89PNG',
  }),
  'POST /api/proofing': () => ({
    form: { item: documentId('trade'), block: 'block', name: 'Ada', note: 'All of them' },
    headers: NAVIGATES,
  }),
  'POST /api/widget/GetWidgetRendering': ({ siteId }) => ({
    form: {
      widgetJSON: JSON.stringify({
        type: 'text',
        id: siteId,
        value: { content: { type: 'doc', content: [] }, size: 'regular' },
      }),
      collectionId: siteId,
    },
  }),
  'GET /checkout/donate': ({ ids }) => ({ query: { donatePageId: ids['campaign'] ?? '' } }),
  'GET /checkout/subscribe': () => ({ query: { cartToken: 'none' } }),
  'POST /api/commerce/subscription-carts': ({ ids }) => ({
    form: { variantId: ids['variant'] ?? '', quantity: '1', plan: '' },
    headers: NAVIGATES,
  }),
  'POST /api/commerce/subscriptions': () => ({
    form: { cartToken: 'none', email: 'ada@example.org', payment: 'test', step: 'pay' },
    headers: NAVIGATES,
  }),
  'POST /api/commerce/subscriptions/link': () => ({ form: { email: 'ada@example.org' }, headers: NAVIGATES }),
  'GET /checkout/giftcard': ({ ids, siteId }) => ({
    query: { websiteId: siteId, giftCardProductId: ids['gift'] ?? '', sku: 'none' },
  }),
  'POST /api/commerce/donations': ({ ids }) => ({
    form: {
      donatePageId: ids['campaign'] ?? '',
      key: 'none',
      amount: '2500',
      other: '',
      name: 'Ada Byron',
      email: 'ada@example.org',
      dedication: 'For Mira',
      payment: 'test',
    },
    headers: NAVIGATES,
  }),
  'POST /api/commerce/gift-cards': ({ ids }) => ({
    form: {
      productId: ids['gift'] ?? '',
      variantId: ids['giftVariant'] ?? '',
      amount: '',
      recipientName: 'Mira',
      recipientEmail: 'mira@example.org',
      senderName: 'Ada',
      message: 'Happy birthday.',
      date: '2026-12-24',
    },
    headers: NAVIGATES,
  }),
  'POST /api/commerce/gift-cards/balance': () => ({
    form: { code: 'ABCD-EFGH-JKLM-NPQR' },
    headers: NAVIGATES,
  }),
  ...MEMBER_SAMPLES,
  'POST /account/newsletter/confirm': byLink,
  'POST /account/newsletter/unsubscribe': byLink,
  'POST /commerce/no-reminders': byLink,
  'POST /commerce/payments/stripe/news': () => ({
    headers: { 'stripe-signature': 't=1,v1=00' },
    json: { id: 'evt', type: 'x' },
  }),
};
