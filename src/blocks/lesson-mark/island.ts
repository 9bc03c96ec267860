/** The button that marks a lesson for everyone as completed: no block, and shown to members who are signed in. */
import type { Island } from '#runtime/island.ts';
import { memberToken } from '#runtime/members/sign-out.ts';

const mount: Island<undefined> = (root) => {
  root.hidden = memberToken(document.cookie) === '';
  return () => {
    root.hidden = true;
  };
};
export default mount;
