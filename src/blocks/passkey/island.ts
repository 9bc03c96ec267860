/** Passkeys on the pages of members: no block, but brought to life as blocks are, where the browser has passkeys. */
import type { Island, Undo } from '#runtime/island.ts';
import { reportError } from '#runtime/report-error.ts';

const mount: Island<undefined> = (root) => {
  if (typeof PublicKeyCredential !== 'function') return () => {};
  let isWanted = true;
  let undo: Undo = () => {};
  import('./mount-passkeys.ts').then(
    ({ mountPasskeys }) => {
      if (isWanted) undo = mountPasskeys(root);
    },
    (error: unknown) => reportError(error, { island: 'passkey' }),
  );
  return () => {
    isWanted = false;
    undo();
  };
};
export default mount;
