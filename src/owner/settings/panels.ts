/** Which panels the settings have, who sees them, and how one is found. */
import { fold } from '#domain/search/fold.ts';
import type { OwnerFeature, SettingsLink, SettingsPanel } from '../feature.ts';
import { WORDS } from './panel-words.ts';

export type Entry = SettingsPanel | SettingsLink;

export function panelsFor(
  features: readonly OwnerFeature[],
  permissions: readonly string[],
  isOwner: boolean,
): readonly Entry[] {
  return features
    .flatMap(({ settings = [] }) => settings)
    .filter(
      ({ group, permission }) => permissions.includes(permission) && (group !== 'installation' || isOwner),
    )
    .sort((one, other) => one.rank - other.rank);
}

/** Below the address of the site. */
export function placeOf(entry: Entry): string {
  return 'screen' in entry ? entry.screen : `settings/${entry.path}`;
}

/** Those whose label, or other words, have each word that is typed, or begin with it. */
export function findPanels(panels: readonly Entry[], typed: string): readonly Entry[] {
  const asked = wordsOf(typed);
  return panels.filter(({ path, label, words = WORDS[path] ?? '' }) => {
    const own = wordsOf(`${label} ${words}`);
    return asked.every((word) => own.some((each) => each.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
