/** A template: fonts, colours and a style sheet. All templates are driven by the same documents. */

import type { Theme } from '#domain/content/content.ts';
import type { TemplateName } from '#domain/design/style.ts';

export interface TemplateFont {
  readonly family: string;
  /** File name in the build's font folder. */
  readonly file: string;
  readonly italicFile?: string | undefined;
  /** Weight range of the variable face, e.g. `300 900`. */
  readonly weight: string;
  readonly unicodeRange?: string | undefined;
  /** A local face with metrics adjusted to this one, so that nothing moves when the font arrives. */
  readonly fallback: {
    readonly local: string;
    readonly sizeAdjust: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
    readonly lineGapOverride: string;
  };
  /** Fetched before the style sheet is read. At most two a template. */
  readonly isPreloaded: boolean;
}

/** Colours of one section theme. */
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

export interface Template {
  readonly name: TemplateName;
  readonly label: string;
  /** One sentence for the template picker. */
  readonly description: string;
  readonly fonts: { readonly display: TemplateFont; readonly text: TemplateFont };
  readonly themes: Readonly<Record<Theme, ThemeColours>>;
  /** Shape of the page shell that differs beyond CSS. */
  readonly shell: {
    /** A bar with the main action that stays at the bottom of phones. */
    readonly hasActionBar: boolean;
    /** Sections and list entries bear running numbers. */
    readonly hasIndexNumbers: boolean;
  };
  /** The template's own style sheet, after the base. */
  readonly css: string;
}
