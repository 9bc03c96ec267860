import type { ReactNode } from 'react';
import { bookingForm, withSiteHours } from '#domain/bookings/booking-form.ts';
import { bookableDays } from '#domain/bookings/opening.ts';
import { bookingProvider } from '#domain/bookings/provider.ts';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { readHours } from '#domain/settings/opening-hours.ts';
import type { BlockRender, BlockRenderProps } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import { FormView } from '../kit/form-view.tsx';
import type { TableBookingData } from './data.ts';
import { FreeTables } from './free-tables.tsx';
import type { TableBookingProps } from './props.ts';
import { ProviderPlace } from './provider-place.tsx';
import { RequestFields } from './request-fields.tsx';
import { tableBookingWords } from './words/words.ts';

export const render: BlockRender<TableBookingProps, TableBookingData> = (shown) => {
  const { props, context } = shown;
  const form = bookingForm(props);
  const provider = bookingProvider(props);
  const isCounted = props.provider === 'counted';
  if (!form && !provider && !isCounted && !isEditing(context)) return null;
  const head = <Head {...shown} />;
  if (form || isCounted)
    return (
      <div className="booking">
        {head}
        {form ? <Request {...shown} form={form} /> : <Counted {...shown} />}
        {isEditing(context) && <TablesNotice {...shown} />}
      </div>
    );
  return (
    <div className="booking booking-away">
      {head}
      {provider ? (
        <ProviderPlace
          provider={provider}
          isAsked={props.isAsked || needsConsent(context.site)}
          embeds={context.embeds}
          locale={context.locale}
        />
      ) : (
        <p className="booking-note">{NO_METHOD_YET}</p>
      )}
    </div>
  );
};

type Shown = BlockRenderProps<TableBookingProps, TableBookingData>;

function Head({ props: { title, description }, context }: Shown): ReactNode {
  if (!title && !description) return null;
  return (
    <div className="booking-head">
      {title && <h2 {...editable(context, { path: 'title', value: title, hint: 'Title' })}>{title}</h2>}
      {description && <p>{description}</p>}
    </div>
  );
}

/** Shown only to the owner, on the canvas: which tables this block offers. */
function TablesNotice({ props: { provider }, data: { hasTables } }: Shown): ReactNode {
  if (hasTables === undefined || hasTables === (provider === 'counted')) return null;
  return <p className="booking-note">{hasTables ? UNCOUNTED : NO_TABLES_YET}</p>;
}

/** Notes to owners, on the canvas. */
const NO_METHOD_YET = 'Choose the booking method in the panel of this block.';
const NO_TABLES_YET =
  'Bookings has no tables yet, so guests cannot book here. Add tables and a service under Bookings, or choose “Requests to you” in the panel of this block.';
const UNCOUNTED =
  'This block takes requests without checking the tables in Bookings, so a table can be booked twice. Choose “This site, with free tables” in the panel of this block.';

function Counted({ props, data: { free }, context }: Shown): ReactNode {
  if (!free?.days.some(({ isOpen }) => isOpen)) return <NoTables locale={context.locale} />;
  return <FreeTables free={free} largeParty={props.largeParty} context={context} />;
}

function Request({ props, form, data, context }: Shown & { readonly form: FormSettings }): ReactNode {
  const { now, site } = context;
  const settings = withSiteHours(props, readHours(site.settings.business?.hours ?? '').hours);
  const days = bookableDays(settings, { now, timeZone: site.settings.timeZone });
  const isClosed = data.closed !== undefined && !isEditing(context);
  if (!days.some(({ isOpen }) => isOpen)) return <NoTables locale={context.locale} />;
  return (
    <>
      <FormView
        settings={form}
        closed={data.closed}
        context={context}
        body={(echo) => <RequestFields settings={settings} days={days} context={context} echo={echo} />}
      />
      {props.note && !isClosed && <p className="booking-note">{props.note}</p>}
    </>
  );
}

function NoTables({ locale }: { readonly locale: string }): ReactNode {
  return (
    <div className="form-closed">
      <p>{tableBookingWords(locale)('closed')}</p>
    </div>
  );
}
