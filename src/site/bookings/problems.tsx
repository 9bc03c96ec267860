/** What is wrong with what was sent, above the page: the address that forms are sent to leads here, and so does the focus. */
import type { ReactNode } from 'react';

/** Of what the page says first; forms name it in their address. */
export const SAID_ID = 'said';

interface ProblemsProps {
  /** What is wrong, and the element that it is about. */
  readonly problems: readonly { readonly words: string; readonly id: string }[];
}

export function Problems({ problems }: ProblemsProps): ReactNode {
  return (
    <div id={SAID_ID} className="shop-problems" role="alert" tabIndex={-1}>
      <p>
        <strong>Please check:</strong>
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
