import { beforeEach, expect, test, vi } from 'vitest';
import { OWN_EVENT } from '#domain/tracking/contract.ts';
import { watchEvents } from './watch-events.ts';

let asked: string[];
let sent: URLSearchParams[];

beforeEach(() => {
  [asked, sent] = [[], []];
  vi.stubGlobal('location', { href: 'https://kiln.example/shop' });
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body: URLSearchParams }) => {
    asked.push(path);
    if (init) sent.push(init.body);
    return Response.json(init ? {} : { crumb: 'fresh' });
  });
});

async function tell(cookie: string): Promise<void> {
  vi.stubGlobal('document', { cookie, referrer: '', addEventListener: () => {} });
  watchEvents([], new CustomEvent(OWN_EVENT, { detail: { event: 'Brochure' } }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
}

const RECORD = '/api/events/RecordEvent';

test('before consent no crumb is asked for, since it comes with cookies', async () => {
  await tell('');
  expect([asked, sent[0]?.get('event'), sent[0]?.get('crumb')]).toEqual([[RECORD], 'Brochure', '']);
});

test('with consent, or where the browser has one, an event bears a crumb', async () => {
  await tell('ss_cvr=a|1|1|1|1');
  expect([asked, sent[0]?.get('crumb')]).toEqual([['/api/crumb', RECORD], 'fresh']);
  [asked, sent] = [[], []];
  await tell('crumb=kept');
  expect([asked, sent[0]?.get('crumb')]).toEqual([[RECORD], 'kept']);
});
