import { type BookableService, bookServicePath } from '#domain/bookings/contract.ts';
import { durationInWords } from '#domain/bookings/duration-in-words.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import type { AppointmentProps } from './definition.ts';

export const render: BlockRender<AppointmentProps, readonly BookableService[]> = ({
  props: { heading, text, buttonLabel },
  data,
  context,
}) => (
  <div className="appointment">
    {heading && <h2 {...directionIn(context.locale, heading)}>{heading}</h2>}
    {text && <p {...directionIn(context.locale, text)}>{text}</p>}
    {data.length === 0 && <p>{bookingWords(context.locale)('nothing')}</p>}
    {data.length > 0 && (
      <ul>
        {data.map(({ id, name, description, durationMinutes }) => {
          const nameId = `service-${context.blockId}-${id}`;
          return (
            <li key={id}>
              <h3 id={nameId} {...directionIn(context.locale, name)}>
                {name}
              </h3>
              <p className="appointment-length">{durationInWords(durationMinutes, context.locale)}</p>
              {description && <p {...directionIn(context.locale, description)}>{description}</p>}
              <a className="appointment-book" href={bookServicePath(id)} aria-describedby={nameId}>
                {buttonLabel || bookingWords(context.locale)('chooseTime')}
              </a>
            </li>
          );
        })}
      </ul>
    )}
  </div>
);
