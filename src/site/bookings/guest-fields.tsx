/** What a guest is asked: who they are, what the service wants to know, and a note. */
import type { ReactNode } from 'react';
import { BOOKING_LIMITS } from '#domain/bookings/contract.ts';
import type { BookingService } from '#domain/bookings/settings.ts';
import { bookingPageWords } from './words/words.ts';

export type Fields = Readonly<Record<string, string>>;

const GUEST = {
  name: { name: 'name', type: 'text', autoComplete: 'name', isRequired: true },
  email: { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  phone: { name: 'phone', type: 'tel', autoComplete: 'tel', isRequired: false },
} as const;

interface Sent {
  readonly fields: Fields;
  readonly errors: Fields;
}

export function GuestFields({
  questions,
  locale,
  ...sent
}: Sent & { readonly questions: BookingService['questions']; readonly locale: string }): ReactNode {
  const say = bookingPageWords(locale);
  return (
    <>
      <Input {...GUEST.name} label={say('name')} {...sent} />
      <Input {...GUEST.email} label={say('email')} {...sent} />
      <Input {...GUEST.phone} label={say('phone')} {...sent} />
      {questions.map((question) => (
        <Question key={question.id} {...{ question, locale }} {...sent} />
      ))}
      <p>
        <label htmlFor="book-note">{say('note')}</label>
        <textarea
          id="book-note"
          name="note"
          rows={3}
          maxLength={BOOKING_LIMITS.note}
          defaultValue={sent.fields['note']}
        />
      </p>
    </>
  );
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

type QuestionProps = Sent & {
  readonly question: BookingService['questions'][number];
  readonly locale: string;
};

function Question({ question, locale, fields, errors }: QuestionProps): ReactNode {
  const { id, label, kind, isRequired } = question;
  const name = `q-${id}`;
  const words = isRequired ? label : bookingPageWords(locale)('optional', { label });
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
