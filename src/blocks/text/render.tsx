import type { BlockRender } from '../contract.ts';
import { RichTextView } from '../rich-text.tsx';
import type { TextProps } from './definition.ts';

export const renderText: BlockRender<TextProps> = ({ props, context }) =>
  props.content.content.length === 0 ? null : (
    <div className={`text text-${props.size}`}>
      <RichTextView doc={props.content} context={context} />
    </div>
  );
