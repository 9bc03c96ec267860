import type { BlockRender } from '../contract.ts';
import { Linked } from '../link.tsx';
import { RichTextView } from '../rich-text.tsx';
import type { QuoteProps } from './definition.ts';

export const renderQuote: BlockRender<QuoteProps> = ({ props, context }) =>
  props.quote.content.length === 0 ? null : (
    <figure className={`quote quote-${props.align}`}>
      <blockquote>
        <RichTextView doc={props.quote} context={context} headingOffset={2} />
      </blockquote>
      {(props.source || props.role) && (
        <figcaption>
          {props.source && (
            <cite>
              <Linked link={props.link} context={context}>
                {props.source}
              </Linked>
            </cite>
          )}
          {props.role && <span className="quote-role">{props.role}</span>}
        </figcaption>
      )}
    </figure>
  );
