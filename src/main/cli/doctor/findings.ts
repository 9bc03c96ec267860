/** What the doctor says: how a thing is, and what to do where it is not well. */

export interface Finding {
  readonly about: string;
  /** `note`: worth knowing, works as it is. */
  readonly state: 'good' | 'note' | 'problem';
  readonly said: string;
  readonly remedy?: string;
}

export function good(about: string, said: string): Finding {
  return { about, state: 'good', said };
}

export function note(about: string, said: string, remedy: string): Finding {
  return { about, state: 'note', said, remedy };
}

export function problem(about: string, said: string, remedy: string): Finding {
  return { about, state: 'problem', said, remedy };
}

/** The first few of a list, in a sentence. */
export function few(list: readonly string[], most = 3): string {
  const rest = list.length - most;
  return list.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
