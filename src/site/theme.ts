/** A site's style becomes CSS: fonts, custom properties for each theme, base and template style sheets. */
import { THEMES } from '#domain/content/content.ts';
import type { SiteStyle, TemplateName } from '#domain/design/style.ts';
import type { VisitorAssets } from './assets.ts';
import { themesOf } from './palette.ts';
import base from './styles/base.css?inline';
import shell from './styles/shell.css?inline';
import { harbour } from './templates/harbour/template.ts';
import { kiln } from './templates/kiln/template.ts';
import { plate } from './templates/plate/template.ts';
import type { Template, TemplateFont, ThemeColours } from './templates/template.ts';

export const templates: Readonly<Record<TemplateName, Template>> = { kiln, plate, harbour };

/** The style sheet every page of the site begins with. */
export function siteCss(style: SiteStyle, assets: VisitorAssets): string {
  const template = templates[style.template];
  const { display, text } = template.fonts;
  const fonts = display === text ? [display] : [display, text];
  const themes = themesOf(template, style);
  return [
    fonts.map((font) => fontFaces(font, assets)).join(''),
    `:root{--font-display:${stack(display)};--font-text:${stack(text)};--scale:${style.scale};--spacing:${style.spacing}}`,
    ...THEMES.map(
      (name) => `${name === 'paper' ? ':root,' : ''}[data-theme=${name}]{${properties(themes[name])}}`,
    ),
    base,
    shell,
    template.css,
  ].join('');
}

/** The fonts to fetch before anything else, as addresses. */
export function preloadedFonts(style: SiteStyle, assets: VisitorAssets): string[] {
  const { display, text } = templates[style.template].fonts;
  const urls = [display, text].filter((font) => font.isPreloaded).map((font) => assets.fontUrl(font.file));
  return [...new Set(urls)].filter((url) => url !== undefined);
}

function properties(colours: ThemeColours): string {
  return [
    `--ground:${colours.ground}`,
    `--surface:${colours.surface}`,
    `--text:${colours.text}`,
    `--text-muted:${colours.muted}`,
    `--heading:${colours.heading}`,
    `--accent:${colours.accent}`,
    `--on-accent:${colours.onAccent}`,
    `--border:${colours.border}`,
  ].join(';');
}

function stack(font: TemplateFont): string {
  return `"${font.family}","${font.family} fallback",system-ui,sans-serif`;
}

function fontFaces(font: TemplateFont, assets: VisitorAssets): string {
  const { fallback } = font;
  const face = (file: string, style: string): string => {
    const url = assets.fontUrl(file);
    if (!url) return '';
    const range = font.unicodeRange ? `unicode-range:${font.unicodeRange};` : '';
    return `@font-face{font-family:"${font.family}";src:url(${url}) format("woff2");font-weight:${font.weight};font-style:${style};font-display:swap;${range}}`;
  };
  return [
    face(font.file, 'normal'),
    font.italicFile ? face(font.italicFile, 'italic') : '',
    `@font-face{font-family:"${font.family} fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride}}`,
  ].join('');
}
