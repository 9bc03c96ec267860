import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import { Linked } from '../kit/link.tsx';
import { RichTextView } from '../kit/rich-text.tsx';
import type { QuoteProps } from './definition.ts';

/** A quote's headings lie below those of the page. */
const HEADING_OFFSET = 2;

export const render: BlockRender<QuoteProps> = ({ props, context }) =>
  props.quote.content.length === 0 && !isEditing(context) ? null : (
    <figure className={`quote quote-${props.align}`}>
      <blockquote
        {...editable(context, {
          path: 'quote',
          value: props.quote,
          hint: 'The quote',
          headingOffset: HEADING_OFFSET,
        })}
      >
        <RichTextView doc={props.quote} context={context} headingOffset={HEADING_OFFSET} />
      </blockquote>
      {(props.source || props.role) && (
        <figcaption {...directionIn(context.locale, [props.source, props.role].join(' '))}>
          {props.source && (
            <cite
              {...(props.link ? {} : editable(context, { path: 'source', value: props.source, hint: 'Who' }))}
            >
              <Linked link={props.link} context={context}>
                {props.source}
              </Linked>
            </cite>
          )}
          {props.role && (
            <span
              className="quote-role"
              {...editable(context, { path: 'role', value: props.role, hint: 'What they do' })}
            >
              {props.role}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
