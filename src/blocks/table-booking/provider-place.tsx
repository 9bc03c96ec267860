/** A house whose tables a service keeps: the way to its page, and the place where it may show them. */
import { type BookingProvider, WIDGET_ORIGINS } from '#domain/bookings/provider.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import type { Embeds } from '#domain/code/embed.ts';
import { tableBookingWords } from './words/words.ts';

interface ProviderPlaceProps {
  readonly provider: BookingProvider;
  readonly isAsked: boolean;
  readonly embeds: Embeds;
  readonly locale: string;
}

export function ProviderPlace({ provider, isAsked, embeds, locale }: ProviderPlaceProps) {
  const { label, href, widget } = provider;
  const say = tableBookingWords(locale);
  const sayOfBookings = bookingWords(locale);
  const link = (
    <a className="booking-link" href={href} rel="noopener">
      {label ? say('bookWith', { service: label }) : say('bookTable')}
    </a>
  );
  if (!widget) return link;
  const origins = WIDGET_ORIGINS[widget.kind];
  const services = { scripts: origins, frames: origins, styles: origins, connections: origins };
  embeds.set(new URL(widget.script).origin, { services });
  return (
    <div
      className="booking-provider"
      data-booking={widget.kind}
      data-house={widget.house}
      data-widget-script={widget.script}
      data-asked={isAsked || undefined}
    >
      <div className="booking-ways">
        {link}
        <button type="button" className="booking-show">
          {sayOfBookings('showTables')}
        </button>
        <p className="booking-note">{sayOfBookings('seen', { service: label })}</p>
      </div>
      <p className="booking-state" role="status" />
      <div className="booking-widget" />
    </div>
  );
}
