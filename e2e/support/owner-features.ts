/** The features of the owner area, found by their folders: the list of the owner area is made by Vite. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerFeature } from '#owner/feature.ts';

const FOLDER = join(import.meta.dirname, '../../src/owner');

export function ownerFeatures(): Promise<OwnerFeature[]> {
  const files = globSync('**/feature.tsx', { cwd: FOLDER }).sort();
  return Promise.all(
    files.map(async (file) => {
      const { feature }: { readonly feature: OwnerFeature } = await import(join(FOLDER, file));
      return feature;
    }),
  );
}
