import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import { IslandProps } from '../kit/island-props.tsx';
import { linkAttributes, NewWindowNote } from '../kit/link.tsx';
import type { ButtonProps } from './definition.ts';

/** A button that leads nowhere (its page is gone) or says nothing is left out: it could only disappoint. */
export const render: BlockRender<ButtonProps> = ({ props, context }) => {
  const attributes = linkAttributes(props.link, context);
  const isUseless = !attributes || props.label.trim() === '';
  if (isUseless && !isEditing(context)) return null;
  const full = props.isFullOnMobile ? ' button-full' : '';
  return (
    <div className={`button-row button-${props.align}${full}`}>
      <a
        className={`button button-${props.style} button-${props.size}`}
        {...attributes}
        {...editable(context, { path: 'label', value: props.label, hint: 'Button' })}
      >
        {props.label}
        <NewWindowNote link={props.link} locale={context.locale} />
      </a>
      {props.hint?.trim() && (
        <span className="button-hint" role="tooltip" id={`hint-${context.blockId}`} hidden>
          {props.hint}
        </span>
      )}
      {props.ask?.title.trim() && <IslandProps value={props.ask} />}
    </div>
  );
};
