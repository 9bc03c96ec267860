import type { ReactNode } from 'react';
import { bookingForm } from '#domain/booking/booking-form.ts';
import { type BookableDay, bookableDays } from '#domain/booking/opening.ts';
import { bookingProvider } from '#domain/booking/provider.ts';
import { holdsBack } from '#domain/consent/holds-back.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import type { ClosedForm } from '#domain/forms/limits.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import { FormView } from '../kit/form-view.tsx';
import type { TableBookingProps } from './props.ts';
import { ProviderPlace } from './provider-place.tsx';
import { RequestFields } from './request-fields.tsx';

export const render: BlockRender<TableBookingProps, ClosedForm | undefined> = ({ props, data, context }) => {
  const { title, description } = props;
  const form = bookingForm(props);
  const provider = bookingProvider(props);
  if (!form && !provider && !isEditing(context)) return null;
  const { now, site } = context;
  const days = form ? bookableDays(props, { now, timeZone: site.settings.timeZone }) : [];
  const head = (title || description) && (
    <div className="booking-head">
      {title && <h2 {...editable(context, { path: 'title', value: title, hint: 'Title' })}>{title}</h2>}
      {description && <p>{description}</p>}
    </div>
  );
  if (!form)
    return (
      <div className="booking booking-away">
        {head}
        {provider ? (
          <ProviderPlace
            provider={provider}
            isAsked={props.isAsked || holdsBack(context.site)}
            embeds={context.embeds}
          />
        ) : (
          <p className="booking-note">Say whose tables these are in the panel of this block.</p>
        )}
      </div>
    );
  return (
    <div className="booking">
      {head}
      {days.some(({ isOpen }) => isOpen) ? (
        <Request {...{ props, form, days, context }} closed={data} />
      ) : (
        <div className="form-closed">
          <p>No tables can be booked here at the moment.</p>
        </div>
      )}
    </div>
  );
};

interface RequestProps {
  readonly props: TableBookingProps;
  readonly form: FormSettings;
  readonly days: readonly BookableDay[];
  readonly closed: ClosedForm | undefined;
  readonly context: RenderContext;
}

function Request({ props, form, days, closed, context }: RequestProps): ReactNode {
  const isClosed = closed !== undefined && !isEditing(context);
  return (
    <>
      <FormView
        settings={form}
        closed={closed}
        context={context}
        body={(echo) => <RequestFields settings={props} days={days} context={context} echo={echo} />}
      />
      {props.note && !isClosed && <p className="booking-note">{props.note}</p>}
    </>
  );
}
