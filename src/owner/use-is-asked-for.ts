/** A link may say which field of a screen it is about: `settings/search#description`. */
import { useLocation } from 'react-router';

export function useIsAskedFor(name: string): boolean {
  return useLocation().hash === `#${name}`;
}
