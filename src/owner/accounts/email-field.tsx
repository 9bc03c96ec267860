/** The address of whoever comes back, as password managers know it. */
import type { ReactNode } from 'react';
import { TextField } from '../ui/field.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function EmailField({ value, onChange }: EmailFieldProps): ReactNode {
  return (
    <TextField
      label="Email address"
      type="email"
      name="email"
      autoComplete="username"
      autoFocus
      required
      value={value}
      onChange={onChange}
    />
  );
}
