/** The site's mark when its owner has given none: the first letter of its name on the accent colour. */
import type { SiteView } from '#domain/page.ts';
import { themesOf } from './palette.ts';
import { templates } from './theme.ts';

export function faviconSvg(site: Pick<SiteView, 'settings' | 'style'>): string {
  const { accent, onAccent } = themesOf(templates[site.style.template], site.style).paper;
  const letter = ([...site.settings.title.trim()][0] ?? 'V').toUpperCase().replace(/[<>&"']/g, 'V');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="22.5" font-family="Georgia,serif" font-size="19" font-weight="600" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`;
}
