/** What a phone has to load for a page, and what that means for the person who waits. */
import { z } from 'zod';

/** Pages above it keep people on phones waiting. */
export const WEIGHT_BUDGET_BYTES = 1_000_000;
/** Slow 4G, as Lighthouse measures with: 1.6 Mbit/s, and two rounds of 150 ms before the first byte. */
const BYTES_PER_MS = 200;
const START_MS = 300;
/** Of the phone that Lighthouse plays: 412 CSS pixels of 1.75. */
const PHONE_PIXELS = 721;

export const weightSchema = z
  .object({
    /** Everything together, in bytes as they travel. */
    total: z.int(),
    budget: z.int(),
    page: z.int(),
    script: z.int(),
    fonts: z.int(),
    pictures: z.int(),
    pictureCount: z.int(),
    /** Until all of it is there on slow 4G, in milliseconds. */
    loadMs: z.int(),
    heaviest: z.object({ mediaId: z.string(), filename: z.string(), bytes: z.int() }).nullable(),
  })
  .meta({ id: 'PageWeight' });
export type PageWeight = z.infer<typeof weightSchema>;

export function loadMs(bytes: number): number {
  return Math.round(START_MS + bytes / BYTES_PER_MS);
}

/** What a page's HTML has a phone load by itself, as addresses on its host. */
export interface Loaded {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  readonly pictures: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };
const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replace(
    /&(amp|quot|#x27);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );

/** Reads the renderer's own HTML. Pictures are counted at the width such a phone chooses, lazy ones too. */
export function loadedBy(html: string): Loaded {
  const tags = (pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
  const links = tags(/<link\b[^<>]*>/gi).filter((tag) => attribute(tag, 'as') === 'font');
  const local = (urls: string[]) => [...new Set(urls)].filter((url) => /^\/(?!\/)/.test(url));
  return {
    scripts: local(tags(/<script\b[^<>]*>/gi).map((tag) => attribute(tag, 'src'))),
    fonts: local(links.map((tag) => attribute(tag, 'href'))),
    pictures: local(tags(/<img\b[^<>]*>/gi).map(chosenPicture)),
  };
}

function chosenPicture(tag: string): string {
  const candidates = attribute(tag, 'srcset')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', width = '0']) => ({ url, width: Number.parseInt(width, 10) }))
    .filter(({ url, width }) => url !== '' && width > 0)
    .sort((a, b) => a.width - b.width);
  const fitting = candidates.find(({ width }) => width >= PHONE_PIXELS) ?? candidates.at(-1);
  return fitting?.url ?? attribute(tag, 'src');
}
