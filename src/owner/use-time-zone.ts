/** The time zone in which a site shows its dates, and in which its owner plans. */
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from './site-settings-query.ts';

/** IANA name; undefined until it is known. */
export function useTimeZone(siteId: string): string | undefined {
  return useQuery(siteSettingsQuery(siteId)).data?.timeZone;
}
