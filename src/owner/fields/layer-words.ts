/** Layers in words. */
import type { Layer } from './contract.ts';

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
      own: 'Phone only',
      inherited: 'From desktop',
      shared: 'All screens',
      replaced: 'Phones differ',
      reset: 'Use the same as on desktop',
    };
  }
  const name = nameOf(layer);
  return {
    own: `${name} only`,
    inherited: 'From the original',
    shared: 'Same everywhere',
    replaced: `${name} differs`,
    reset: 'Use the original',
  };
}

function nameOf(layer: Layer): string {
  if (!layer.startsWith('locale:')) return layer.replace(/^variant:/, '').replace('=', ', version ');
  const tag = layer.slice('locale:'.length);
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}
