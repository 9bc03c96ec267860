/** Which reusable sections lie over pages, and what of it shows each. */
import type { OverPages } from './schema.ts';

/** By the id of a popup, or the name of a bar. */
export function contentsOver({
  popups,
  bars,
}: OverPages): { readonly key: string; readonly sectionId: string }[] {
  const { badge, badgeSectionId, licencesSectionId } = bars;
  return [
    ...popups.map(({ id, sectionId }) => ({ key: id, sectionId })),
    ...(badgeSectionId && badge.type !== 'none' ? [{ key: 'badge', sectionId: badgeSectionId }] : []),
    ...(licencesSectionId ? [{ key: 'licences', sectionId: licencesSectionId }] : []),
  ];
}
