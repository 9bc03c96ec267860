/** A template: fonts, colours and a style sheet. All templates are driven by the same documents. */

import type { Theme, Width } from '#domain/content/content.ts';
import type { TemplateName } from '#domain/design/style.ts';

/** A variable face. Its files are named after it: `{file}.woff2`, `{file}-ext.woff2`, `{file}-italic.woff2`. */
export interface TemplateFont {
  readonly family: string;
  readonly file: string;
  readonly hasItalic: boolean;
  /** Weight range of the variable face, e.g. `300 900`. */
  readonly weight: string;
  /** A local face with metrics adjusted to this one, so that nothing moves when the font arrives. */
  readonly fallback: FontFallback;
}

interface FontFallback {
  readonly kind: 'serif' | 'sans-serif';
  /** In percent. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Colours of one section theme, as `oklch(…)` or `#rrggbb`. */
export interface ThemeColours {
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly heading: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly border: string;
}

export type Themes = Readonly<Record<Theme, ThemeColours>>;

export interface Template {
  readonly name: TemplateName;
  readonly label: string;
  /** One sentence for the template picker. */
  readonly description: string;
  /** Both are fetched before the style sheet is read; at most two a template. */
  readonly fonts: { readonly display: TemplateFont; readonly text: TemplateFont };
  /** Multiplies every font size: faces of one size differ in how large they look. */
  readonly size: number;
  readonly themes: Themes;
  /**
   * Widths in pixels where its style sheet sets others than the base does (`--inner`): of a section's grid, and of the
   * picture above an item. Browsers choose files of pictures by them.
   */
  readonly innerWidths?: Readonly<Partial<Record<Exclude<Width, 'full'> | 'cover', number>>>;
  /** Shape of the page shell that differs beyond CSS. */
  readonly shell: {
    /** A bar with the main action that stays at the bottom of phones. */
    readonly hasActionBar: boolean;
    /** Whether the header lies on the first section's picture. */
    readonly isHeaderOverPicture: boolean;
    /** Header and footer stand on the ground of the page's first section that has one, in place of paper. */
    readonly isOnFirstGround?: boolean;
    /** Absent: the footer stands on the page's own ground. */
    readonly footerTheme?: Theme;
    /** Absent: the title of a post stands on the page's own ground. */
    readonly articleTheme?: Theme;
    /** Ground of the pages the product itself provides: not found, lock screen. */
    readonly systemTheme: Theme;
  };
  /** The site's mark where its owner has given none; icons cannot load the site's faces. */
  readonly icon: { readonly radius: number; readonly family: string; readonly weight: number };
  /** The template's own style sheet, after the base. */
  readonly css: string;
}

/** How a template is offered before any of it is loaded; its picture, of a new site, is the `card.webp` beside it. */
export interface TemplateCard {
  readonly label: string;
  readonly words: string;
}
