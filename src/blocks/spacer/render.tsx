import type { BlockRender } from '../contract.ts';
import type { SpacerProps } from './definition.ts';

export const render: BlockRender<SpacerProps> = ({ props }) => (
  <div className={`spacer spacer-${props.height}`} aria-hidden="true" />
);
