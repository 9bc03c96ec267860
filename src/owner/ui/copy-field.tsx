/** A text to be taken elsewhere: it can be marked, and copied with one press. */
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import { IconButton } from './button.tsx';
import { TextField } from './field.tsx';
import { useCopy } from './use-copy.ts';
import * as say from './words/en.ts';

export interface CopyFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
}

export function CopyField({ label, hint, text }: CopyFieldProps): ReactNode {
  const { isCopied, copy } = useCopy(text);
  return (
    <TextField
      label={label}
      hint={hint}
      value={text}
      readOnly
      onChange={() => undefined}
      onFocus={(event) => event.currentTarget.select()}
      suffix={
        <IconButton
          label={isCopied ? say.copied : fill(say.copyLabel, { label })}
          icon={isCopied ? <Check /> : <Copy />}
          size="small"
          onClick={copy}
        />
      }
    />
  );
}
