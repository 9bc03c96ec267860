/** The colours of the five section themes: the template's own, or made from the owner's palette. */
import { THEMES, type Theme } from '#domain/content/content.ts';
import type { SiteStyle } from '#domain/design/style.ts';
import type { Template, ThemeColours } from './templates/template.ts';

export function themesOf(template: Template, style: SiteStyle): Readonly<Record<Theme, ThemeColours>> {
  const { palette } = style;
  if (Object.keys(palette).length === 0) return template.themes;
  const themes = Object.fromEntries(THEMES.map((name) => [name, { ...template.themes[name] }])) as Record<
    Theme,
    ThemeColours
  >;
  const set = (name: Theme, changes: Partial<ThemeColours>): void => {
    themes[name] = { ...themes[name], ...changes };
  };
  if (palette.paper) set('paper', { ground: palette.paper });
  if (palette.tint) set('tint', { ground: palette.tint });
  if (palette.ink) set('ink', { ground: palette.ink });
  if (palette.accent) {
    set('accent', { ground: palette.accent });
    for (const name of ['paper', 'tint'] as const) set(name, { accent: palette.accent });
  }
  return themes;
}
