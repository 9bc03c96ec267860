import { hasEyebrow } from '#domain/content/rich-text.ts';
import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import { lightboxRoot } from '../kit/large-picture.tsx';
import { RichTextView } from '../kit/rich-text.tsx';
import type { TextProps } from './definition.ts';

export const render: BlockRender<TextProps> = ({ props, context }) =>
  props.content.content.length === 0 && !isEditing(context) ? null : (
    <div
      className={`text text-${props.size}${hasEyebrow(props.content) ? ' has-eyebrow' : ''}`}
      {...lightboxRoot(props.opensLarge ?? 'no')}
      {...editable(context, { path: 'content', value: props.content, hint: 'Write something' })}
    >
      <RichTextView doc={props.content} context={context} opensLarge={isLarge(props)} />
    </div>
  );

function isLarge({ opensLarge = 'no' }: TextProps): boolean {
  return opensLarge !== 'no';
}
