/** Where the site's template shows the button of the header on phones. */
import { useQuery } from '@tanstack/react-query';
import { siteStyleSchema } from '#domain/design/style.ts';
import { loadTemplate } from '#site/templates/load-template.ts';
import { openPart } from '../documents.ts';

/** @returns undefined until it is known */
export function usePhonePlace(siteId: string): 'bar' | 'menu' | undefined {
  return useQuery({
    queryKey: ['documents', siteId, 'phone-place'],
    queryFn: async ({ signal }) => {
      const { draft } = await openPart(siteId, 'style', signal);
      const { template } = siteStyleSchema.parse(draft?.body.fields ?? {});
      const { shell } = await loadTemplate(template);
      return shell.hasActionBar ? ('bar' as const) : ('menu' as const);
    },
  }).data;
}
