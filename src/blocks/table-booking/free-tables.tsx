/** Days with free tables, for how many: chosen here, and its times on the page that it leads to. Needs no script. */
import type { ReactNode } from 'react';
import { partySizes } from '#domain/bookings/booking-form.ts';
import { BOOK_PATH, type FreeDays } from '#domain/bookings/contract.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import type { RenderContext } from '#domain/page.ts';
import { Chip, Choice } from './choice.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { usualParty } from './usual-party.ts';
import { tableBookingWords } from './words/words.ts';

interface FreeTablesProps {
  readonly free: FreeDays;
  readonly largeParty: string;
  readonly context: RenderContext;
}

export function FreeTables({ free, largeParty, context }: FreeTablesProps): ReactNode {
  const { blockId, locale } = context;
  const say = tableBookingWords(locale);
  const { days, serviceId } = free;
  const sizes = partySizes(free);
  const around = { blockId, echo: undefined };
  const first = days.find(({ isOpen }) => isOpen)?.key;
  return (
    <form className="form" method="get" action={`${BOOK_PATH}#details`}>
      <input type="hidden" name="service" value={serviceId} />
      <div className="form-fields">
        <div className="booking-when">
          <Choice {...around} id="date" label={say('day')}>
            <DayCalendar name="day" days={days} locale={locale} chosen={first} />
          </Choice>
          <div className="booking-day-and-party">
            <Choice {...around} id="party" label={say('guests')} type="select">
              <div className="booking-chips">
                {sizes.map((size) => (
                  <Chip key={size} name="party" value={size} isChosen={size === usualParty(sizes)}>
                    {size}
                  </Chip>
                ))}
              </div>
              {largeParty && <p className="field-hint">{largeParty}</p>}
            </Choice>
            <div>
              <button type="submit" className="form-submit">
                {bookingWords(locale)('showTimes')}
              </button>
            </div>
          </div>
        </div>
      </div>
    </form>
  );
}
