/** The product's mark: a cabinet of glass, seen from the front. */
import type { ReactNode } from 'react';

export function Mark({ size = 22 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <path d="M3 2.75h16v16.5H3z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M3 11h16M11 2.75V11" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 8.5 8.5 5M14 16.25l3.5-3.5" stroke="currentColor" strokeWidth="1.25" opacity="0.55" />
    </svg>
  );
}
