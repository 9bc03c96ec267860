/** A code that proves who it is: of the authenticator app, or a recovery code. */
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../ui/field.tsx';

export interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'autoFocus'> {
  /** Whether only a code of the app will do: six digits. */
  readonly isOfApp: boolean;
}

export function CodeField({ isOfApp, ...props }: CodeFieldProps): ReactNode {
  return (
    <TextField
      {...props}
      inputMode={isOfApp ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={isOfApp ? 7 : 24}
      required
    />
  );
}
