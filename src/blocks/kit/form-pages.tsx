/**
 * The fields of a form, page by page: one long form without scripts, one step after the other with them. What a
 * browser with scripts shows first is marked here, so that nothing moves before anyone touches it: `data-off` is
 * unseen where scripts run, `data-on` where they do not.
 */
import type { ReactNode } from 'react';
import { collectValues } from '#domain/forms/collect-values.ts';
import type { FormEcho } from '#domain/forms/echo.ts';
import type { FormField } from '#domain/forms/form.ts';
import { type FormPage, pagesOf, stepsOf, stepText, stepWith } from '#domain/forms/form-pages.ts';
import { formTexts } from '#domain/forms/form-texts.ts';
import { sayCondition } from '#domain/forms/say-condition.ts';
import { askedFields } from '#domain/forms/show-when.ts';
import { formWords } from '#domain/forms/words/words.ts';
import { FormFieldView, whenOf } from './form-field.tsx';

export interface FormStart {
  readonly pages: readonly FormPage<FormField>[];
  readonly steps: readonly FormPage<FormField>[];
  /** The step that is shown first. */
  readonly step: FormPage<FormField> | undefined;
  readonly fields: readonly FormField[];
  /** Ids. */
  readonly asked: ReadonlySet<string>;
  /** In the editor all of it is shown at once. */
  readonly isWhole: boolean;
}

/** How a form is shown first: from its beginning, or where something is wrong. */
export function startOf(
  fields: readonly FormField[],
  echo: FormEcho | undefined,
  isWhole: boolean,
): FormStart {
  const pages = pagesOf(fields);
  const asked = askedFields(
    fields,
    collectValues(fields, (name) => echo?.entries[name] ?? []),
  );
  const steps = stepsOf(pages, asked);
  const wrong = echo && (stepWith(steps, (id) => Object.hasOwn(echo.errors, id)) ?? steps.at(-1));
  return { pages, steps, step: wrong ?? steps[0], fields, asked, isWhole };
}

interface FormPagesProps {
  readonly start: FormStart;
  readonly blockId: string;
  readonly locale: string;
  readonly echo: FormEcho | undefined;
  /** Stands with the first fields. */
  readonly children: ReactNode;
}

export function FormPagesView({ start, blockId, locale, echo, children }: FormPagesProps): ReactNode {
  const { pages, step, fields, asked, isWhole } = start;
  return pages.map((page, index) => {
    const { head } = page;
    const key = head?.id ?? '';
    const titleId = `${blockId}-${key}`;
    const marks = head && {
      role: 'group',
      'aria-labelledby': titleId,
      'data-page': key,
      'data-when': whenOf(head),
    };
    return (
      <div key={key} className="form-fields" {...marks} data-off={(!isWhole && page !== step) || undefined}>
        {head && (
          <div className="field-section" data-part={key}>
            <h2 id={titleId} tabIndex={-1}>
              {head.label}
            </h2>
            {head.hint && <p>{head.hint}</p>}
            <Whether field={head} fields={fields} locale={locale} />
          </div>
        )}
        {page.fields.map((field) => (
          <FormFieldView
            key={field.id}
            field={field}
            blockId={blockId}
            locale={locale}
            echo={echo}
            isInsistent={!head?.showWhen}
            isOff={!isWhole && !asked.has(field.id)}
            whether={<Whether field={field} fields={fields} locale={locale} />}
          />
        ))}
        {index === 0 && children}
      </div>
    );
  });
}

/** Where no script hides what is not asked, words say when it is. */
function Whether({
  field,
  fields,
  locale,
}: {
  readonly field: FormField;
  readonly fields: readonly FormField[];
  readonly locale: string;
}): ReactNode {
  const words = sayCondition(fields, field, locale);
  if (!words) return null;
  return (
    <noscript>
      <p className="field-hint">{words}</p>
    </noscript>
  );
}

/** How far somebody is, for forms with several pages. */
export function FormProgress({
  start: { pages, steps, step, isWhole },
  locale,
}: {
  readonly start: FormStart;
  readonly locale: string;
}): ReactNode {
  if (pages.length < 2) return null;
  const at = step ? steps.indexOf(step) : 0;
  return (
    <div className="form-progress" hidden={isWhole} data-on={!isWhole || undefined}>
      <p tabIndex={-1}>{stepText(formTexts(locale), at, steps.length)}</p>
      <div aria-hidden="true">
        {steps.map(({ head }, index) => (
          <span key={head?.id ?? ''} className={index <= at ? 'is-done' : undefined} />
        ))}
      </div>
    </div>
  );
}

interface FormButtonsProps {
  readonly start: FormStart;
  readonly label: string;
  readonly locale: string;
}

/** Its button, and those to the other pages. */
export function FormButtons(props: FormButtonsProps): ReactNode {
  const { label, locale } = props;
  const { pages, steps, step, isWhole } = props.start;
  const say = formWords(locale);
  const submit = (isOff: boolean) => (
    <button type="submit" className="form-submit" data-off={isOff || undefined}>
      {label}
    </button>
  );
  if (pages.length < 2) return submit(false);
  const isLast = step === steps.at(-1);
  return (
    <div className="form-buttons">
      <button
        type="button"
        className="form-back"
        hidden={isWhole || step === steps[0]}
        data-on={!isWhole || undefined}
      >
        {say('back')}
      </button>
      <button type="submit" className="form-next" hidden={isWhole || isLast} data-on={!isWhole || undefined}>
        {say('next')}
      </button>
      {submit(!isWhole && !isLast)}
    </div>
  );
}
