import { createElement } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import type { TextShapeProps } from './definition.ts';

export const render: BlockRender<TextShapeProps> = ({ props, context }) => {
  const { before, text, after } = props;
  if (text.trim() === '') return null;
  const mark = (
    <mark
      data-shape={props.shape}
      data-shape-mode={props.mode}
      data-shape-direction={props.direction}
      data-shape-duration={props.duration}
      data-shape-thickness={props.thickness}
    >
      {text}
    </mark>
  );
  return createElement(
    props.level,
    {
      className: `text-shape text-shape-${props.size} text-shape-${props.align}`,
      ...directionIn(context.locale, `${before} ${text} ${after}`),
    },
    before && `${before} `,
    mark,
    after && ` ${after}`,
  );
};
