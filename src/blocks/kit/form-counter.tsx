/** How many characters a text area has, and may have: there from the beginning, so that nothing moves when it counts. */
import type { ReactNode } from 'react';
import { countCharacters, counterText } from '#domain/forms/text-limit.ts';

interface FieldCounterProps {
  readonly text?: string | undefined;
  /** 0 for none. */
  readonly limit: number;
}

export function FieldCounter({ text = '', limit }: FieldCounterProps): ReactNode {
  return limit > 0 && <p className="field-counter">{counterText(countCharacters(text), limit)}</p>;
}
