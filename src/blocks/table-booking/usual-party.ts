/** Two come most often. */
const USUAL_PARTY = '2';

export function usualParty(sizes: readonly string[]): string | undefined {
  return sizes.includes(USUAL_PARTY) ? USUAL_PARTY : sizes[0];
}
