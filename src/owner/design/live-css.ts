/** The rules that turn a page in a plain template into what the style says. */
import type { SiteStyle } from '#domain/design/style.ts';
import { styleTokens } from '#site/style-tokens.ts';
import { templates } from '#site/templates/templates.ts';

export function liveCss(style: SiteStyle): string {
  return styleTokens(templates[style.template], style) + style.customCss;
}
