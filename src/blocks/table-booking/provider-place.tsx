/** A house whose tables a service keeps: the way to its page, and the place where it may show them. */
import { type BookingProvider, WIDGET_ORIGINS } from '#domain/bookings/provider.ts';
import type { Embeds } from '#domain/code/embed.ts';

interface ProviderPlaceProps {
  readonly provider: BookingProvider;
  readonly isAsked: boolean;
  readonly embeds: Embeds;
}

export function ProviderPlace({ provider, isAsked, embeds }: ProviderPlaceProps) {
  const { label, href, widget } = provider;
  const link = (
    <a className="booking-link" href={href} rel="noopener">
      {label ? `Book with ${label}` : 'Book a table'}
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
          Show free tables here
        </button>
        <p className="booking-note">{label} can see your visit when they are shown.</p>
      </div>
      <p className="booking-state" role="status" />
      <div className="booking-widget" />
    </div>
  );
}
