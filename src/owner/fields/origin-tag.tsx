/** Where a value comes from, in a few words, and the way back to the base's. */
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Origin } from '#domain/fields/edit-layer.ts';
import { IconButton } from '../ui/button.tsx';
import type { Layer } from './contract.ts';
import { layerWords } from './layer-words.ts';
import styles from './panel.module.css';

export interface OriginTagProps {
  readonly layer: Layer;
  readonly origin: Exclude<Origin, 'base'>;
  readonly onReset: () => void;
}

export function OriginTag({ layer, origin, onReset }: OriginTagProps): ReactNode {
  const words = layerWords(layer);
  if (origin === 'inherited')
    return <span className={`inline snug tiny ${styles['origin']}`}>{words.inherited}</span>;
  if (origin === 'shared')
    return <span className={`inline snug tiny ${styles['origin']}`}>{words.shared}</span>;
  return (
    <span className={`inline snug tiny ${styles['origin']} ${styles['own']}`}>
      {words.own}
      <IconButton label={words.reset} icon={<RotateCcw />} size="small" onClick={onReset} />
    </span>
  );
}

/** Of a value that some layers replace. */
export function OverriddenTag({ layers }: { readonly layers: readonly string[] }): ReactNode {
  if (layers.length === 0) return null;
  const names = layers.map((layer) => layerWords(layer as Layer).replaced);
  return <span className={`inline snug tiny ${styles['origin']}`}>{names.join(', ')}</span>;
}
