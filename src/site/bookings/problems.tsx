/** What is wrong with what was sent, above the page: the address that forms are sent to leads here, and so does the focus. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { bookingPageWords } from './words/words.ts';

/** Of what the page says first; forms name it in their address. */
export const SAID_ID = 'said';

interface ProblemsProps {
  /** What is wrong, and the element that it is about. */
  readonly problems: readonly { readonly words: string; readonly id: string }[];
  readonly locale: string;
}

export function Problems({ problems, locale }: ProblemsProps): ReactNode {
  return (
    <div id={SAID_ID} className="shop-problems" role="alert" tabIndex={-1} {...PROBLEM_MARK}>
      <p>
        <strong>{bookingPageWords(locale)('check')}</strong>
      </p>
      <ul>
        {problems.map(({ words, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
