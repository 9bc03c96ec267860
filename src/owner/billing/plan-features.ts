/**
 * What a site has, as a hosted builder lists the features of a plan. Made from what blocks and features of the owner area
 * declare about themselves, so it cannot promise what is not there.
 */
import { definitions } from '#blocks/definitions.ts';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export interface NamedGroup {
  readonly label: string;
  /** In the order in which they are declared. */
  readonly names: readonly string[];
}

export function listPlanFeatures(features: readonly OwnerFeature[]): readonly NamedGroup[] {
  const screens = features
    .flatMap(({ navigation = [] }) => navigation)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ label }) => label);
  const settings = features
    .flatMap(({ settings: entries = [] }) => entries)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ label }) => label);
  return [
    { label: say.screens, names: [...new Set(screens)] },
    { label: say.settings, names: [...new Set(settings)] },
    { label: say.blocks, names: Object.values(definitions).map(({ label }) => label) },
  ];
}
