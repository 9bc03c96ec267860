import type { ClosedForm } from '#domain/forms/limits.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { editable } from '../kit/editable.ts';
import { FormView } from '../kit/form-view.tsx';
import type { NewsletterProps } from './definition.ts';

export const render: BlockRender<NewsletterProps, ClosedForm | undefined> = ({ props, data, context }) => {
  const { title, description, note } = props;
  return (
    <FormView
      settings={newsletterForm(props)}
      closed={data}
      context={context}
      newsletter={{
        head: (title || description) && (
          <div className="newsletter-head">
            {title && (
              <h2
                {...directionIn(context.locale, title)}
                {...editable(context, { path: 'title', value: title, hint: 'Title' })}
              >
                {title}
              </h2>
            )}
            {description && <p {...directionIn(context.locale, description)}>{description}</p>}
          </div>
        ),
        foot: note && (
          <p className="newsletter-note" {...directionIn(context.locale, note)}>
            {note}
          </p>
        ),
      }}
    />
  );
};
