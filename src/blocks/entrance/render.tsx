import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import type { EntranceProps } from './definition.ts';

export const render: BlockRender<EntranceProps> = ({ props }) => (
  <div className="entrances">
    {props.isExample && <p>Scroll down to see the blocks below appear one by one.</p>}
    <IslandProps value={{ kind: props.kind }} />
  </div>
);
