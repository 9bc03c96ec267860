import { type Reservation, reservationOf } from '#domain/booking/reservation.ts';
import type { BlockRender } from '../contract.ts';
import { editable, isEditing } from '../kit/editable.ts';
import type { RestaurantReservationProps } from './definition.ts';

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
        <Ways {...reservation} />
      ) : (
        <p className="reservation-note">Say where your guests book in the panel of this block.</p>
      )}
      {note && <p className="reservation-note">{note}</p>}
    </div>
  );
};

function Ways({ service, href, frame }: Reservation) {
  return (
    <>
      <div className="reservation-ways">
        <a className="reservation-link" href={href} rel="noopener">
          {service ? `Reserve with ${service}` : 'Reserve a table'}
        </a>
        {frame && (
          <button type="button" className="reservation-show" data-frame={frame}>
            Show free tables here
          </button>
        )}
      </div>
      {frame && (
        <p className="reservation-note reservation-asked">
          {service || 'The service'} learns of your visit when they are shown.
        </p>
      )}
    </>
  );
}
