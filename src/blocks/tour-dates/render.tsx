import { formatDateKey, utcOf } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { apartIn, directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { linkAttributes } from '../kit/link.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { TourDatesProps } from './definition.ts';
import { type ShownDate, sortDates } from './sort-dates.ts';

const STATUS_WORDS = { free: 'tour.free', 'sold-out': 'tour.soldOut', cancelled: 'tour.cancelled' } as const;

export const render: BlockRender<TourDatesProps> = ({ props, context }) => {
  const dates = sortDates(props, context.now, context.site.settings.timeZone);
  return (
    <div className="tour">
      {props.heading && <h2 {...directionIn(context.locale, props.heading)}>{props.heading}</h2>}
      {dates.length === 0 ? (
        <p {...directionIn(context.locale, props.emptyText)}>{props.emptyText}</p>
      ) : (
        <ul>
          {dates.map((date, index) => (
            <TourRow key={index} date={date} linkLabel={props.linkLabel} context={context} />
          ))}
        </ul>
      )}
    </div>
  );
};

interface RowProps {
  readonly date: ShownDate;
  readonly linkLabel: string;
  readonly context: RenderContext;
}

function TourRow({ date, linkLabel, context }: RowProps) {
  const day = dateFormat(context.locale, 'UTC', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(utcOf(date.day));
  return (
    <li className={date.isPast ? 'is-past' : date.status === 'cancelled' ? 'is-cancelled' : undefined}>
      <p className="tour-day">
        <time dateTime={formatDateKey(date.day)}>{day}</time>
        {date.time && <span {...apartIn(context.locale)}>{date.time}</span>}
      </p>
      <p className="tour-place">
        <b>{date.venue}</b>
        {date.city && <span>{date.city}</span>}
        {date.note && <small>{date.note}</small>}
      </p>
      <TourStatus date={date} linkLabel={linkLabel} context={context} />
    </li>
  );
}

function statusText({ isPast, status }: ShownDate, locale: string): string {
  const say = kitWords(locale);
  if (isPast) return say('tour.past');
  return status === 'on-sale' ? '' : say(STATUS_WORDS[status]);
}

/** A link only where it still helps: not for what is over, full or called off. */
function TourStatus({ date, linkLabel, context }: RowProps) {
  const link = linkAttributes(date.link, context);
  const text = statusText(date, context.locale);
  if (!date.isPast && link && (date.status === 'on-sale' || date.status === 'free')) {
    return (
      <p className="tour-status">
        {text && <span>{text} </span>}
        <a {...link}>
          {linkLabel}
          <span className="visually-hidden"> ({[date.venue, date.city].filter(Boolean).join(', ')})</span>
        </a>
      </p>
    );
  }
  return text ? <p className="tour-status">{text}</p> : null;
}
