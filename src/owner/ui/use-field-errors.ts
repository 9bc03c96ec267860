/** What is wrong in a form, at its fields: all of it at once, and the first field gets the focus. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type FieldErrors<Name extends string> = Partial<Readonly<Record<Name, string | undefined>>>;

export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  /** Whether there was anything to show. */
  const show = (found: FieldErrors<Name>): boolean => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return Object.values(found).some((message) => message !== undefined);
  };
  const clear = (name: Name) => setErrors((now) => ({ ...now, [name]: undefined }));
  return { form, errors, show, clear };
}
