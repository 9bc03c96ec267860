import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import type { EntranceProps } from './definition.ts';

export const render: BlockRender<EntranceProps> = ({ props }) => (
  <div className="entrances">
    {props.isExample && <p>Scroll down: the blocks below come in one after the other.</p>}
    <IslandProps value={{ kind: props.kind }} />
  </div>
);
