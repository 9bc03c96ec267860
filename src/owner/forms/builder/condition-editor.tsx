/** When a field is shown: always, or depending on the answer to an earlier one. */
import type { ReactNode } from 'react';
import {
  type Condition,
  fieldsToAskAbout,
  isUnary,
  type Operator,
  operatorsFor,
  wordsFor,
} from '#domain/forms/condition.ts';
import { FIELD_PROPERTIES } from '#domain/forms/field-types.ts';
import type { FormField } from '#domain/forms/form.ts';
import { useField } from '../../fields/panel-context.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FIELDS_PATH, useFormBuilder } from './use-form-builder.ts';
import * as say from './words/en.ts';

export function ConditionEditor({
  field,
  index,
}: {
  readonly field: FormField;
  readonly index: number;
}): ReactNode {
  const { fields } = useFormBuilder();
  const state = useField<Condition | undefined>([...FIELDS_PATH, String(index), 'showWhen']);
  const others = fieldsToAskAbout(fields, field.id);
  const condition = state.value;
  const other = others.find(({ id }) => id === condition?.field);
  const label = field.type === 'page' ? say.showThisPage : say.showThisField;
  if (others.length === 0) return <p className="hint">{say.alwaysShownAddFieldsAboveIt}</p>;
  return (
    <div className="stack tight">
      <SelectField
        label={label}
        error={state.error}
        aside={state.aside}
        value={other ? other.id : ''}
        options={[
          { value: '', label: say.always },
          ...others.map(({ id, label: name }) => ({ value: id, label: name || say.unnamedField })),
        ]}
        onChange={(id) => {
          const chosen = others.find((each) => each.id === id);
          state.set(chosen && firstCondition(chosen));
        }}
      />
      {condition && other && <Comparison condition={condition} other={other} onChange={state.set} />}
    </div>
  );
}

/** The first option, if the field has options. */
function firstCondition({ id, type, options }: FormField): Condition {
  const value = operatorsFor(type).includes('is') && hasOptions(type) ? (options[0] ?? '') : '';
  return { field: id, operator: value === '' ? 'filled' : 'is', value };
}

function hasOptions(type: FormField['type']): boolean {
  return FIELD_PROPERTIES[type]?.includes('options') === true;
}

interface ComparisonProps {
  readonly condition: Condition;
  readonly other: FormField;
  readonly onChange: (condition: Condition) => void;
}

function Comparison({ condition, other, onChange }: ComparisonProps): ReactNode {
  const { operator } = condition;
  return (
    <div className="stack tight">
      <SelectField
        label={say.comparison}
        isLabelHidden
        value={operator}
        options={operatorsFor(other.type).map((each) => ({ value: each, label: wordsFor(each, other.type) }))}
        onChange={(next: Operator) =>
          onChange({
            ...condition,
            operator: next,
            value: isUnary(next) ? '' : condition.value || firstCondition(other).value,
          })
        }
      />
      {!isUnary(operator) && <Value condition={condition} other={other} onChange={onChange} />}
    </div>
  );
}

function Value({ condition, other, onChange }: ComparisonProps): ReactNode {
  const { value } = condition;
  const set = (next: string): void => onChange({ ...condition, value: next });
  if (hasOptions(other.type)) {
    const isGone = !other.options.includes(value);
    return (
      <SelectField
        label={say.answer}
        isLabelHidden
        error={isGone && value !== '' ? say.thisAnswerNoLongerExistsChoose : undefined}
        value={value}
        options={[...(isGone ? [value] : []), ...other.options].map((each) => ({ value: each, label: each }))}
        onChange={set}
      />
    );
  }
  const isNumber = other.type === 'number' || other.type === 'currency';
  return (
    <TextField
      label={say.answer}
      isLabelHidden
      type={other.type === 'date' ? 'date' : 'text'}
      {...(isNumber ? { inputMode: 'decimal' as const } : {})}
      placeholder={isNumber ? '0' : say.answer}
      maxLength={200}
      value={value}
      onChange={set}
    />
  );
}
