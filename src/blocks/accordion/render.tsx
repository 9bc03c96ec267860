import { createElement, type ReactNode } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import { RichTextView } from '../kit/rich-text.tsx';
import type { AccordionProps } from './definition.ts';

/** The browser’s own search finds closed answers, and opens them. React writes `hidden` as yes or no only. */
const CLOSED = { HIDDEN: 'until-found' };

export const render: BlockRender<AccordionProps> = ({ props, context }) => {
  const items = props.items.filter(({ title }) => title.trim() !== '');
  if (items.length === 0) return null;
  return (
    <div className={`accordion accordion-${props.size}`}>
      {items.map((item, index) => {
        const id = `accordion-${context.blockId}-${index + 1}`;
        const isOpen = props.isFirstOpen && index === 0;
        return (
          <div key={index} className="accordion-item">
            {createElement(
              `h${props.headingLevel}`,
              { className: 'accordion-heading', ...directionIn(context.locale, item.title) },
              <Opener id={id} title={item.title} isOpen={isOpen} />,
            )}
            {/* A group: as landmarks, many answers would bury those of the page. */}
            <div
              role="group"
              className="accordion-panel"
              id={id}
              aria-labelledby={`${id}-title`}
              {...(isOpen ? {} : CLOSED)}
            >
              <div className="accordion-content">
                <RichTextView doc={item.content} context={context} headingOffset={props.headingLevel - 1} />
              </div>
            </div>
          </div>
        );
      })}
      <IslandProps value={{ isMultiple: props.isMultiple }} />
    </div>
  );
};

function Opener(props: { readonly id: string; readonly title: string; readonly isOpen: boolean }): ReactNode {
  return (
    <button type="button" id={`${props.id}-title`} aria-expanded={props.isOpen} aria-controls={props.id}>
      {props.title}
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2v12M2 8h12" />
      </svg>
    </button>
  );
}
