import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import { RichTextView } from '../kit/rich-text.tsx';
import type { TextProps } from './definition.ts';

export const render: BlockRender<TextProps> = ({ props, context }) =>
  props.content.content.length === 0 && !isEditing(context) ? null : (
    <div
      className={`text text-${props.size}`}
      {...editable(context, { path: 'content', value: props.content, hint: 'Write something' })}
    >
      <RichTextView doc={props.content} context={context} />
    </div>
  );
