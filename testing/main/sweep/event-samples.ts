/** What pages tell of their speed and of events. */
import { makePageLoadId } from '#server/performance/page-load-id.ts';
import { TEST_SECRET } from '#testing/server/test-app.ts';
import { censusHeaders, seen } from './census-samples.ts';
import type { Samples } from './sample.ts';

export const EVENT_SAMPLES: Samples = {
  'POST /api/1/performance/records': ({ host, siteId, deps }) => ({
    headers: censusHeaders,
    json: {
      pageLoadId: makePageLoadId(TEST_SECRET, siteId, deps.now()),
      url: `http://${host}/journal`,
      records: [
        { name: 'navigation', value: 0, timing: { responseStart: 120, loadEventEnd: 900 } },
        {
          name: 'lcp',
          value: 900,
          element: 'main img',
          text: 'Bowl',
          subject: `http://${host}/a.jpg`,
          bytes: 400_000,
        },
        { name: 'blockingScript', value: 300, subject: 'https://chat.example/x.js' },
      ],
    },
  }),
  'POST /api/events/RecordEvent': (site) => ({
    headers: censusHeaders,
    form: { event: 'download', data: JSON.stringify({ ...seen(site), subject: '/s/prices.pdf' }) },
  }),
  'POST /api/v1/events': ({ siteId }) => ({
    headers: censusHeaders,
    json: {
      analyticsId: '',
      commonData: {
        websiteId: siteId,
        pagePath: '/journal',
        actor: 'visitor',
        action: 'change',
        object_type: 'cart',
      },
      customData: { color: 'red' },
      customSchemaName: '',
    },
  }),
};
