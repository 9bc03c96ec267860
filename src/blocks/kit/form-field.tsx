/** One field of a form as markup. What its rules are stands in `data-` attributes, for the island. */
import type { ReactNode } from 'react';
import { inputName, listName } from '#domain/forms/contract.ts';
import type { FormEcho } from '#domain/forms/echo.ts';
import { isParted, LIKERT_SCALE, type PartedType } from '#domain/forms/field-types.ts';
import { fileRulesOf, MAX_FILE_MEGABYTES } from '#domain/forms/files.ts';
import type { FormField } from '#domain/forms/form.ts';
import { formWords } from '#domain/forms/words/words.ts';
import { FieldCounter } from './form-counter.tsx';
import { FileControl, fileRuleData } from './form-file.tsx';
import { askedParts, HALF_OF_DAY, INPUTS, PART_INPUTS } from './form-part-inputs.ts';

export interface FieldViewProps {
  readonly field: FormField;
  /** On a page that is always asked. Without scripts a browser asks for all the others too, and must not insist. */
  readonly isInsistent: boolean;
  /** Not shown first. */
  readonly isOff: boolean;
  /** Says when it is asked, where no script does. */
  readonly whether: ReactNode;
  readonly blockId: string;
  /** Of the site: how dates and times are written there. */
  readonly locale: string;
  readonly echo?: FormEcho | undefined;
}

/** What every kind of field needs beside its own. */
interface Around extends FieldViewProps {
  /** Id of the control, or the beginning of those of its parts. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  entered(name: string): readonly string[];
}

export function FormFieldView(props: FieldViewProps): ReactNode {
  const { field, blockId, echo, isInsistent, isOff, whether } = props;
  if (field.type === 'hidden')
    return (
      <input
        type="hidden"
        name={inputName(field.id)}
        defaultValue={field.value}
        data-field={field.id}
        data-type="hidden"
        data-key={field.key || undefined}
        data-when={whenOf(field)}
      />
    );
  if (field.type === 'section') return <Heading {...props} />;
  const id = `${blockId}-${field.id}`;
  const error = echo?.errors[field.id];
  const notes = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const around: Around = {
    ...props,
    id,
    describedBy: notes.join(' ') || undefined,
    isInsistent: isInsistent && !field.showWhen,
    isInvalid: error !== undefined,
    entered: (name) => echo?.entries[name] ?? [],
  };
  return (
    <div className="field" data-width={field.width} data-off={isOff || undefined} {...rulesOf(field)}>
      {whether}
      {isGrouped(field) ? <Group {...around} /> : <Single {...around} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function rulesOf(field: FormField) {
  return {
    'data-field': field.id,
    'data-type': field.type,
    'data-required': field.isRequired || undefined,
    'data-when': whenOf(field),
    ...(field.type === 'file' ? fileRuleData(fileRulesOf(field, MAX_FILE_MEGABYTES)) : {}),
    'data-any-ending': (field.type === 'email' && field.allowAnyDomainEnding) || undefined,
  };
}

/** For the island: when the field is asked. */
export function whenOf({ showWhen }: FormField): string | undefined {
  return showWhen && JSON.stringify([showWhen.field, showWhen.operator, showWhen.value]);
}

/** A telephone number without a country is one input. */
function isGrouped({ type, showCountryCode }: FormField): boolean {
  if (type === 'phone') return showCountryCode;
  return isParted(type) || type === 'radio' || type === 'checkbox' || type === 'likert';
}

function Heading({ field, isOff, whether }: FieldViewProps): ReactNode {
  return (
    <div
      className={field.underline ? 'field-section field-underlined' : 'field-section'}
      data-off={isOff || undefined}
      data-field={field.id}
      data-type="section"
      data-when={whenOf(field)}
    >
      <h2>{field.label}</h2>
      {field.hint && <p>{field.hint}</p>}
      {whether}
    </div>
  );
}

function Label({ field, locale }: Pick<Around, 'field' | 'locale'>): ReactNode {
  return (
    <>
      {field.label}
      {field.isRequired && <span className="field-required">{` ${formWords(locale)('required')}`}</span>}
    </>
  );
}

function Hint({ field, id }: Pick<Around, 'field' | 'id'>): ReactNode {
  if (!field.hint) return null;
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {field.hint}
    </p>
  );
}

function Single(around: Around): ReactNode {
  const { field, id } = around;
  return (
    <>
      <label className="field-label" htmlFor={id}>
        <Label field={field} locale={around.locale} />
      </label>
      {field.type === 'file' ? <FileControl {...around} /> : <Control {...around} />}
      <Hint field={field} id={id} />
    </>
  );
}

function Control({ field, id, describedBy, isInvalid, isInsistent, entered, locale }: Around): ReactNode {
  const name = inputName(field.id, field.type === 'phone' ? 'Prefix' : undefined);
  const common = {
    id,
    name,
    required: field.isRequired && isInsistent,
    'aria-required': (field.isRequired && !isInsistent) || undefined,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    placeholder: field.placeholder || undefined,
    defaultValue: entered(name)[0],
  };
  if (field.type === 'textarea')
    return (
      <>
        <textarea {...common} rows={5} data-max-length={field.maxLength || undefined} />
        <FieldCounter text={common.defaultValue} limit={field.maxLength} />
      </>
    );
  if (field.type === 'select') {
    const { placeholder: _none, ...select } = common;
    return (
      <select {...select} defaultValue={common.defaultValue ?? ''}>
        <option value="">{formWords(locale)('choose')}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const input = <input type="text" {...common} {...INPUTS[field.type]} />;
  if (field.type === 'currency' && field.currencySymbol)
    return (
      <span className="field-money">
        <span aria-hidden="true">{field.currencySymbol}</span>
        {input}
      </span>
    );
  return input;
}

function Group(around: Around): ReactNode {
  const { field, id, describedBy } = around;
  return (
    <fieldset
      className="field-group"
      aria-describedby={describedBy}
      {...(field.type === 'radio'
        ? { role: 'radiogroup', 'aria-required': field.isRequired || undefined }
        : {})}
    >
      <legend className="field-label">
        <Label field={field} locale={around.locale} />
      </legend>
      {!isParted(field.type) && <Hint field={field} id={id} />}
      {isParted(field.type) ? (
        <Parts {...around} type={field.type} />
      ) : field.type === 'likert' ? (
        <Likert {...around} />
      ) : (
        <Options {...around} />
      )}
      {isParted(field.type) && <Hint field={field} id={id} />}
    </fieldset>
  );
}

function Options({ field, id, entered, isInvalid, isInsistent }: Around): ReactNode {
  const name = field.type === 'checkbox' ? listName(field.id) : inputName(field.id);
  const chosen = entered(name);
  return (
    <div className="field-options">
      {field.options.map((option, index) => (
        <label key={option} className="field-option">
          <input
            type={field.type}
            id={`${id}-${index}`}
            name={name}
            value={option}
            defaultChecked={chosen.includes(option)}
            required={(field.type === 'radio' && field.isRequired && isInsistent) || undefined}
            aria-invalid={isInvalid || undefined}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

function Likert({ field, id, entered, isInvalid, isInsistent, locale }: Around): ReactNode {
  const say = formWords(locale);
  return field.options.map((statement, index) => {
    const name = inputName(field.id, index);
    return (
      <fieldset key={statement} className="field-likert" data-statement={statement}>
        <legend>{statement}</legend>
        <div className="field-scale">
          {LIKERT_SCALE.map(([value]) => (
            <label key={value} className="field-option">
              <input
                type="radio"
                id={`${id}-${index}-${value}`}
                name={name}
                value={value}
                defaultChecked={entered(name)[0] === String(value)}
                required={(field.isRequired && isInsistent) || undefined}
                aria-invalid={isInvalid || undefined}
              />
              <span>{say(`likert.${value}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

function Parts({
  field,
  id,
  type,
  entered,
  isInvalid,
  locale,
}: Around & { readonly type: PartedType }): ReactNode {
  const say = formWords(locale);
  const halves = { AM: say('am'), PM: say('pm') };
  return (
    <div className="field-parts">
      {askedParts(field, type, locale).map((part) => {
        const name = inputName(field.id, part);
        const partId = `${id}-${part}`;
        const { label, size, isSpare, ...input } = PART_INPUTS[type][part] ?? HALF_OF_DAY;
        const common = {
          id: partId,
          name,
          'aria-invalid': (isInvalid && !isSpare) || undefined,
          'data-spare': isSpare,
        };
        return (
          <div key={part} className="field-part" data-size={size}>
            <label htmlFor={partId}>{say(`part.${label}`)}</label>
            {part === 'Ampm' ? (
              <select {...common} defaultValue={entered(name)[0] ?? ''}>
                <option value="">–</option>
                {Object.entries(halves).map(([half, words]) => (
                  <option key={half} value={words === half ? undefined : half}>
                    {words}
                  </option>
                ))}
              </select>
            ) : (
              <input type="text" {...common} {...input} defaultValue={entered(name)[0]} />
            )}
          </div>
        );
      })}
    </div>
  );
}
