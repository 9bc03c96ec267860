/** The panel beside the page: what can be said of the block, section or page that is chosen. */
import type { ReactNode } from 'react';
import type { FieldPanelProps } from './contract.ts';

export function FieldPanel({ target }: FieldPanelProps): ReactNode {
  return <p>{target.kind}</p>;
}
