/** What the fields ask of the site: its collections, its time zone, its colours. */
import { useQuery } from '@tanstack/react-query';
import { siteStyleSchema, type TemplateName } from '#domain/design/style.ts';
import { themesOf } from '#site/palette.ts';
import type { Template, Themes } from '#site/templates/template.ts';
import { api } from '../api.ts';

interface CollectionSummary {
  readonly id: string;
  readonly title: string;
}

export function useCollections(siteId: string) {
  return useQuery({
    queryKey: ['collections', siteId, 'choices'],
    queryFn: ({ signal }) =>
      api.get<{ collections: CollectionSummary[] }>(`/api/sites/${siteId}/collections`, { signal }),
    select: ({ collections }) => collections,
  });
}

interface ReadSettings {
  readonly settings: { readonly timeZone?: string; readonly socialImage?: { readonly id: string } };
}

export function useSiteSettings(siteId: string) {
  return useQuery({
    queryKey: ['settings', siteId, 'site'],
    queryFn: ({ signal }) => api.get<ReadSettings>(`/api/sites/${siteId}/settings`, { signal }),
    select: ({ settings }) => settings,
  });
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
      const base = `/api/sites/${siteId}/documents`;
      const { documents } = await api.get<{ documents: { id: string }[] }>(`${base}?kind=style`, { signal });
      const id = documents[0]?.id;
      const found = id
        ? await api.get<{ draft?: { body: { fields: unknown } } }>(`${base}/${id}`, { signal })
        : undefined;
      const style = siteStyleSchema.parse(found?.draft?.body.fields ?? {});
      return themesOf(await TEMPLATES[style.template](), style);
    },
  }).data;
}
