import type { BlockRender } from '../contract.ts';
import type { LineProps } from './definition.ts';

export const render: BlockRender<LineProps> = ({ props }) => (
  <hr
    className={[
      `line line-${props.style} line-${props.weight}`,
      props.width === 'short' ? `line-short line-${props.align}` : '',
      props.isAccented ? 'line-accent' : '',
    ]
      .filter(Boolean)
      .join(' ')}
  />
);
