/** What the owner's own code leaves in browsers, which no catalogue of services knows. */
import { type ReactNode, useState } from 'react';
import type { Consent } from '#domain/consent/schema.ts';
import { fill } from '../fill.ts';
import { TextArea } from '../ui/field.tsx';
import * as say from './words/en.ts';

/** As the server takes them. */
export function isCookieName(name: string): boolean {
  return /^[^\s;=,]{1,80}$/.test(name);
}

interface OwnCookiesProps {
  readonly value: Pick<Consent, 'optionalCookies'>;
  readonly onChange: (part: Pick<Consent, 'optionalCookies'>) => void;
}

export function OwnCookies({ value: { optionalCookies }, onChange }: OwnCookiesProps): ReactNode {
  // As it is typed: a space at its end is no name yet.
  const [typed, setTyped] = useState(() => optionalCookies.join(' '));
  const wrong = optionalCookies.find((name) => !isCookieName(name));
  return (
    <TextArea
      label={say.cookiesOfYourOwnServices}
      hint={say.separateNamesWithSpacesMatchesAny}
      value={typed}
      error={wrong === undefined ? undefined : fill(say.wrongIsNotAValidCookie, { wrong })}
      onChange={(text) => {
        setTyped(text);
        onChange({ optionalCookies: text.split(/\s+/).filter(Boolean) });
      }}
    />
  );
}
