/** Every feature of the owner area: its folder is enough. */
import type { OwnerFeature } from './feature.ts';

export const features = Object.values(
  import.meta.glob<OwnerFeature>('./**/feature.tsx', { eager: true, import: 'feature' }),
);
