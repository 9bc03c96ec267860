/** The forms of a site to choose from, as goals and experiments count them. */
import type { ReactNode } from 'react';
import { SelectField } from '../ui/field.tsx';
import * as say from './words/en.ts';

interface FormChoiceProps {
  readonly forms: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function FormChoice({ forms, value, onChange }: FormChoiceProps): ReactNode {
  return (
    <SelectField
      label={say.form}
      value={value}
      options={[
        { value: '', label: forms.length === 0 ? say.noFormsYet : say.chooseAForm },
        ...forms.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
