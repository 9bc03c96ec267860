/** Says whether what was done is saved. */
import type { ReactNode } from 'react';
import styles from './edit-screen.module.css';
import type { Editor } from './editor.ts';
import type { SaveState } from './state.ts';
import { useStore } from './store.ts';

const WORDS: Readonly<Record<Exclude<SaveState['kind'], 'stopped'>, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline — your changes are kept here and go out later',
  'signed-out': 'Signed out — sign in again in another tab; your changes are kept here',
};

export function SaveWords({ editor }: { readonly editor: Editor }): ReactNode {
  const saving = useStore(editor.store, (state) => state.saving);
  const words = saving.kind === 'stopped' ? saving.message : WORDS[saving.kind];
  return (
    <span className={styles['saving']} data-kind={saving.kind} role="status">
      {words}
    </span>
  );
}
