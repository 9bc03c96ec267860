/** The input of a field for files, which a browser sends by itself; what it takes is said beneath it. */
import type { ReactNode } from 'react';
import { listName } from '#domain/forms/contract.ts';
import { describeFileRules } from '#domain/forms/describe-files.ts';
import type { FormEcho } from '#domain/forms/echo.ts';
import { acceptOf, type FileRules, fileRulesOf, MAX_FILE_MEGABYTES } from '#domain/forms/files.ts';
import type { FormField } from '#domain/forms/form.ts';

interface FileControlProps {
  readonly field: FormField;
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isInsistent?: boolean | undefined;
  readonly locale: string;
  readonly echo?: FormEcho | undefined;
}

export function FileControl(props: FileControlProps): ReactNode {
  const { field, id, describedBy, isInvalid, isInsistent, echo } = props;
  const rules = fileRulesOf(field, MAX_FILE_MEGABYTES);
  const name = listName(field.id);
  const kept = (echo?.entries[name] ?? []).filter((reference) => echo?.files?.[reference] !== undefined);
  const isNeeded = field.isRequired && kept.length === 0;
  return (
    <>
      <div className="field-drop">
        <input
          type="file"
          id={id}
          name={name}
          multiple={rules.maxFiles > 1 || undefined}
          accept={acceptOf(rules)}
          required={(isNeeded && isInsistent) || undefined}
          aria-describedby={[describedBy, `${id}-rules`].filter(Boolean).join(' ')}
          aria-invalid={isInvalid || undefined}
        />
        <p className="field-rules" id={`${id}-rules`}>
          {describeFileRules(rules, props.locale)}
        </p>
      </div>
      {kept.length > 0 && (
        <ul className="field-files">
          {kept.map((reference) => (
            <li key={reference}>
              <label className="field-option">
                <input type="checkbox" name={name} value={reference} defaultChecked />
                <span>{echo?.files?.[reference]}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** For the island, which holds to the same rules. */
export function fileRuleData({ kinds, maxFiles, maxMegabytes }: FileRules) {
  return { 'data-kinds': kinds.join(' '), 'data-max-files': maxFiles, 'data-max-mb': maxMegabytes };
}
