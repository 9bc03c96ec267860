/** Where something is booked: what, for how many and with whom, on which day; then when, and by whom. Needs no script. */
import type { ReactNode } from 'react';
import { BOOK_PATH, bookServicePath, SEND_PATH } from '#domain/bookings/contract.ts';
import { durationInWords } from '#domain/bookings/duration-in-words.ts';
import type { BookingResource, BookingService } from '#domain/bookings/settings.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import { formatMonthKey } from '#domain/locale/civil-date.ts';
import { currentZoneName, timeZoneNames } from '#domain/locale/time-zones.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { CaptchaPlace } from '../captcha-place.tsx';
import { priceInWords } from './booking-money.tsx';
import {
  DayChoice,
  FIRST_TIME_ID,
  LOOK_ZONE,
  Look,
  type MonthChoice,
  TimeChoice,
  type TimeChoiceProps,
  zoneInWords,
} from './day-choice.tsx';
import { type Fields, GuestFields } from './guest-fields.tsx';
import { Problems, SAID_ID } from './problems.tsx';
import { bookingPageWords } from './words/words.ts';

interface InLanguage {
  readonly locale: string;
  /** Of prices. */
  readonly currency: CurrencyCode;
}

export interface BookPageProps extends InLanguage {
  readonly services: readonly BookingService[];
  readonly chosen: ChosenService | undefined;
}

export interface ChosenService {
  readonly service: BookingService;
  readonly party: number;
  /** Among whom or what a guest may choose. */
  readonly resources: readonly BookingResource[];
  readonly resourceId: string;
  /** In which a guest sees the times, where another than the house's was asked for; undefined where none was. */
  readonly zone: string | undefined;
  /** Where another one is chosen; undefined where guests come to the house. */
  readonly zoneAddress: string | undefined;
  readonly days: MonthChoice;
  /** Of the chosen day. */
  readonly times: TimeChoiceProps | undefined;
  readonly isInstant: boolean;
  /** What is sent twice with it is booked once. */
  readonly sendKey: string;
  /** What was sent, where it could not be taken. */
  readonly fields: Fields;
  readonly errors: Fields;
  /** A form has been sent: nothing of it may be lost, whatever is free. */
  readonly isSent: boolean;
}

export function BookPage({ services, chosen, locale, currency }: BookPageProps): ReactNode {
  return (
    <div className="system-page shop-page">
      <h1>{chosen?.service.name ?? bookingWords(locale)('title')}</h1>
      {chosen ? (
        <Choosing {...chosen} {...{ locale, currency }} isOnly={services.length === 1} />
      ) : (
        <Services {...{ services, locale, currency }} />
      )}
    </div>
  );
}

function Services({ services, locale, currency }: Omit<BookPageProps, 'chosen'>): ReactNode {
  const say = bookingWords(locale);
  if (services.length === 0) return <p>{say('nothing')}</p>;
  return (
    <ul className="book-services">
      {services.map((service) => (
        <li key={service.id}>
          <h2>{service.name}</h2>
          <p>
            <small>{lengthAndPrice(service, { locale, currency })}</small>
          </p>
          {service.description !== '' && <p>{service.description}</p>}
          <a className="book-go" href={bookServicePath(service.id)}>
            {say('chooseTime')}
            <span className="visually-hidden">: {service.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function lengthAndPrice(
  { durationMinutes, price }: BookingService,
  { locale, currency }: InLanguage,
): string {
  const length = durationInWords(durationMinutes, locale);
  return price ? `${length} · ${priceInWords(price, currency, locale)}` : length;
}

type Chosen = ChosenService & InLanguage;

function Choosing(props: Chosen & { readonly isOnly: boolean }): ReactNode {
  const { service, days, times, isOnly, isSent, zoneAddress, locale } = props;
  const say = bookingPageWords(locale);
  const sayOfBookings = bookingWords(locale);
  const problems = problemsOf(props);
  const hasForm = times !== undefined || isSent;
  return (
    <>
      {/* The return key in a field presses the first button of its form: that must not be a day. */}
      {hasForm && (
        <button
          className="visually-hidden"
          type="submit"
          form={LOOK_FORM.id}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      {problems.length > 0 && <Problems problems={problems} locale={locale} />}
      <p>
        {lengthAndPrice(service, props)}
        {service.description !== '' && ` · ${service.description}`}
      </p>
      <Narrow {...props} hasForm={hasForm} />
      {zoneAddress && (
        <p>
          <Look
            form={hasForm ? LOOK_FORM : undefined}
            value={LOOK_ZONE}
            href={zoneAddress}
            className="book-zone"
          >
            {say('otherZone')}
          </Look>
        </p>
      )}
      <div className="book-when">
        <section aria-label={say('day')}>
          {days.free.size === 0 && <p role="status">{sayOfBookings('noTimes')}</p>}
          <DayChoice {...days} form={hasForm ? LOOK_FORM : undefined} />
        </section>
        {hasForm && <Details {...props} />}
      </div>
      {!isOnly && (
        <p>
          <a href={BOOK_PATH}>{say('other')}</a>
        </p>
      )}
    </>
  );
}

function problemsOf({ service, errors, times, locale }: Chosen) {
  const say = bookingPageWords(locale);
  const labels: Fields = {
    name: say('name'),
    email: say('email'),
    ...Object.fromEntries(service.questions.map(({ id, label }) => [`q-${id}`, label])),
  };
  const { at, ...others } = errors;
  // In the order of the page, which begins with the time.
  return Object.entries({ ...(at && { at }), ...others }).map(([name, problem]) => {
    const field = labels[name];
    return {
      words: field ? say('problem', { field, problem }) : problem,
      id: name === 'at' ? (times?.times.length ? FIRST_TIME_ID : 'details') : `book-${name}`,
    };
  });
}

/** Sent, it books; sent by one of these, it only shows another day. */
const LOOK_FORM = { id: 'details', action: `${SEND_PATH}#details` };

/** What is asked above the days; the form says the rest by itself. */
function narrowed({ service, resources, zone }: ChosenService) {
  return {
    party: service.maxParty > service.minParty,
    resource: resources.length > 1,
    zone: zone !== undefined,
  };
}

/** For how many, and with whom: what is free follows from it. */
function Narrow({ hasForm, ...chosen }: Chosen & { readonly hasForm: boolean }): ReactNode {
  const { service, party, resources, resourceId, zone, times, days, locale } = chosen;
  const say = bookingPageWords(locale);
  const show = bookingWords(locale)('showTimes');
  const asked = narrowed(chosen);
  if (!(asked.party || asked.resource || asked.zone)) return null;
  const sizes = Array.from(
    { length: service.maxParty - service.minParty + 1 },
    (_, at) => service.minParty + at,
  );
  const form = hasForm ? LOOK_FORM.id : undefined;
  const fields = (
    <>
      {asked.party && (
        <label>
          {say('party')}
          <select name="party" form={form} defaultValue={party}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {asked.resource && (
        <label>
          {say('with')}
          <select name="resource" form={form} defaultValue={resourceId}>
            <option value="">{say('anyone')}</option>
            {resources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {asked.zone && (
        <label>
          {say('zone')}
          <select name="zone" form={form} defaultValue={zone && currentZoneName(zone)}>
            {timeZoneNames().map((each) => (
              <option key={each} value={each}>
                {zoneInWords(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
  if (hasForm)
    return (
      <div className="book-narrow">
        {fields}
        <Look
          form={LOOK_FORM}
          value={times?.day || formatMonthKey(days.month)}
          href={BOOK_PATH}
          className="shop-quiet"
        >
          {show}
        </Look>
      </div>
    );
  return (
    <form className="book-narrow" method="get" action={BOOK_PATH}>
      <input type="hidden" name="service" value={service.id} />
      {fields}
      <button className="shop-quiet" type="submit">
        {show}
      </button>
    </form>
  );
}

function SendButton({ service, isInstant, locale }: Chosen): ReactNode {
  const say = bookingPageWords(locale);
  const isPaid = service.price !== null;
  return (
    <>
      <button className="button" type="submit">
        {say(isPaid ? 'toPayment' : isInstant ? 'book' : 'request')}
      </button>
      {!isInstant && <small>{say(isPaid ? 'payFirst' : 'state.requested')}</small>}
    </>
  );
}

function Details(chosen: Chosen): ReactNode {
  const { service, party, resourceId, times, sendKey, fields, errors, isSent, locale } = chosen;
  const say = bookingPageWords(locale);
  const sayOfBookings = bookingWords(locale);
  const asked = narrowed(chosen);
  return (
    <form
      id={LOOK_FORM.id}
      className="shop-steps"
      method="post"
      action={`${SEND_PATH}#${SAID_ID}`}
      noValidate
    >
      <input type="hidden" name="service" value={service.id} />
      {!asked.party && <input type="hidden" name="party" value={party} />}
      {!asked.resource && <input type="hidden" name="resource" value={resourceId} />}
      {times && <input type="hidden" name="day" value={times.day} />}
      <input type="hidden" name="key" value={sendKey} />
      {times ? <TimeChoice {...times} /> : <p role="status">{sayOfBookings('chooseDay')}</p>}
      {(isSent || (times && times.times.length > 0)) && (
        <>
          <fieldset>
            <legend>{say('details')}</legend>
            <GuestFields questions={service.questions} {...{ fields, errors, locale }} />
          </fieldset>
          {errors['captcha'] && (
            <div id="book-captcha">
              <CaptchaPlace withoutScripts={sayOfBookings('captchaWithoutScripts')} />
            </div>
          )}
          {times && <SendButton {...chosen} />}
        </>
      )}
    </form>
  );
}
