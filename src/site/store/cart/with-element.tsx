import type { ReactNode } from 'react';

/** Holds the place of the element; no text has it. */
const MARK = '\uE000';

/** A sentence with an element in it, where its language wants it. @param say fills a text in at that place */
export function withElement(say: (mark: string) => string, element: ReactNode): ReactNode {
  const [before, after] = say(MARK).split(MARK);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
