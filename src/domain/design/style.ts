/** A site's style document: which template, and what its owner changed about it. */
import { z } from 'zod';

export const TEMPLATE_NAMES = ['kiln', 'plate', 'harbour'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

const colour = z.string().regex(/^(#[0-9a-f]{6}|oklch\([0-9. %-]{5,40}\))$/i, 'must be #rrggbb or oklch(…)');

export const siteStyleSchema = z
  .object({
    template: z.enum(TEMPLATE_NAMES).default('kiln'),
    /** Replaces the template's own colours, from which the five section themes are made. */
    palette: z.object({ paper: colour, tint: colour, ink: colour, accent: colour }).partial().default({}),
    fonts: z
      .object({ display: z.string().max(60), text: z.string().max(60) })
      .partial()
      .default({}),
    /** Multiplies every font size. */
    scale: z.number().min(0.8).max(1.4).default(1),
    /** Multiplies the space between sections. */
    spacing: z.number().min(0.5).max(2).default(1),
    /** Added after the template's own style sheet. */
    customCss: z.string().max(50_000).default(''),
  })
  .meta({ id: 'SiteStyle' });
export type SiteStyle = z.infer<typeof siteStyleSchema>;
