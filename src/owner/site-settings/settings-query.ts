/** What the owner has decided for a site as a whole, as it is stored. */
import { queryOptions } from '@tanstack/react-query';
import { read } from '#domain/settings/calls.ts';
import { call } from '../api.ts';

export function settingsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['settings', siteId, 'all'],
    queryFn: async ({ signal }) => (await call(read, { site: siteId }, { signal })).settings,
  });
}
