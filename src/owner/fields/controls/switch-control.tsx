/** On or off. */
import type { ReactNode } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { Switch } from '../../ui/switch.tsx';
import { type Path, useField } from '../panel-context.tsx';

export function SwitchControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const state = useField<boolean | undefined>(path, field.kind);
  return (
    <Switch
      label={field.label}
      hint={field.hint}
      isOn={state.value ?? false}
      isDisabled={field.input?.disabled ?? false}
      onChange={state.set}
      aside={state.aside}
    />
  );
}
