/** The language of a site, which spells the addresses made from its titles. */
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from './site-settings-query.ts';

/** BCP 47 tag; undefined until it is known. */
export function useLocale(siteId: string): string | undefined {
  return useQuery(siteSettingsQuery(siteId)).data?.locale;
}
