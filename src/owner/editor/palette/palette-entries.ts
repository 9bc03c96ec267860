/** Everything that can be added, in the order of the palette, and how it is found by words. */

import { definitions } from '#blocks/definitions.ts';
import { PALETTE_GROUPS } from '#blocks/kit/palette-entry.ts';
import { palettes } from '#blocks/palettes.ts';
import type { TargetKind } from '#domain/editor/protocol.ts';
import { fold } from '#domain/search/fold.ts';
import { PRESETS } from '../../new-page/presets.ts';
import * as say from './words/en.ts';

export interface PaletteEntry {
  readonly kind: TargetKind;
  /** A block's type, or a preset's name. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly group: string;
  /** What people call it elsewhere. */
  readonly words?: string | undefined;
}

export const BLOCK_ENTRIES: readonly PaletteEntry[] = PALETTE_GROUPS.flatMap((group) =>
  Object.entries(palettes)
    .filter(([, palette]) => palette.group === group)
    .sort(([, one], [, other]) => one.rank - other.rank)
    .flatMap(([name, { words }]) => {
      const definition = definitions[name];
      if (!definition || definition.category === 'system') return [];
      const { label, description } = definition;
      return [{ kind: 'block', name, label, description, group, words } satisfies PaletteEntry];
    }),
);

export const SECTION_ENTRIES: readonly PaletteEntry[] = PRESETS.map(
  ({ name, label, description, words }) => ({
    kind: 'section',
    name,
    label,
    description,
    group: say.sections,
    words,
  }),
);

/** What every one of the words is said of; names count more than descriptions. */
export function findEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const rank = (entry: PaletteEntry): number => {
    const label = fold(entry.label);
    const all = fold(`${label} ${entry.description} ${entry.words ?? ''}`);
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
