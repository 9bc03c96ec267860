import { expect, test, vi } from 'vitest';
import mount from './island.ts';

/** What a page that is picked hears, on this device and with this answer. */
async function heard(id: unknown, cores = 4): Promise<unknown[]> {
  const events: unknown[] = [];
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  vi.stubGlobal('document', {
    dispatchEvent: ({ type, detail }: CustomEvent) => events.push([type, detail]),
  });
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/api/commerce/fullstory/getId');
    return Promise.resolve({ json: () => Promise.resolve(id) });
  });
  mount({} as HTMLElement, undefined);
  await new Promise((resolve) => setTimeout(resolve));
  return events;
}

test('EXPT-06 EXPT-07 EXPT-08 a picked visit starts a recording on more than two cores, and never under the mock id', async () => {
  expect(await heard('service-1')).toEqual([['vitrine:record', { id: 'service-1' }]]);
  expect(await heard('service-1', 2)).toEqual([]);
  expect(await heard('mock-id')).toEqual([]);
  expect(await heard(null)).toEqual([]);
});
