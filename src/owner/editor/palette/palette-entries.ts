/** Everything that can be added, in the order of the palette, and how it is found by words. */
import { definitions } from '#blocks/definitions.ts';
import type { TargetKind } from '#domain/editor/protocol.ts';
import { PRESETS } from '../../new-page/presets.ts';

export interface PaletteEntry {
  readonly kind: TargetKind;
  /** A block's type, or a preset's name. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly group: string;
}

/** In the order of how often they are wanted. */
const GROUPS: readonly (readonly [label: string, types: readonly string[]])[] = [
  ['Basics', ['text', 'image', 'button', 'quote', 'line', 'spacer']],
  ['From your site', ['summary', 'calendar', 'post-archive', 'search']],
  ['Features', ['form', 'newsletter', 'table-booking', 'menu', 'tour-dates', 'audio', 'chart']],
  ['Social', ['social-links', 'share-buttons', 'comments']],
  ['From elsewhere', ['embed', 'code']],
];

/** What people say for it elsewhere. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  audio: 'music podcast player sound song mp3',
  button: 'link call to action cta',
  calendar: 'events dates month',
  chart: 'graph diagram bars numbers statistics',
  code: 'html script css javascript snippet',
  comments: 'replies discussion guestbook opinions',
  embed: 'map video youtube vimeo iframe booking widget',
  form: 'contact message survey registration questions input email',
  image: 'picture photo photograph gallery',
  line: 'divider separator rule hr',
  menu: 'food dishes prices restaurant price list',
  newsletter: 'mailing list subscribe sign up email letters',
  'preset-action': 'cta banner button',
  'preset-columns': 'features services reasons cards',
  'preset-contact': 'address phone mail find us',
  'preset-events': 'dates calendar',
  'preset-hero': 'hero banner header headline',
  'preset-hours': 'times table open',
  'preset-pictures': 'gallery photos images',
  'preset-quote': 'testimonial review',
  'preset-summary': 'blog news journal',
  'post-archive': 'blog archive categories tags',
  quote: 'testimonial citation review',
  search: 'find',
  'share-buttons': 'facebook whatsapp mail share',
  'social-links': 'instagram facebook profiles icons',
  spacer: 'space gap air',
  summary: 'blog posts events list grid teaser news products',
  'table-booking': 'restaurant reservation reserve opentable tock resy dinner',
  text: 'paragraph heading title list table prose',
  'tour-dates': 'gigs concerts shows band tickets',
};

export const BLOCK_ENTRIES: readonly PaletteEntry[] = GROUPS.flatMap(([group, types]) =>
  types.flatMap((name) => {
    const definition = definitions[name];
    if (!definition) return [];
    const { label, description } = definition;
    return [{ kind: 'block', name, label, description, group } satisfies PaletteEntry];
  }),
);

export const SECTION_ENTRIES: readonly PaletteEntry[] = PRESETS.map(({ name, label, description }) => ({
  kind: 'section',
  name,
  label,
  description,
  group: 'Sections',
}));

/** What every one of the words is said of; names count more than descriptions. */
export function findEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const rank = (entry: PaletteEntry): number => {
    const label = entry.label.toLowerCase();
    const all = `${label} ${entry.description} ${OTHER_WORDS[entry.name] ?? ''}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) return -1;
    if (label.startsWith(words[0] ?? '')) return 0;
    return words.some((word) => label.includes(word)) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
