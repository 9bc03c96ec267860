/** What the fields ask of the site: its collections, its time zone, its colours. */
import { useQuery } from '@tanstack/react-query';
import { readAll } from '#domain/content/calls-collections.ts';
import { siteStyleSchema } from '#domain/design/style.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { readStore } from '#domain/store/settings/calls.ts';
import { themesOf } from '#site/palette.ts';
import { loadTemplate } from '#site/templates/load-template.ts';
import type { Themes } from '#site/templates/template.ts';
import { call } from '../api.ts';
import { openPart } from '../documents.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';

export function useCollections(siteId: string) {
  return useQuery({
    queryKey: ['collections', siteId, 'choices'],
    queryFn: ({ signal }) => call(readAll, { site: siteId }, { signal }),
    select: ({ collections }) => collections,
  });
}

export function useSiteSettings(siteId: string) {
  return useQuery(siteSettingsQuery(siteId));
}

/** IANA name; UTC until it is known. */
export function useTimeZone(siteId: string): string {
  return useSiteSettings(siteId).data?.timeZone ?? 'UTC';
}

/** Of the store; undefined until it is known. */
export function useCurrency(siteId: string): CurrencyCode | undefined {
  return useQuery({
    queryKey: ['store-currency', siteId],
    queryFn: async ({ signal }) => (await call(readStore, { site: siteId }, { signal })).store.currency,
  }).data;
}

/** The colours of the site's section themes, as its draft style has them. */
export function useThemes(siteId: string): Themes | undefined {
  return useQuery({
    queryKey: ['documents', siteId, 'themes'],
    queryFn: async ({ signal }) => {
      const { draft } = await openPart(siteId, 'style', signal);
      const style = siteStyleSchema.parse(draft?.body.fields ?? {});
      return themesOf(await loadTemplate(style.template), style);
    },
  }).data;
}
