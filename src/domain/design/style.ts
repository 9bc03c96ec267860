/** A site's style document: which template, and what its owner changed about it. */
import { z } from 'zod';

export const TEMPLATE_NAMES = ['kiln', 'plate', 'harbour', 'folio', 'market', 'ember'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export const PALETTE_NAMES = ['paper', 'tint', 'ink', 'accent', 'text'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

const HEADINGS = ['calm', 'bold'] as const;
const PAGE_WIDTHS = ['narrow', 'normal', 'wide'] as const;
const CORNERS = ['square', 'soft', 'round'] as const;
/** How blocks come in as they are scrolled to. */
export const ENTRANCES = ['fade', 'rise', 'scale'] as const;
/** Pages in the palette’s dark set: always, or where the visitor’s device is set to dark. */
const SCHEMES = ['dark', 'device'] as const;
const BUTTON_FILLS = ['outline'] as const;
const BUTTON_SHAPES = ['square', 'soft', 'pill'] as const;

const colour = z.string().regex(/^(#[0-9a-f]{6}|oklch\([0-9. %-]{5,40}\))$/i, 'must be #rrggbb or oklch(…)');

export const siteStyleSchema = z
  .object({
    template: z.enum(TEMPLATE_NAMES).default('kiln'),
    /** Replaces the template's own colours, from which the five section themes are made. */
    palette: z
      .object({ paper: colour, tint: colour, ink: colour, accent: colour, text: colour })
      .partial()
      .default({}),
    fonts: z
      .object({ display: z.string().max(60), text: z.string().max(60) })
      .partial()
      .default({}),
    /** Multiplies every font size. */
    scale: z.number().min(0.8).max(1.4).default(1),
    /** How much larger headings are than text. Here and below: absent as the template has it. */
    headings: z.enum(HEADINGS).optional(),
    /** Multiplies the space between sections. */
    spacing: z.number().min(0.5).max(2).default(1),
    /** Width of what is neither wide nor full. */
    pageWidth: z.enum(PAGE_WIDTHS).optional(),
    /** Of pictures, cards and fields; of buttons too unless they have a shape of their own. */
    corners: z.enum(CORNERS).optional(),
    buttons: z
      .object({ fill: z.enum(BUTTON_FILLS), shape: z.enum(BUTTON_SHAPES) })
      .partial()
      .optional(),
    /** Absent where blocks are simply there. */
    entrance: z.enum(ENTRANCES).optional(),
    /** Absent where pages are always in the palette as it is. */
    scheme: z.enum(SCHEMES).optional(),
    /** Added after the template's own style sheet. */
    customCss: z.string().max(50_000).default(''),
  })
  .meta({ id: 'SiteStyle' });
export type SiteStyle = z.infer<typeof siteStyleSchema>;
