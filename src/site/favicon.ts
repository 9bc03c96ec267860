/** The site's mark when its owner has given none: the first letter of its name on the accent colour. */
import { toHex } from '#domain/design/oklch.ts';
import type { SiteView } from '#domain/page.ts';
import { themesOf } from './palette.ts';
import { templates } from './templates/templates.ts';

export function faviconSvg(site: Pick<SiteView, 'settings' | 'style'>): string {
  const template = templates[site.style.template];
  const { accent, onAccent } = themesOf(template, site.style).paper;
  const { radius, family, weight } = template.icon;
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
