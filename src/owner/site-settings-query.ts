/** The settings of a site, which several screens show something of. */
import { queryOptions } from '@tanstack/react-query';
import { read } from '#domain/settings/calls.ts';
import { call } from './api.ts';

export const siteSettingsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['settings', siteId, 'site'],
    queryFn: async ({ signal }) => (await call(read, { site: siteId }, { signal })).settings,
  });
