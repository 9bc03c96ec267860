/** A copy of a value that a dialog edits, and what becomes of it when the value changes beneath it. */
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';

export interface Edited<Value> {
  readonly copy: Value;
  readonly change: (part: Partial<Value>) => void;
  /** The value as somebody else has changed it, where that is neither what was opened nor what is here. */
  readonly theirs: Value | undefined;
  /** What is here replaces it on saving. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** An untouched copy follows the value; a touched one is kept until the owner chooses. */
export function useEdited<Value extends object>(value: Value): Edited<Value> {
  const [base, setBase] = useState(value);
  const [copy, setCopy] = useState(value);
  const takeTheirs = (): void => {
    setBase(value);
    setCopy(value);
  };
  const isOvertaken = !isEqualJson(base, value);
  if (isOvertaken && isEqualJson(copy, base)) takeTheirs();
  return {
    copy,
    change: (part) => setCopy((before) => ({ ...before, ...part })),
    theirs: isOvertaken && !isEqualJson(copy, value) ? value : undefined,
    keepMine: () => setBase(value),
    takeTheirs,
  };
}
