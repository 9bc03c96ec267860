import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import type { ShapeProps } from './definition.ts';
import { OUTLINES } from './outlines.ts';

export const render: BlockRender<ShapeProps> = ({ props, context }) => (
  <div
    className={`shape shape-${props.fill} shape-${props.size} shape-at-${props.align} shape-is-${props.shape}`}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={OUTLINES[props.shape]} />
    </svg>
    {props.text.trim() !== '' && (
      <div className="shape-inner" data-shape-box="">
        <p {...directionIn(context.locale, props.text)}>{props.text}</p>
      </div>
    )}
  </div>
);
