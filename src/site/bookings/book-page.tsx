/** Where something is booked: what, for how many and with whom, on which day; then when, and by whom. Needs no script. */
import type { ReactNode } from 'react';
import {
  BOOK_PATH,
  BOOKING_LIMITS,
  BOOKING_TEXTS,
  bookServicePath,
  durationInWords,
  SEND_PATH,
} from '#domain/bookings/contract.ts';
import type { BookingResource, BookingService } from '#domain/bookings/settings.ts';
import { CaptchaPlace } from '../captcha-place.tsx';
import {
  DayChoice,
  FIRST_TIME_ID,
  type MonthChoice,
  TimeChoice,
  type TimeChoiceProps,
  zoneInWords,
} from './day-choice.tsx';
import { Problems, SAID_ID } from './problems.tsx';

export type Fields = Readonly<Record<string, string>>;

export interface BookPageProps {
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

export function BookPage({ services, chosen }: BookPageProps): ReactNode {
  return (
    <div className="system-page shop-page">
      <h1>{chosen?.service.name ?? BOOKING_TEXTS.title}</h1>
      {chosen ? <Choosing {...chosen} isOnly={services.length === 1} /> : <Services services={services} />}
    </div>
  );
}

function Services({ services }: { readonly services: readonly BookingService[] }): ReactNode {
  if (services.length === 0) return <p>{BOOKING_TEXTS.nothing}</p>;
  return (
    <ul className="book-services">
      {services.map((service) => (
        <li key={service.id}>
          <h2>{service.name}</h2>
          <p>
            <small>{durationInWords(service.durationMinutes)}</small>
          </p>
          {service.description !== '' && <p>{service.description}</p>}
          <a className="book-go" href={bookServicePath(service.id)}>
            Choose a time<span className="visually-hidden">: {service.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Choosing(props: ChosenService & { readonly isOnly: boolean }): ReactNode {
  const { service, days, times, isOnly, zoneAddress } = props;
  const problems = problemsOf(props);
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      <p>
        {durationInWords(service.durationMinutes)}
        {service.description !== '' && ` · ${service.description}`}
      </p>
      <Narrow {...props} />
      {zoneAddress && (
        <p>
          <a href={zoneAddress}>See the times of another time zone</a>
        </p>
      )}
      <div className="book-when">
        <section aria-label="Day">
          {days.free.size === 0 && <p role="status">{BOOKING_TEXTS.noTimes}</p>}
          <DayChoice {...days} />
        </section>
        {times && <Details {...props} times={times} />}
      </div>
      {!isOnly && (
        <p>
          <a href={BOOK_PATH}>Book something else</a>
        </p>
      )}
    </>
  );
}

function problemsOf({ service, errors, times }: ChosenService) {
  const labels: Fields = {
    name: 'Name',
    email: 'Email',
    ...Object.fromEntries(service.questions.map(({ id, label }) => [`q-${id}`, label])),
  };
  const { at, ...others } = errors;
  // In the order of the page, which begins with the time.
  return Object.entries({ ...(at && { at }), ...others }).map(([name, words]) => ({
    words: labels[name] ? `${labels[name]}: ${words}` : words,
    id: name === 'at' ? (times?.times.length ? FIRST_TIME_ID : 'details') : `book-${name}`,
  }));
}

/** For how many, and with whom: what is free follows from it. */
function Narrow({ service, party, resources, resourceId, zone, times }: ChosenService): ReactNode {
  const hasParty = service.maxParty > service.minParty;
  if (!hasParty && resources.length < 2 && zone === undefined) return null;
  const sizes = Array.from(
    { length: service.maxParty - service.minParty + 1 },
    (_, at) => service.minParty + at,
  );
  return (
    <form className="book-narrow" method="get" action={BOOK_PATH}>
      <input type="hidden" name="service" value={service.id} />
      {hasParty && (
        <label>
          People
          <select name="party" defaultValue={party}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {resources.length > 1 && (
        <label>
          With
          <select name="resource" defaultValue={resourceId}>
            <option value="">whoever is free</option>
            {resources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {zone !== undefined && (
        <label>
          Times of
          <select name="zone" defaultValue={zone}>
            {Intl.supportedValuesOf('timeZone').map((each) => (
              <option key={each} value={each}>
                {zoneInWords(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {times && <input type="hidden" name="day" value={times.day} />}
      <button className="shop-quiet" type="submit">
        Show free times
      </button>
    </form>
  );
}

type DetailsProps = ChosenService & { readonly times: TimeChoiceProps };

function Details({
  service,
  party,
  resourceId,
  zone,
  times,
  isInstant,
  sendKey,
  fields,
  errors,
  isSent,
}: DetailsProps): ReactNode {
  return (
    <form id="details" className="shop-steps" method="post" action={`${SEND_PATH}#${SAID_ID}`} noValidate>
      <input type="hidden" name="service" value={service.id} />
      <input type="hidden" name="party" value={party} />
      <input type="hidden" name="resource" value={resourceId} />
      <input type="hidden" name="day" value={times.day} />
      {zone !== undefined && <input type="hidden" name="zone" value={zone} />}
      <input type="hidden" name="key" value={sendKey} />
      <TimeChoice {...times} />
      {(times.times.length > 0 || isSent) && (
        <>
          <fieldset>
            <legend>Your details</legend>
            <Input {...GUEST.name} {...{ fields, errors }} />
            <Input {...GUEST.email} {...{ fields, errors }} />
            <Input {...GUEST.phone} {...{ fields, errors }} />
            {service.questions.map((question) => (
              <Question key={question.id} {...{ question, fields, errors }} />
            ))}
            <p>
              <label htmlFor="book-note">Anything we should know? (optional)</label>
              <textarea
                id="book-note"
                name="note"
                rows={3}
                maxLength={BOOKING_LIMITS.note}
                defaultValue={fields['note']}
              />
            </p>
          </fieldset>
          {errors['captcha'] && (
            <div id="book-captcha">
              <CaptchaPlace withoutScripts={BOOKING_TEXTS.captchaWithoutScripts} />
            </div>
          )}
          <button className="button" type="submit">
            {isInstant ? 'Book' : 'Ask for this time'}
          </button>
          {!isInstant && <small>We look at your request, and write to you.</small>}
        </>
      )}
    </form>
  );
}

const GUEST = {
  name: { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', isRequired: true },
  email: { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', isRequired: true },
  phone: { name: 'phone', label: 'Phone (optional)', type: 'tel', autoComplete: 'tel', isRequired: false },
} as const;

interface Sent {
  readonly fields: Fields;
  readonly errors: Fields;
}

interface InputProps extends Sent {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autoComplete?: string;
  readonly isRequired: boolean;
}

function Input({ name, label, type, autoComplete, isRequired, fields, errors }: InputProps): ReactNode {
  const id = `book-${name}`;
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, name, type, autoComplete }}
        required={isRequired}
        defaultValue={fields[name]}
        {...describedBy(name, errors)}
      />
      <FieldError {...{ name, errors }} />
    </p>
  );
}

type QuestionProps = Sent & { readonly question: BookingService['questions'][number] };

function Question({ question: { id, label, kind, isRequired }, fields, errors }: QuestionProps): ReactNode {
  const name = `q-${id}`;
  const words = isRequired ? label : `${label} (optional)`;
  if (kind === 'text') return <Input {...{ name, type: 'text', label: words, isRequired, fields, errors }} />;
  if (kind === 'checkbox')
    return (
      <p>
        <label className="shop-choice">
          <input
            type="checkbox"
            id={`book-${name}`}
            name={name}
            value="Yes"
            defaultChecked={fields[name] === 'Yes'}
            required={isRequired}
            {...describedBy(name, errors)}
          />
          <span>{label}</span>
        </label>
        <FieldError {...{ name, errors }} />
      </p>
    );
  return (
    <p>
      <label htmlFor={`book-${name}`}>{words}</label>
      <textarea
        id={`book-${name}`}
        name={name}
        rows={3}
        maxLength={BOOKING_LIMITS.answer}
        required={isRequired}
        defaultValue={fields[name]}
        {...describedBy(name, errors)}
      />
      <FieldError {...{ name, errors }} />
    </p>
  );
}

function describedBy(name: string, errors: Fields) {
  return errors[name] ? { 'aria-invalid': true, 'aria-describedby': `error-${name}` } : {};
}

function FieldError({ name, errors }: { readonly name: string; readonly errors: Fields }): ReactNode {
  const message = errors[name];
  return (
    message && (
      <span id={`error-${name}`} className="system-error" role="alert">
        {message}
      </span>
    )
  );
}
