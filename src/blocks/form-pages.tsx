/** The fields of a form, page by page: one long form without scripts, one step after the other with them. */
import type { ReactNode } from 'react';
import type { FormEcho } from '#domain/forms/echo.ts';
import type { FormField } from '#domain/forms/form.ts';
import { pagesOf } from '#domain/forms/form-pages.ts';
import { FormFieldView, whenOf } from './form-field.tsx';

interface FormPagesProps {
  readonly fields: readonly FormField[];
  readonly blockId: string;
  readonly echo: FormEcho | undefined;
  /** Stands with the first fields. */
  readonly children: ReactNode;
}

export function FormPagesView({ fields, blockId, echo, children }: FormPagesProps): ReactNode {
  const pages = pagesOf(fields);
  return pages.map(({ head, fields: own }, index) => {
    const key = head?.id ?? '';
    const titleId = `${blockId}-${key}`;
    const page = {
      role: 'group',
      'aria-labelledby': head && titleId,
      'data-page': key,
      'data-when': head && whenOf(head),
    };
    return (
      <div key={key} className="form-fields" {...(pages.length > 1 || head ? page : {})}>
        {head && (
          <div className="field-section">
            <h2 id={titleId}>{head.label}</h2>
            {head.hint && <p>{head.hint}</p>}
          </div>
        )}
        {own.map((field) => (
          <FormFieldView
            key={field.id}
            field={field}
            blockId={blockId}
            echo={echo}
            isInsistent={!head?.showWhen}
          />
        ))}
        {index === 0 && children}
      </div>
    );
  });
}
