import { type Reservation, reservationOf } from '#domain/bookings/reservation.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import type { RestaurantReservationProps } from './definition.ts';
import { reservationWords } from './words/words.ts';

/** Nothing of the service is fetched before somebody asks for it: the frame is made by the island, at a press. */
export const render: BlockRender<RestaurantReservationProps> = ({ props, context }) => {
  const { title, description, note } = props;
  const reservation = reservationOf(props);
  if (!reservation && !isEditing(context)) return null;
  if (reservation?.frame) {
    const { origin } = new URL(reservation.frame);
    const services = { scripts: [], frames: [origin], styles: [], connections: [] };
    context.embeds.set(origin, { services });
  }
  return (
    <div className="reservation">
      {title && <h2 {...editable(context, { path: 'title', value: title, hint: 'Title' })}>{title}</h2>}
      {description && <p className="reservation-text">{description}</p>}
      {reservation ? (
        <Ways
          {...reservation}
          locale={context.locale}
          isHeldBack={needsConsent(context.site) && !isEditing(context)}
        />
      ) : (
        <p className="reservation-note">{NO_ADDRESS_YET}</p>
      )}
      {note && <p className="reservation-note">{note}</p>}
    </div>
  );
};

/** To owners, on the canvas. */
const NO_ADDRESS_YET = 'Enter where your guests book in the panel of this block.';

interface WaysProps extends Reservation {
  /** The banner asks for what is fetched of others, and shows it where that is allowed. */
  readonly isHeldBack: boolean;
  readonly locale: string;
}

function Ways({ service, href, frame, isHeldBack, locale }: WaysProps) {
  const say = reservationWords(locale);
  const sayOfBookings = bookingWords(locale);
  return (
    <>
      <div className="reservation-ways">
        <a className="reservation-link" href={href} rel="noopener">
          {service ? say('reserveWith', { service }) : say('reserve')}
        </a>
        {frame && !isHeldBack && (
          <button type="button" className="reservation-show" data-frame={frame}>
            {sayOfBookings('showTables')}
          </button>
        )}
      </div>
      {frame && isHeldBack && (
        <iframe
          className="reservation-frame"
          title={say('free')}
          src={frame}
          referrerPolicy="strict-origin-when-cross-origin"
          data-category="functional"
          data-service={service || undefined}
        />
      )}
      {frame && !isHeldBack && (
        <p className="reservation-note reservation-asked">
          {service ? sayOfBookings('seen', { service }) : say('seen')}
        </p>
      )}
    </>
  );
}
