import { beforeEach, expect, test, vi } from 'vitest';
import { trackEvent } from './track-event.ts';

interface Sent {
  readonly analyticsId: string;
  readonly commonData: Readonly<Record<string, unknown>>;
  readonly customData: Readonly<Record<string, unknown>>;
  readonly customSchemaName: string;
}

let sent: Sent[];
let status: number;
let cookies: Record<string, string>;
let written: string[];
let stores: { readonly local: Map<string, string>; readonly session: Map<string, string> };

const store = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
});

const EVENT = {
  actor: 'visitor',
  action: 'change',
  event_owner_team: 'store',
  event_source: 'cart',
  object_type: 'cart',
};

beforeEach(() => {
  [sent, written, status] = [[], [], 202];
  cookies = { ss_cvr: 'a|1|1|1|1' };
  stores = { local: new Map(), session: new Map() };
  vi.stubGlobal('navigator', { language: 'de-CH', sendBeacon: undefined });
  class Xhr {
    status = 0;
    onloadend = () => {};
    open(_method: string, url: string) {
      expect(url).toBe('/api/v1/events');
    }
    send(body: string) {
      sent.push(JSON.parse(body));
      this.status = status;
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Xhr);
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: '{"website":{"id":"w1"},"templateId":"kiln"}' }),
    documentElement: { lang: 'en', dataset: {} },
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      cookies[name] = value;
    },
  });
  vi.stubGlobal('location', { pathname: '/shop', hash: '#top', protocol: 'https:' });
  vi.stubGlobal('localStorage', store(stores.local));
  vi.stubGlobal('sessionStorage', store(stores.session));
  vi.stubGlobal('fetch', async () => Response.json({ memberAccountId: 'm1' }));
});

test('ANLY-01 ANLY-02 I18N-09 an event bears its fields and those of the page, by the contract’s names', async () => {
  cookies['vitrine_member_xsrf'] = 'x';
  const more = { object: 'o1', indirect_object: null, product_area: 'store', locale: 'de' };
  await trackEvent({ ...EVENT, ...more }, 'cart');
  expect(sent[0]?.commonData).toEqual({
    ...EVENT,
    ...more,
    websiteId: 'w1',
    memberAccountId: 'm1',
    templateId: 'kiln',
    variantId: null,
    website_locale: 'en',
    member_locale: 'de-CH',
    pagePath: '/shop',
    pageHash: '#top',
  });
  expect(sent[0]?.customSchemaName).toBe('cart');
});

test('ANLY-02 an event bears the versions of experiments that the page shows', async () => {
  const experiments = [
    { name: 'Offer', variant: 'b' },
    { name: 'Chat', variant: 'true' },
  ];
  vi.stubGlobal('document', {
    ...{ documentElement: { lang: 'en' }, cookie: '' },
    getElementById: () => ({ textContent: JSON.stringify({ website: { id: 'w1' }, experiments }) }),
  });
  await trackEvent(EVENT);
  expect(sent[0]?.commonData['variantId']).toBe('Offer=b; Chat=true');
});

test('ANLY-06 ANLY-07 only 200 and 202 are a success', async () => {
  for (status of [200, 202]) await expect(trackEvent(EVENT)).resolves.toBeUndefined();
  for (status of [201, 204, 400, 500, 0])
    await expect(trackEvent(EVENT)).rejects.toThrow(`Error tracking event: HTTP Status ${status}`);
});

test('ANLY-08 without a payload nothing is sent', async () => {
  await expect(trackEvent(undefined)).rejects.toThrow('no payload');
  expect(sent).toEqual([]);
});

test('ANLY-09 ANLY-10 ANLY-11 fields of the wrong type are dropped with a warning, unknown ones are custom', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await trackEvent({ ...EVENT, action: 7, actor: null, object: null, locale: ['de'], color: 'red', size: 3 });
  const { commonData, customData } = sent[0] as Sent;
  expect(Object.keys(commonData)).not.toEqual(expect.arrayContaining(['action']));
  expect(commonData).not.toHaveProperty('actor');
  expect(commonData).not.toHaveProperty('locale');
  expect(commonData['object']).toBeNull();
  expect(customData).toMatchObject({ color: 'red', size: 3 });
  expect(warn.mock.calls.map(([text]) => /“(\w+)”/.exec(text)?.[1]).sort()).toEqual([
    'action',
    'actor',
    'locale',
  ]);
});

test('ANLY-12 ANLY-13 the cookie lasts 390 days, and the keys have their names', async () => {
  cookies['vitrine_member_xsrf'] = 'x';
  await trackEvent(EVENT);
  expect(written.join()).toMatch(
    /^ss_analyticsId=[0-9a-f]{24}; path=\/; samesite=lax; max-age=33696000; secure$/,
  );
  expect(33_696_000 / 86_400).toBe(390);
  expect([[...stores.local.keys()], [...stores.session.keys()].sort()]).toEqual([
    ['SS_ANALYTICS_ID'],
    ['SS_MID', 'SS_SESSION_ID'],
  ]);
  await trackEvent(EVENT);
  expect(sent[1]?.analyticsId).toBe(sent[0]?.analyticsId);
});

test('ANLY-14 where storage is not there, a warning says so and the event goes all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', undefined);
  await trackEvent(EVENT);
  expect(warn).toHaveBeenCalledWith('[vitrine] Unable to store analyticsId');
  expect(sent).toHaveLength(1);
});

test('before consent an event says nothing of the visitor, and nothing is stored', async () => {
  cookies = { vitrine_member_xsrf: 'x' };
  await trackEvent(EVENT);
  expect(sent[0]).toMatchObject({ analyticsId: '', commonData: { memberAccountId: null } });
  expect([written, stores.local.size, stores.session.size]).toEqual([[], 0, 0]);
});
