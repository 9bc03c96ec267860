/** The addresses for people who are not signed in, and how the others lead there. */

export const SIGN_IN_PATH = '/login';
export const RESET_PATH = '/reset';
export const INVITE_PATH = '/invite';
/** The first owner's, which shows templates to choose from. */
export const SET_UP_PATH = '/setup';

/** Those of them that need no more than a form each. */
export const WAYS_IN: readonly string[] = [SIGN_IN_PATH, RESET_PATH, INVITE_PATH];

/** Where somebody signs in who wanted to go to `place`: a path, with its query. */
export function signInAddress(place: string): string {
  return place === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?to=${encodeURIComponent(place)}`;
}
