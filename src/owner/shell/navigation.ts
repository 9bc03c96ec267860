/** The navigation of a site, made from its features. */
import type { NavigationEntry, OwnerFeature } from '../feature.ts';

export function navigationOf(features: readonly OwnerFeature[]): readonly NavigationEntry[] {
  return features
    .flatMap(({ navigation }) => (navigation ? [navigation] : []))
    .sort((one, other) => one.rank - other.rank);
}

/** @param shownAt the path below the site, such as `settings/domains` */
export function currentOf(
  { path, alsoAt }: Pick<NavigationEntry, 'path' | 'alsoAt'>,
  shownAt: string,
): 'page' | 'true' | undefined {
  const [first] = shownAt.split('/');
  if (first === path) return shownAt === path ? 'page' : 'true';
  return alsoAt !== undefined && first === alsoAt ? 'true' : undefined;
}
