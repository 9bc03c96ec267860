/** Layers in words. */

import { fill } from '../fill.ts';
import { LANGUAGE } from '../language.ts';
import type { Layer } from './contract.ts';
import * as say from './words/en.ts';

export interface LayerWords {
  /** Of a value the layer has of its own. */
  readonly own: string;
  /** Of a value that comes from the base. */
  readonly inherited: string;
  /** Of a value that is one for all. */
  readonly shared: string;
  /** Of a base value that the layer replaces. */
  readonly replaced: string;
  /** What resetting does. */
  readonly reset: string;
}

export function layerWords(layer: Layer): LayerWords {
  if (layer === 'mobile') {
    return {
      own: say.phoneOnly,
      inherited: say.fromDesktop,
      shared: say.allScreens,
      replaced: say.phonesDiffer,
      reset: say.useTheSameAsOnDesktop,
    };
  }
  const name = nameOf(layer);
  return {
    own: fill(say.nameOnly, { name }),
    inherited: say.fromTheOriginal,
    shared: say.sameEverywhere,
    replaced: fill(say.nameDiffers, { name }),
    reset: say.useTheOriginal,
  };
}

function nameOf(layer: Layer): string {
  const [, version] = /^variant:[^=]*=(.*)$/.exec(layer) ?? [];
  if (version !== undefined) return fill(say.versionLetter, { letter: version.toUpperCase() });
  if (!layer.startsWith('locale:')) return layer;
  const tag = layer.slice('locale:'.length);
  return new Intl.DisplayNames([LANGUAGE], { type: 'language' }).of(tag) ?? tag;
}
