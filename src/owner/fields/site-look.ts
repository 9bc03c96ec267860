/** The site's own fonts, sizes, colours and shapes, for previews that draw a part of a page in a shadow root. */
import { useQuery } from '@tanstack/react-query';
import { siteStyleSchema } from '#domain/design/style.ts';
import { styleTokens } from '#site/style-tokens.ts';
import { loadTemplate } from '#site/templates/load-template.ts';
import { openPart } from '../documents.ts';

/** Spaces as all sites have them; what the site says itself comes after. */
const BASE = `:host { --space-1: .25rem; --space-2: .5rem; --space-3: .75rem; --space-4: 1rem; --space-5: 1.5rem;
  --step--1: .875rem; --radius: 4px; --measure: 66ch; --shade: #000; }
[data-theme] { color: var(--text); }`;
const WORDS = ':host { font: 1rem/1.5 var(--font-text, system-ui), sans-serif; }';

/** Rules for a shadow root; until the style is read, those that all sites have. */
export function useSiteLook(siteId: string): string {
  const { data = '' } = useQuery({
    queryKey: ['documents', siteId, 'look'],
    queryFn: async ({ signal }) => {
      const { draft } = await openPart(siteId, 'style', signal);
      const style = siteStyleSchema.parse(draft?.body.fields ?? {});
      return styleTokens(await loadTemplate(style.template), style).replaceAll(':root', ':host');
    },
  });
  return BASE + data + WORDS;
}
