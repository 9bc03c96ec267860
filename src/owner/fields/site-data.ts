/** What the fields ask of the site: its collections, its time zone, its colours. */
import { useQuery } from '@tanstack/react-query';
import { readAll } from '#domain/content/calls-collections.ts';
import { siteStyleSchema, type TemplateName } from '#domain/design/style.ts';
import { themesOf } from '#site/palette.ts';
import type { Template, Themes } from '#site/templates/template.ts';
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

const TEMPLATES: Readonly<Record<TemplateName, () => Promise<Pick<Template, 'themes'>>>> = {
  kiln: async () => (await import('#site/templates/kiln/template.ts')).kiln,
  plate: async () => (await import('#site/templates/plate/template.ts')).plate,
  harbour: async () => (await import('#site/templates/harbour/template.ts')).harbour,
};

/** The colours of the site's section themes, as its draft style has them. */
export function useThemes(siteId: string): Themes | undefined {
  return useQuery({
    queryKey: ['documents', siteId, 'themes'],
    queryFn: async ({ signal }) => {
      const { draft } = await openPart(siteId, 'style', signal);
      const style = siteStyleSchema.parse(draft?.body.fields ?? {});
      return themesOf(await TEMPLATES[style.template](), style);
    },
  }).data;
}
