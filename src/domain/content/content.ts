/**
 * What a revision holds: a body of title, fields and sections; a section is a 12-column grid of blocks.
 * Every document of a site has this one shape (page, item, header, footer, reusable section, style,
 * navigation), so that editing, history, export and undo are written once.
 */
import { z } from 'zod';
import { isDeeperThan, MAX_JSON_DEPTH } from '../json.ts';
import { idSchema, mediaRefSchema } from '../links/link.ts';
import { GRID_COLUMNS } from './grid.ts';

/** Most blocks one layout may hold (SITE-60). */
export const MAX_BLOCKS_PER_LAYOUT = 60;
/** Most sections one layout may hold; ours, to bound a document. */
export const MAX_SECTIONS_PER_LAYOUT = 60;

export const THEMES = ['paper', 'tint', 'ink', 'accent', 'photo'] as const;
export type Theme = (typeof THEMES)[number];
export const WIDTHS = ['full', 'wide', 'content', 'reading'] as const;
export type Width = (typeof WIDTHS)[number];
/** At least this much of the window, whatever stands in it. */
export const HEIGHTS = ['auto', 'half', 'screen'] as const;
/** What parts a section from the one above it. */
export const DIVIDERS = ['none', 'line', 'short'] as const;
export const SPACINGS = ['none', 'small', 'medium', 'large'] as const;

/** A condition under which an overlay's values replace the base values. */
const CONDITION = /^(mobile|locale:[a-z]{2,3}(-[A-Za-z0-9]{2,8})*|variant:[a-z0-9-]{1,60}=[a-z0-9-]{1,60})$/;
export const conditionSchema = z.string().regex(CONDITION, 'must be mobile, locale:xx or variant:name=value');

const record = z.record(z.string(), z.unknown());

/** What an overlay may not replace: what a thing is, and what it holds. */
const FIXED_IN_OVERLAYS: ReadonlySet<string> = new Set([
  'id',
  'type',
  'version',
  'blocks',
  'sections',
  'overlays',
]);

export function isFixedInOverlays(key: string): boolean {
  return FIXED_IN_OVERLAYS.has(key);
}

const layerSchema = record.refine(
  (layer) => !Object.keys(layer).some(isFixedInOverlays),
  'an overlay cannot replace id, type, version, blocks, sections or overlays',
);
const overlaysSchema = z.record(conditionSchema, layerSchema);

/** The next wider measure of the site, and the whole window. */
const REACHES = ['wide', 'full'] as const;
export type Reach = (typeof REACHES)[number];

export const placeSchema = z
  .object({
    column: z.int().min(1).max(GRID_COLUMNS),
    span: z.int().min(1).max(GRID_COLUMNS),
    row: z.int().min(1).max(200).optional(),
    align: z.enum(['start', 'center', 'end', 'stretch']).optional(),
    /** How far a block that fills its row goes beyond the section's columns. */
    reach: z.enum(REACHES).optional(),
  })
  .refine((place) => place.column + place.span <= GRID_COLUMNS + 1, 'reaches beyond the last of 12 columns');
export type Place = z.infer<typeof placeSchema>;

export const blockSchema = z
  .object({
    id: idSchema,
    type: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
    version: z.int().min(1),
    props: record,
    place: placeSchema,
    hidden: z.boolean().optional(),
    overlays: overlaysSchema.optional(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof blockSchema>;

const backgroundSchema = z.object({
  media: mediaRefSchema,
  /** Plays over the picture, silent and again and again, where nobody asked for less motion or data. */
  video: mediaRefSchema.optional(),
  /** How much the scrim darkens or lightens beyond what legible text needs, 0 to 1. */
  scrim: z.number().min(0).max(1).optional(),
});

export const sectionSchema = z
  .object({
    id: idSchema,
    name: z.string().max(100).optional(),
    theme: z.enum(THEMES),
    width: z.enum(WIDTHS),
    spacing: z.enum(SPACINGS),
    height: z.enum(HEIGHTS).optional(),
    divider: z.enum(DIVIDERS).optional(),
    background: backgroundSchema.optional(),
    /** A reusable section shown in place of this one's own blocks. */
    source: z.object({ ref: z.literal('section'), id: idSchema }).optional(),
    hidden: z.boolean().optional(),
    blocks: z.array(blockSchema),
    overlays: overlaysSchema.optional(),
  })
  .meta({ id: 'Section' });
export type Section = z.infer<typeof sectionSchema>;

export const bodySchema = z
  .object({
    title: z.string().max(300),
    fields: record,
    sections: z.array(sectionSchema).max(MAX_SECTIONS_PER_LAYOUT),
    overlays: overlaysSchema.optional(),
  })
  .superRefine((body, context) => {
    const count = countBlocks(body);
    if (count > MAX_BLOCKS_PER_LAYOUT) {
      context.addIssue({ code: 'custom', path: ['sections'], message: tooManyBlocks(count) });
    }
    if (isDeeperThan(body, MAX_JSON_DEPTH)) {
      context.addIssue({ code: 'custom', path: ['sections'], message: 'is nested too deeply' });
    }
    const repeated = findRepeatedId(body);
    if (repeated)
      context.addIssue({ code: 'custom', path: ['sections'], message: `the id ${repeated} is used twice` });
  })
  .meta({ id: 'Body', description: 'What a revision holds.' });
export type Body = z.infer<typeof bodySchema>;

/** What the reach of a block comes to: a part of a row has none, nor has one whose section is as wide already. */
export function reachOf({ span, reach }: Place, { width }: Pick<Section, 'width'>): Reach | undefined {
  if (span < GRID_COLUMNS || width === 'full') return undefined;
  return width === 'wide' && reach === 'wide' ? undefined : reach;
}

export function emptyBody(title: string): Body {
  return { title, fields: {}, sections: [] };
}

export function countBlocks(body: Pick<Body, 'sections'>): number {
  return body.sections.reduce((sum, section) => sum + section.blocks.length, 0);
}

export function tooManySections(count: number): string {
  return `A page can hold up to ${MAX_SECTIONS_PER_LAYOUT} sections. This one would hold ${count}. Remove some, or move them to another page.`;
}

export function tooManyBlocks(count: number): string {
  return `A page can hold up to ${MAX_BLOCKS_PER_LAYOUT} blocks. This one would hold ${count}. Remove some, or move them to another page.`;
}

function findRepeatedId(body: Pick<Body, 'sections'>): string | undefined {
  const seen = new Set<string>();
  for (const section of body.sections) {
    for (const { id } of [section, ...section.blocks]) {
      if (seen.has(id)) return id;
      seen.add(id);
    }
  }
  return undefined;
}
