/** The fields of a request: how many, on which day of the calendar, at what time, and who asks. */
import type { ComponentProps, ReactNode } from 'react';
import {
  type BookingSettings,
  MAX_NOTE_LENGTH,
  partySizes,
  timeInWords,
} from '#domain/bookings/booking-form.ts';
import { type BookableDay, timesOf, WEEKDAYS } from '#domain/bookings/opening.ts';
import { inputName } from '#domain/forms/contract.ts';
import type { FormEcho } from '#domain/forms/echo.ts';
import type { RenderContext } from '#domain/page.ts';
import { type AroundField, Chip, Choice, FieldError } from './choice.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { usualParty } from './usual-party.ts';
import { tableBookingWords } from './words/words.ts';

interface RequestFieldsProps {
  readonly settings: BookingSettings;
  readonly days: readonly BookableDay[];
  readonly context: RenderContext;
  readonly echo: FormEcho | undefined;
}

/** More letters than these need more room: `10:30 PM`. */
const LONG_TIME = 5;

export function RequestFields({ settings, days, context, echo }: RequestFieldsProps): ReactNode {
  const { locale, blockId } = context;
  const say = tableBookingWords(locale);
  const entered = (id: string) => echo?.entries[inputName(id)]?.[0];
  const around = { blockId, echo };
  const sizes = partySizes(settings);
  const party = entered('party') ?? usualParty(sizes);
  const chosen = entered('date') ?? days.find(({ isOpen }) => isOpen)?.key;
  return (
    <>
      <div className="booking-when">
        <div className="booking-day-and-party">
          <Choice {...around} id="party" label={say('guests')} type="select">
            <div className="booking-chips">
              {sizes.map((size) => (
                <Chip key={size} name={inputName('party')} value={size} isChosen={size === party}>
                  {size}
                </Chip>
              ))}
            </div>
            {settings.largeParty && <p className="field-hint">{settings.largeParty}</p>}
          </Choice>
          <Choice {...around} id="date" label={say('day')}>
            <DayCalendar name={inputName('date')} {...{ days, locale, chosen }} />
          </Choice>
        </div>
        <Choice {...around} id="time" label={say('time')}>
          <Times
            settings={settings}
            locale={locale}
            from={days.find(({ key }) => key === chosen)?.from ?? ''}
            chosen={entered('time')}
          />
        </Choice>
      </div>
      <div className="booking-who">
        <Line {...around} id="name" label={say('name')} autoComplete="name" value={entered('name')} />
        <Line
          {...around}
          id="email"
          label={say('email')}
          type="email"
          autoComplete="email"
          value={entered('email')}
        />
        <Line
          {...around}
          id="phone"
          label={say('phone')}
          type="tel"
          autoComplete="tel"
          value={entered('phone')}
        />
        <div className="field booking-wish" data-field="note" data-type="textarea">
          <label className="field-label" htmlFor={`${blockId}-note`}>
            {say('note')}
          </label>
          <textarea
            id={`${blockId}-note`}
            name={inputName('note')}
            rows={2}
            placeholder={say('wishes')}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={entered('note')}
          />
        </div>
      </div>
      <p className="booking-sum" aria-live="polite" />
    </>
  );
}

function Times({
  settings,
  locale,
  from,
  chosen,
}: {
  readonly settings: BookingSettings;
  readonly locale: string;
  /** What is earlier is too soon on the day that is chosen first. */
  readonly from: string;
  readonly chosen: string | undefined;
}): ReactNode {
  const isLong = timeInWords('22:30', locale).length > LONG_TIME;
  return settings.sittings.map((sitting, index) => {
    const times = timesOf(sitting, settings.slotMinutes);
    if (times.length === 0 || sitting.days.length === 0) return null;
    const numbers = sitting.days.map((day) => WEEKDAYS.indexOf(day) + 1);
    return (
      <div key={index} className="booking-sitting" data-days={numbers.join(' ')}>
        {sitting.name && <p>{sitting.name}</p>}
        <div className={isLong ? 'booking-chips is-long' : 'booking-chips'}>
          {times.map((time) => (
            <Chip
              key={time}
              name={inputName('time')}
              value={time}
              isChosen={time === chosen}
              isOff={time < from}
            >
              {timeInWords(time, locale)}
            </Chip>
          ))}
        </div>
      </div>
    );
  });
}

type LineProps = AroundField &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & { readonly value: string | undefined };

function Line({ id, blockId, label, echo, type = 'text', autoComplete, value }: LineProps): ReactNode {
  const error = echo?.errors[id];
  const inputId = `${blockId}-${id}`;
  return (
    <div
      className="field"
      data-field={id}
      data-type={type === 'email' ? 'email' : 'text'}
      data-required="true"
      data-any-ending={type === 'email' || undefined}
    >
      <label className="field-label" htmlFor={inputId}>
        {label}
      </label>
      <input
        id={inputId}
        type={type}
        name={inputName(id)}
        autoComplete={autoComplete}
        required
        defaultValue={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${inputId}-error`}
      />
      <FieldError id={`${inputId}-error`} text={error} />
    </div>
  );
}
