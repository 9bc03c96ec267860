/** A small icon for each kind of block. */
import { Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { palettes } from '#blocks/palettes.ts';

export function BlockIcon({ type }: { readonly type: string }): ReactNode {
  const Icon = palettes[type]?.icon ?? Puzzle;
  return <Icon size={14} aria-hidden="true" />;
}
