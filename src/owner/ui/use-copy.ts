/** Puts a text on the clipboard, and says so where it was pressed. */
import { useState } from 'react';
import { showError } from './toasts.tsx';
import * as say from './words/en.ts';

export function useCopy(text: string) {
  // The text, not a flag: another one has not been copied yet.
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      // Browsers refuse outside of https, and where it is forbidden; the text can be marked.
      () => showError(say.yourBrowserBlockedCopyingSelectAnd),
    );
  return { isCopied: copied === text, copy };
}
