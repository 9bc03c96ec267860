/** The site's mark when its owner has given none: the first letter of its name on the accent colour. */
import { toHex } from '#domain/design/oklch.ts';
import type { TemplateName } from '#domain/design/style.ts';
import type { SiteView } from '#domain/page.ts';
import { themesOf } from './palette.ts';
import { templates } from './templates/templates.ts';

/** Each template's own shape: a fired tile, a plate, a pebble. Icons cannot load the site's faces. */
const SHAPES: Readonly<Record<TemplateName, { radius: number; family: string; weight: number }>> = {
  kiln: { radius: 5, family: 'Georgia,serif', weight: 400 },
  plate: { radius: 0, family: 'Helvetica,Arial,sans-serif', weight: 500 },
  harbour: { radius: 10, family: 'Futura,Verdana,sans-serif', weight: 700 },
};

export function faviconSvg(site: Pick<SiteView, 'settings' | 'style'>): string {
  const { accent, onAccent } = themesOf(templates[site.style.template], site.style).paper;
  const { radius, family, weight } = SHAPES[site.style.template];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${toHex(accent)}"/><text x="16" y="23" font-family="${family}" font-size="20" font-weight="${weight}" text-anchor="middle" fill="${toHex(onAccent)}">${firstLetter(site.settings.title)}</text></svg>`;
}

/** The first letter or digit of a name, as readers count letters; names of signs alone get a V. */
function firstLetter(title: string): string {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title)) {
    if (/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) {
      const upper = segment.toLocaleUpperCase();
      return upper.length > segment.length ? segment : upper;
    }
  }
  return 'V';
}
