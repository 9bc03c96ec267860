/** The time zone in which a site shows its dates, and in which its owner plans. */
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

interface ReadSettings {
  readonly settings: { readonly timeZone?: string };
}

/** IANA name; undefined until it is known. */
export function useTimeZone(siteId: string): string | undefined {
  return useQuery({
    queryKey: ['settings', siteId, 'site'],
    queryFn: ({ signal }) => api.get<ReadSettings>(`/api/sites/${siteId}/settings`, { signal }),
    select: ({ settings }) => settings.timeZone ?? 'UTC',
  }).data;
}
