/** Which panels the settings have, and who sees them. */
import type { OwnerFeature, SettingsPanel } from '../feature.ts';

export function panelsFor(
  features: readonly OwnerFeature[],
  permissions: readonly string[],
  isOwner: boolean,
): readonly SettingsPanel[] {
  return features
    .flatMap(({ settings = [] }) => settings)
    .filter(
      ({ group, permission }) => permissions.includes(permission) && (group !== 'installation' || isOwner),
    )
    .sort((one, other) => one.rank - other.rank);
}
