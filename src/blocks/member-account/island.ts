/** The sign-out of the account page: no block, but brought to life as blocks are. Where the call fails, the form is sent. */
import { SIGN_IN_PATH } from '#domain/members/contract.ts';
import { api } from '#runtime/calls/data-layer.ts';
import type { Island } from '#runtime/island.ts';
import { signOut } from '#runtime/members/sign-out.ts';

const mount: Island<undefined> = (root) => {
  if (!(root instanceof HTMLFormElement)) return () => {};
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void signOut(api, { cloneCart: true, readCookies: () => document.cookie }).then((isDone) =>
      isDone ? location.assign(`${SIGN_IN_PATH}?signed-out`) : root.submit(),
    );
  };
  root.addEventListener('submit', onSubmit);
  return () => root.removeEventListener('submit', onSubmit);
};
export default mount;
